// Whether the compiler refuses a mutation, as the types of `npm test` would.

import { spawn } from 'node:child_process';
import { join } from 'node:path';

export type Compiler = { refuses(file: string): Promise<boolean> };

/** The first run reads everything, later ones what has changed since. */
export async function openCompiler(copy: string): Promise<Compiler> {
  await compile(copy);
  return { refuses: async (file) => (await compile(copy)).includes(`${file}(`) };
}

/** Every error begins with its file. */
function compile(copy: string): Promise<string> {
  const compiler = join(copy, 'node_modules/.bin/tsc');
  // One of the processes that try mutations.
  const env = { ...process.env, GOMAXPROCS: '1' };
  const child = spawn(compiler, ['-b', 'tsconfig.server.json', '--pretty', 'false'], { cwd: copy, env });
  return new Promise((resolve, reject) => {
    let errors = '';
    child.stdout.on('data', (part: Buffer) => (errors += part.toString()));
    child.on('error', reject);
    child.on('exit', () => resolve(errors));
  });
}
