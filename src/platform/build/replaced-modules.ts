// Modules of libraries that the browser does not load as they are, with the modules that replace them.

import { join } from 'node:path';

const replacements = {
  // The server validates; browsers need no schemas.
  typebox: 'src/platform/web/without-schemas.ts',
  // Texts are compiled, and numbers need no format of Intl.
  'use-intl/format-message': 'src/platform/web/i18n/format-message.ts',
};

/** For Vite. */
export function replacedModules(root: string): { find: RegExp; replacement: string }[] {
  return Object.entries(replacements).map(([name, file]) => ({
    find: new RegExp(`^${name}$`),
    replacement: join(root, file),
  }));
}

/** For Rolldown: the dollar sign keeps the modules below the name. */
export function replacedModulesByName(root: string): Record<string, string> {
  return Object.fromEntries(Object.entries(replacements).map(([name, file]) => [`${name}$`, join(root, file)]));
}
