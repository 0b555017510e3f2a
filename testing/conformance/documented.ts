// The statements of docs/tmf.md about conformance.

import { readFileSync } from 'node:fs';
import { join } from 'node:path';

export type DocumentedOperation = { method: string; path: string; result: string };

const lines = readFileSync(join(import.meta.dirname, '../../docs/tmf.md'), 'utf8').split('\n');

/** Paths are those below /tmf-api. */
export function documentedOperations(): DocumentedOperation[] {
  const operations: DocumentedOperation[] = [];
  let base = '';
  for (const line of lines) {
    base = /^#### TMF.*`(\/[^`]+)`$/.exec(line)?.[1] ?? base;
    const [, method, path, result] = /^\| `([A-Z]+) (\/[^`]+)` \| ([^|]+) \|/.exec(line) ?? [];
    if (method && path && result) operations.push({ method, path: `${base}${path}`, result });
  }
  return operations;
}

/** Such as `206 is not defined`. */
export function documentedDeviations(): string[] {
  return lines.flatMap((line) => {
    const [, subject] = /^\| `([^`]+)` is not defined \|/.exec(line) ?? [];
    return subject === undefined ? [] : [`${subject} is not defined`];
  });
}
