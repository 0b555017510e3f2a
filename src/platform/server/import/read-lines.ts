// Reads the lines of a text file in portions. Overlong lines are skipped without buffering them.

import { constants, createReadStream } from 'node:fs';
import type { ImportedResource } from './imported-resource.ts';
import type { Problem } from './problem.ts';

export type ReadLine = { line: number; record: unknown } | { line: number; problem: Problem };

const megabyte = 1024 * 1024;
/** Most imported files are small; each is read in chunks of this size. */
const pieceLength = 128 * 1024;
const newline = 10;

export const longestLineOf = ({ longestLine = megabyte }: ImportedResource) => longestLine;

export function tooLong(kind: ImportedResource): Problem {
  return { field: '', message: `is longer than ${longestLineOf(kind) / megabyte} MB` };
}

/** Null is an overlong line. */
export async function* readLines(file: string, longestLine: number): AsyncGenerator<(string | null)[]> {
  let isFirst = true;
  let rest: Buffer[] = [];
  let restLength = 0;
  const keep = (part: Buffer) => {
    restLength += part.length;
    if (restLength > longestLine) rest = [];
    else rest.push(part);
  };
  const take = (): string | null => {
    const text = restLength > longestLine ? null : Buffer.concat(rest).toString();
    rest = [];
    restLength = 0;
    if (!isFirst) return text;
    isFirst = false;
    return text?.replace(/^\uFEFF/, '') ?? null;
  };
  for await (const chunk of openFile(file, pieceLength)) {
    const first = chunk.indexOf(newline);
    if (first === -1) {
      keep(chunk);
      continue;
    }
    keep(chunk.subarray(0, first));
    const last = chunk.lastIndexOf(newline);
    const whole = last > first ? chunk.toString('utf8', first + 1, last).split('\n') : [];
    yield [take(), ...whole];
    keep(chunk.subarray(last + 1));
  }
  if (restLength > 0) yield [take()];
}

/** Does not follow a link that has replaced a file since the folder was listed. */
export function openFile(path: string, pieces: number): AsyncIterable<Buffer> {
  // Node also accepts numbers, which its types omit.
  const flags = (constants.O_RDONLY | constants.O_NOFOLLOW) as unknown as string;
  return createReadStream(path, { flags, highWaterMark: pieces });
}
