// Runs a program of the product from the build of its sources, in place of this process: `run-built.ts script words…`.

import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { builtFile, ensureServerBuild, isBuilt } from './server-build.ts';

const root = join(import.meta.dirname, '../../..');
const [script = '', ...words] = process.argv.slice(2);

/** Undefined if nobody ran `npm run build` and this user may not. The sources do the same with more memory. */
async function findBuild(): Promise<string | undefined> {
  try {
    return await ensureServerBuild(root);
  } catch (error) {
    if (['EACCES', 'EPERM', 'EROFS'].includes((error as NodeJS.ErrnoException).code ?? '')) return undefined;
    throw error;
  }
}

const build = isBuilt(script) ? await findBuild() : undefined;
if (build && process.execve) {
  process.execve(process.execPath, [process.execPath, ...process.execArgv, builtFile(build, script), ...words]);
}
const source = join(root, script);
process.argv.splice(1, 2, source);
await import(pathToFileURL(source).href);
