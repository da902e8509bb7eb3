// What the site without a server has in its page besides: a policy that lets nothing in from elsewhere, and its manifest.
import type { HtmlTagDescriptor, Plugin } from 'vite';

// Pyodide compiles WebAssembly; nothing evaluates text
const POLICY =
  "default-src 'self'; script-src 'self' 'wasm-unsafe-eval'; style-src 'self' 'unsafe-inline'; img-src 'self' data:; " +
  "connect-src 'self'; worker-src 'self'; base-uri 'none'; form-action 'none'; object-src 'none'";

const TAGS: HtmlTagDescriptor[] = [
  { tag: 'meta', attrs: { 'http-equiv': 'Content-Security-Policy', content: POLICY }, injectTo: 'head-prepend' },
  { tag: 'link', attrs: { rel: 'manifest', href: './pessoi.webmanifest' } },
];

export const site = (): Plugin => ({ name: 'site', transformIndexHtml: () => TAGS });
