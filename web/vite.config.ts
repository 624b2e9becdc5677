import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig } from 'vitest/config';
import { compress } from './scripts/compress.ts';
import { gameShortcuts } from './scripts/gameShortcuts.ts';

/** Where a server runs while pages are being written: `./lucca serve --port 8080`. */
const server = process.env['LUCCA_SERVER'] ?? 'http://localhost:8080';

export default defineConfig({
  plugins: [svelte(), gameShortcuts(), compress()],
  build: {
    outDir: 'target/classes/static',
    emptyOutDir: true,
    manifest: true,
    // The content security policy allows files from here and nothing inline.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    chunkSizeWarningLimit: 250,
    reportCompressedSize: false,
  },
  server: { proxy: { '/api': { target: server, changeOrigin: false } } },
  resolve: {
    alias: { 'lucca-verifier': new URL('../verifier/target/javascript/verifier.js', import.meta.url).pathname },
    ...(process.env['VITEST'] ? { conditions: ['browser'] } : {}),
  },
  test: { environment: 'happy-dom', include: ['src/**/*.test.ts'] },
});
