// Tests that use programs the project did not write. Without the program they are skipped, and their title says so.

import { execFileSync, spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe } from 'vitest';

export function describeWithPrograms(programs: readonly string[], tests: () => void): void {
  const missing = programs.filter((program) => !isInstalled(program));
  const skipped = missing.length > 0 ? ` (skipped: ${missing.join(' and ')} not installed)` : '';
  describe.skipIf(missing.length > 0)(`${programs.join(' and ')}${skipped}`, () => {
    tests();
  });
}

/** Not every program succeeds without a task, but an installed one starts. */
function isInstalled(program: string): boolean {
  return spawnSync(program, ['--version'], { stdio: 'ignore' }).error === undefined;
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
