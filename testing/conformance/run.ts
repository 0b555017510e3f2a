// Runs the conformance tests with the official definitions of a folder; they are not part of the repository.

import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';

const folder = resolve(process.argv[2] ?? '');
if (process.argv[2] === undefined || !existsSync(folder)) {
  console.error('Usage: npm run conformance -- FOLDER   (the folder with the Swagger files of the TM Forum)');
  process.exit(1);
}
const root = join(import.meta.dirname, '../..');
const vitest = join(root, 'node_modules/vitest/vitest.mjs');
const { status } = spawnSync(process.execPath, [vitest, 'run', '--project', 'conformance'], {
  cwd: root,
  env: { ...process.env, CONFORMANCE_FOLDER: folder },
  stdio: 'inherit',
});
process.exit(status ?? 1);
