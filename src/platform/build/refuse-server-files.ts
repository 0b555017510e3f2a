// Fails the build if a web file imports a server file.

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
