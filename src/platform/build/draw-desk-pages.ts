// Writes the page of the operator desk once for every brand.

import type { Plugin } from 'vite';
import { deskPageName } from '../pages.ts';
import { deskBase } from '../web-base.ts';
import { builtBrands } from './built-brands.ts';
import { takeHtml } from './draw-pages.ts';

export function drawDeskPages(): Plugin {
  return {
    name: 'draw-desk-pages',
    apply: 'build',
    enforce: 'post',
    generateBundle(_options, bundle) {
      const html = takeHtml(bundle);
      for (const { id, fill } of builtBrands(this, bundle, deskBase)) {
        this.emitFile({ type: 'asset', fileName: deskPageName(id), source: fill(html) });
      }
    },
  };
}
