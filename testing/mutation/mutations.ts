// The mutations of the product: every line that an operator can change.

import { spawnSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { isCode, operators } from './operators.ts';

export type Mutation = { file: string; line: number; operator: string; changed: string };

const mutated = /^src\/(areas|platform)\/(?!(.*\/)?web\/).*\.ts$/;
const left = /\.test\.ts$|\/texts\/|\/schema\.ts$|contract(-parts)?\.ts$|\.d\.ts$/;

export const isMutated = (file: string) => mutated.test(file) && !left.test(file);

export function committedFiles(root: string, folder = '.'): string[] {
  const { stdout } = spawnSync('git', ['ls-files', folder], { cwd: root, encoding: 'utf8' });
  return stdout.split('\n').filter(Boolean);
}

export function mutationsBelow(root: string, start: string): Mutation[] {
  const files = committedFiles(root, 'src').filter(isMutated);
  return files.filter((file) => file.startsWith(start)).flatMap((file) => mutationsOf(root, file));
}

function mutationsOf(root: string, file: string): Mutation[] {
  const lines = readFileSync(join(root, file), 'utf8').split('\n');
  return lines.flatMap((text, line) =>
    isCode(text)
      ? operators.flatMap(({ name, apply }) => {
          const changed = apply(text);
          return changed === null ? [] : [{ file, line, operator: name, changed }];
        })
      : [],
  );
}

/** Changes the file in a copy of the project; returns what restores it. */
export function applyIn(copy: string, { file, line, changed }: Mutation): () => void {
  const path = join(copy, file);
  const whole = readFileSync(path, 'utf8');
  writeFileSync(path, whole.split('\n').with(line, changed).join('\n'));
  return () => writeFileSync(path, whole);
}

/** The same seed selects the same mutations of the same code. */
export function picked(all: Mutation[], count: number, seed: number): Mutation[] {
  let state = seed * 2_654_435_761 + 1;
  const next = () => {
    state = (Math.imul(state ^ (state >>> 15), 2_246_822_507) + 0x9e3779b9) >>> 0;
    return state / 2 ** 32;
  };
  const rest = [...all];
  return Array.from(
    { length: Math.min(count, rest.length) },
    () => rest.splice(Math.floor(next() * rest.length), 1)[0]!,
  );
}
