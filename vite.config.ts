// Builds the web into .build/web, refusing any server file, and writes brotli and gzip beside every asset.

import babel from '@rolldown/plugin-babel';
import tailwindcss from '@tailwindcss/vite';
import react, { reactCompilerPreset } from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { layerOrder } from './src/platform/build/layer-order.ts';
import { precompress } from './src/platform/build/precompress.ts';
import { refuseServerFiles } from './src/platform/build/refuse-server-files.ts';

export default defineConfig({
  root: 'src/app',
  base: '/my-a1/',
  plugins: [refuseServerFiles(), react(), babel({ presets: [reactCompilerPreset()] }), tailwindcss(), layerOrder(), precompress()],
  build: {
    outDir: '../../.build/web',
    emptyOutDir: true,
    target: 'baseline-widely-available',
    assetsInlineLimit: 0,
    reportCompressedSize: false,
    rolldownOptions: {
      checks: { bundlerTimings: false },
      output: {
        entryFileNames: 'assets/[name]-[hash].js',
        chunkFileNames: 'assets/[name]-[hash].js',
        assetFileNames: 'assets/[name]-[hash][extname]',
      },
    },
  },
  server: { proxy: { '/api': 'http://127.0.0.1:3000' } },
});
