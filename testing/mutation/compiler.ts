// Whether the compiler refuses a mutation, as the types of `npm test` would.

import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { applyIn, type Mutation } from './mutations.ts';

export type Compiler = { refuses(): Promise<boolean> };

/** The mutations that cause an error in their own file: one of every file at a time, since a run takes seconds. */
export async function refusedOf(copy: string, mutations: readonly Mutation[]): Promise<Set<Mutation>> {
  const known = new Set(await compile(copy));
  const refused = new Set<Mutation>();
  const ofFiles = [...Map.groupBy(mutations, ({ file }) => file).values()];
  for (let turn = 0; ofFiles.some((ofFile) => ofFile.length > turn); turn++) {
    const tried = ofFiles.flatMap((ofFile) => ofFile[turn] ?? []);
    const restores = tried.map((mutation) => applyIn(copy, mutation));
    const errors = (await compile(copy)).filter((error) => !known.has(error));
    for (const restore of restores) restore();
    for (const mutation of tried)
      if (errors.some((error) => error.startsWith(`${mutation.file}(`))) refused.add(mutation);
  }
  return refused;
}

/** The first run reads everything, later ones what has changed since. A copy may have errors of its own. */
export async function openCompiler(copy: string): Promise<Compiler> {
  const known = new Set(await compile(copy));
  return { refuses: async () => (await compile(copy)).some((error) => !known.has(error)) };
}

function compile(copy: string): Promise<string[]> {
  const compiler = join(copy, 'node_modules/.bin/tsc');
  // One of the processes that try mutations.
  const env = { ...process.env, GOMAXPROCS: '1' };
  const child = spawn(compiler, ['-b', 'tsconfig.server.json', '--pretty', 'false'], { cwd: copy, env });
  return new Promise((resolve, reject) => {
    let output = '';
    child.stdout.on('data', (part: Buffer) => (output += part.toString()));
    child.on('error', reject);
    child.on('close', () => resolve(output.split('\n').filter((line) => line.includes('): error TS'))));
  });
}
