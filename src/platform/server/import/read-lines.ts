// The lines of a text file, in portions as they are read. A line that is too long is passed over without being kept.

import { constants, createReadStream } from 'node:fs';

const longestLine = 1024 * 1024;
/** Most files of a load are small, and each is read into pieces of this size. */
const pieceLength = 128 * 1024;
export const tooLong = { field: '', message: 'is longer than 1 MB' };
const newline = 10;

/** Null stands for a line that was too long. */
export async function* readLines(file: string): AsyncGenerator<(string | null)[]> {
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

/** A link that has taken the place of a file since the folder was listed is not followed. */
export function openFile(path: string, pieces: number): AsyncIterable<Buffer> {
  // Node takes numbers as well; its types know only the letters.
  const flags = (constants.O_RDONLY | constants.O_NOFOLLOW) as unknown as string;
  return createReadStream(path, { flags, highWaterMark: pieces });
}
