// Builds the server and the commands of an operator into few files when their sources have changed. Node also runs the
// sources, but then it keeps its compiler and 3,000 modules in memory.

import { existsSync } from 'node:fs';
import { basename, join } from 'node:path';
import { buildFolder, fillBuildFolder } from './build-folder.ts';

/** What operators run; the brands are loaded by their names. */
const scripts = [
  'src/app/server/main.ts',
  'src/app/commands/run-import.ts',
  'src/app/commands/run-operator.ts',
  'src/app/commands/run-verify-documents.ts',
  'src/platform/server/audit/run-verify.ts',
  'database/backup/run-backup.ts',
  'database/backup/run-restore.ts',
];

const sources = ['src', 'database', 'brands', 'package-lock.json'];
const isSource = (name: string) => /\.ts$|\.json$/.test(name) && !/\/web\/|\.test\./.test(name);

export const isBuilt = (script: string) => scripts.includes(script);

/** The folder of the build of the current sources; built now if it is missing. */
export async function ensureServerBuild(root: string): Promise<string> {
  const folder = await buildFolder({ root, part: 'server', sources, isSource });
  if (existsSync(folder)) return folder;
  await fillBuildFolder(folder, async (unfinished) => {
    const { buildServer } = await import('#platform/build/build-server.ts');
    await buildServer({ root, scripts, folder: unfinished });
  });
  return folder;
}

export const builtFile = (folder: string, script: string) => join(folder, `${basename(script, '.ts')}.js`);
