// Runs the tests of rules and calls in a folder with the project.

import { spawn } from 'node:child_process';
import { join } from 'node:path';
import type { TestTemplates } from '../test-templates.ts';

const root = join(import.meta.dirname, '../..');

export type RunOptions = { templates: TestTemplates; env?: object; isShown?: boolean; timeout?: number };

/** The exit code; null after a timeout. */
export function runVitest(
  folder: string,
  words: readonly string[],
  { templates, env, isShown = false, timeout }: RunOptions,
): Promise<number | null> {
  const vitest = join(root, 'node_modules/vitest/vitest.mjs');
  const all = [vitest, 'run', ...words, '--reporter=dot', '--project=rules', '--project=calls'];
  const child = spawn(process.execPath, all, {
    cwd: folder,
    env: { ...process.env, TEST_TEMPLATES: JSON.stringify(templates), ...env },
    stdio: isShown ? 'inherit' : 'ignore',
    detached: true,
  });
  // A mutation can loop for ever in a worker, which then does not end with its parent.
  const killGroup = () => child.pid !== undefined && killIfAlive(-child.pid);
  process.once('exit', killGroup);
  const timer = timeout && setTimeout(killGroup, timeout);
  return new Promise((resolve) => {
    child.on('exit', (code) => {
      clearTimeout(timer);
      killGroup();
      process.off('exit', killGroup);
      resolve(code);
    });
  });
}

function killIfAlive(processId: number): void {
  try {
    process.kill(processId, 'SIGKILL');
  } catch {
    // It ended on its own.
  }
}
