import fs from 'node:fs';
import path from 'node:path';
import { onTestFinished } from 'vitest';
import { memoryFolder } from '../memory-folder.ts';

/** A folder that is deleted after the test. */
export function temporaryDirectory(name = 'data'): string {
  const parent = fs.mkdtempSync(path.join(memoryFolder(), 'abonat-lifecycle-'));
  onTestFinished(() => fs.rmSync(parent, { recursive: true, force: true }));
  const directory = path.join(parent, name);
  fs.mkdirSync(directory, { recursive: true });
  return directory;
}
