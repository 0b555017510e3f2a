// Builds the service worker into one file of its own: it shares no chunk with the pages, whose names change.

import { join } from 'node:path';
import { rolldown } from 'rolldown';
import type { Plugin } from 'vite';

export function serviceWorkerFile(root: string): Plugin {
  return {
    name: 'service-worker',
    apply: 'build',
    async generateBundle() {
      const worker = await rolldown({
        input: join(root, 'src/platform/web/service-worker/worker.ts'),
        cwd: root,
        platform: 'browser',
        tsconfig: false,
      });
      const { output } = await worker.generate({ format: 'iife', minify: true });
      await worker.close();
      this.emitFile({ type: 'asset', fileName: 'service-worker.js', source: output[0].code });
    },
  };
}
