import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig } from 'vitest/config';
import { cutFonts } from './scripts/fonts';

// The development server passes what is not ours on to a Pessoi server: PESSOI_SERVER=http://127.0.0.1:8000 npm run dev
const server = process.env['PESSOI_SERVER'] ?? 'http://127.0.0.1:8000';

// Few large files compress better than many small ones: one for every page, and one a board.
const groups = [{ name: 'client', test: /node_modules|vite\/|src\/(?!boards\/\w+\/)|boards\/plain/ }];

await cutFonts();

export default defineConfig({
  plugins: [svelte()],
  build: {
    target: 'es2022',
    assetsInlineLimit: 0,
    chunkSizeWarningLimit: 300,
    cssCodeSplit: false,
    rolldownOptions: { output: { codeSplitting: { groups } } },
    modulePreload: { polyfill: false },
  },
  server: { host: '127.0.0.1', proxy: { '/api': { target: server, ws: true } } },
  preview: { host: '127.0.0.1', proxy: { '/api': { target: server, ws: true } } },
  test: { environment: 'happy-dom', include: ['src/**/*.test.ts'] },
  environments: { client: { resolve: process.env['VITEST'] ? { conditions: ['browser'] } : {} } },
});
