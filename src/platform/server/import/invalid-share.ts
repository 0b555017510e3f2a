// Stops an import with more invalid lines than the operator accepts.

import type { Problem } from './problem.ts';
import { countLines, type ResourceFile } from './read-file.ts';

export class TooManyInvalidLines extends Error {
  constructor(reason: string) {
    super(`${reason} The import stopped; lines written before stay.`);
  }
}

/** Checked after every invalid line of a resource. */
export type InvalidLimit = (invalid: number, problems: readonly Problem[]) => void;

export async function invalidLimitOf(
  kind: string,
  files: readonly ResourceFile[],
  share: number | undefined,
): Promise<InvalidLimit> {
  if (share === undefined) return () => undefined;
  const lines = (await Promise.all(files.map(countLines))).reduce((sum, count) => sum + count, 0);
  return (invalid, problems) => {
    if (problems.some(({ skipsFile }) => skipsFile)) throw new TooManyInvalidLines(`${kind}: a whole file is invalid.`);
    if (invalid <= share * lines) return;
    const counts = `${invalid.toLocaleString('en')} of ${lines.toLocaleString('en')}`;
    throw new TooManyInvalidLines(`${kind}: ${counts} lines are invalid, more than ${percent(share)}.`);
  };
}

const percent = (share: number) => `${Number((share * 100).toFixed(3))}%`;
