// Keeps the two sides apart in the bundle: a web file that reaches a server file fails the build.

import type { Plugin } from 'vite';

export function refuseServerFiles(): Plugin {
  return {
    name: 'refuse-server-files',
    enforce: 'pre',
    load(id) {
      const path = id.split('?')[0] ?? '';
      if (/\/src\/.*\/server\/|\/src\/app\/(server|main)\.ts$|\/database\/|\/testing\//.test(path)) {
        this.error(`${path} belongs to the server and cannot be part of the web.`);
      }
      return null;
    },
  };
}
