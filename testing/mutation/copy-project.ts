import { cpSync, mkdtempSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { committedFiles } from './mutations.ts';

/** A copy of the project without installed and built files, until the process exits. */
export function copyProject(root: string): string {
  const copy = mkdtempSync(join(tmpdir(), 'abonat-mutate-'));
  for (const file of committedFiles(root)) cpSync(join(root, file), join(copy, file));
  for (const installed of ['node_modules', 'runtime/node_modules'])
    symlinkSync(join(root, installed), join(copy, installed));
  process.on('exit', () => rmSync(copy, { recursive: true, force: true }));
  return copy;
}
