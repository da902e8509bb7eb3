import { vitePreprocess } from '@sveltejs/vite-plugin-svelte';

/** Short names for scoped styles; two styles never share one. */
const styles = new Map();
function cssHash({ hash, css }) {
  const name = `s${hash(css).slice(-4)}`;
  if ((styles.get(name) ?? css) !== css) throw new Error(`two styles would be called ${name}: make the name longer`);
  styles.set(name, css);
  return name;
}

// fragments as trees rather than HTML: half a kilobyte less
const compilerOptions = { runes: true, discloseVersion: false, fragments: 'tree', cssHash };

export default { preprocess: vitePreprocess(), compilerOptions };
