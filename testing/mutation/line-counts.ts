// How often each line of a file ran, from the counts of V8.

type Range = { startOffset: number; endOffset: number; count: number };

/** By line, from 0: 0 if only a part of the line ran. Lines that did not run are left out. */
export type LineCounts = Record<number, number>;

export function countLines(source: string, functions: readonly { ranges: readonly Range[] }[]): LineCounts {
  const isWhole = ({ startOffset, endOffset }: Range) => startOffset === 0 && endOffset >= source.length;
  const ranges = functions.flatMap((each) => each.ranges);
  const loads = ranges.find(isWhole)?.count ?? 0;
  const counts = countCharacters(
    source.length,
    ranges.filter((range) => !isWhole(range)),
  );
  const lines: LineCounts = {};
  let start = 0;
  for (const [line, text] of source.split('\n').entries()) {
    const ofCode = [...text.matchAll(/[^\s{}();]/g)].map(({ index }) => counts[start + index]!);
    // A function in one line is named by code that runs only while its module loads.
    const ofFunctions = ofCode.filter((count) => count !== outside);
    const most = ofFunctions.length > 0 ? Math.max(...ofFunctions) : loads;
    if (ofCode.length > 0 && most > 0) lines[line] = ofFunctions.length > 0 ? Math.min(...ofFunctions) : loads;
    start += text.length + 1;
  }
  return lines;
}

const outside = -1;

/** An inner range decides for its part of an outer one. */
function countCharacters(length: number, ranges: readonly Range[]): Int32Array {
  const counts = new Int32Array(length).fill(outside);
  const sizeOf = ({ startOffset, endOffset }: Range) => endOffset - startOffset;
  for (const { startOffset, endOffset, count } of ranges.toSorted((one, other) => sizeOf(other) - sizeOf(one)))
    counts.fill(count, startOffset, endOffset);
  return counts;
}
