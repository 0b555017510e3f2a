// Tests that use programs the project did not write. Without the program they are skipped, and their title says so.

import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe } from 'vitest';

/** `words` are arguments with which an installed program succeeds. */
export function describeWithProgram(program: string, words: readonly string[], tests: () => void): void {
  const isInstalled = succeeds(program, words);
  describe.skipIf(!isInstalled)(`${program}${isInstalled ? '' : ' (skipped: it is not installed)'}`, () => {
    tests();
  });
}

export function succeeds(program: string, words: readonly string[]): boolean {
  try {
    execFileSync(program, words, { stdio: 'ignore' });
    return true;
  } catch {
    return false;
  }
}

export function inTemporaryFolder<Value>(work: (folder: string) => Value): Value {
  const folder = mkdtempSync(join(tmpdir(), 'abonat-external-'));
  try {
    return work(folder);
  } finally {
    rmSync(folder, { recursive: true });
  }
}

/** The report of poppler's pdfsig. It exits with an error for files whose signature is not valid. */
export function pdfsigReport(file: Buffer): string {
  return inTemporaryFolder((folder) => {
    const path = join(folder, 'file.pdf');
    writeFileSync(path, file);
    try {
      return execFileSync('pdfsig', ['-nocert', path], { encoding: 'utf8' });
    } catch (error) {
      return String((error as { stdout?: string }).stdout);
    }
  });
}
