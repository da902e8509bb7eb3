import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig } from 'vitest/config';
import { cutFonts } from './scripts/fonts';
import { site } from './scripts/site';

// The development server passes what is not ours on to a Pessoi server: PESSOI_SERVER=http://127.0.0.1:8000 npm run dev
const server = process.env['PESSOI_SERVER'] ?? 'http://127.0.0.1:8000';

// What every page needs comes in one file, what a table needs in another; each board and each page has its own.
const groups = [
  { name: 'client', test: /node_modules|vite\/|src\/(?:App|main|art\/(?!covers)|lib|ui|words|pages\/Missing)/ },
  { name: 'table', test: /src\/(?:table|film|boards\/(?:\w+\.ts|plain))/ },
];

await cutFonts();

export default defineConfig(({ mode }) => ({
  plugins: [svelte(), mode === 'site' && site()],
  base: mode === 'site' ? './' : '/',
  worker: { format: 'es' },
  build: {
    ...(mode === 'site' && { outDir: '../build/site', emptyOutDir: true }),
    target: 'es2022',
    assetsInlineLimit: 0,
    chunkSizeWarningLimit: 300,
    manifest: true,
    rolldownOptions: { output: { codeSplitting: { groups } } },
    modulePreload: { polyfill: false },
  },
  server: { host: '127.0.0.1', proxy: { '/api': { target: server, ws: true } } },
  preview: { host: '127.0.0.1', proxy: { '/api': { target: server, ws: true } } },
  test: { environment: 'happy-dom', include: ['src/**/*.test.ts'] },
  environments: { client: { resolve: process.env['VITEST'] ? { conditions: ['browser'] } : {} } },
}));
