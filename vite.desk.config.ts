// Builds the operator desk into .build/desk: a separate page, so that customers do not download it.

import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { join } from 'node:path';
import { defineConfig } from 'vite';
import { brandSheets } from './src/platform/build/built-brands.ts';
import { compileTexts } from './src/platform/build/compile-texts.ts';
import { drawDeskPages } from './src/platform/build/draw-desk-pages.ts';
import { layerOrder } from './src/platform/build/layer-order.ts';
import { precompress } from './src/platform/build/precompress.ts';
import { refuseServerFiles } from './src/platform/build/refuse-server-files.ts';
import { replacedModules } from './src/platform/build/replaced-modules.ts';
import { deskBase } from './src/platform/web-base.ts';

export default defineConfig({
  root: 'src/app/web/desk',
  base: `${deskBase}/`,
  plugins: [refuseServerFiles(), compileTexts(), react(), tailwindcss(), layerOrder(), drawDeskPages(), precompress()],
  resolve: { alias: replacedModules(import.meta.dirname) },
  build: {
    outDir: '../../../../.build/desk/by-hand',
    emptyOutDir: true,
    target: 'baseline-widely-available',
    assetsInlineLimit: 0,
    reportCompressedSize: false,
    rolldownOptions: {
      checks: { bundlerTimings: false },
      input: { index: join(import.meta.dirname, 'src/app/web/desk/index.html'), ...brandSheets() },
    },
  },
});
