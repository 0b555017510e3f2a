// Builds the service worker into one file of its own: it shares no chunk with the pages, whose names change.

import { join } from 'node:path';
import type { Plugin } from 'vite';
import { bundleScript } from './bundle-script.ts';

export function serviceWorkerFile(root: string): Plugin {
  return {
    name: 'service-worker',
    apply: 'build',
    async generateBundle() {
      const source = await bundleScript(root, join(root, 'src/platform/web/service-worker/worker.ts'));
      this.emitFile({ type: 'asset', fileName: 'service-worker.js', source });
    },
  };
}
