// Imports a folder of operator data: resource by resource in the order of their references, line by line.

import { outcomes, type ApplyResult, type Line, type Outcome } from './apply-lines.ts';
import type { LineWriter } from './copy-lines.ts';
import { describeProblems, wholeFile, type FileProblem } from './file-problem.ts';
import { createDuplicateFinder, type DuplicateFinder } from './find-duplicates.ts';
import type { ImportedResource } from './imported-resource.ts';
import { invalidLimitOf, type InvalidLimit } from './invalid-share.ts';
import { fieldsOfLine, fieldsOfRecord, type FieldReader } from './line-identity.ts';
import type { Problem } from './problem.ts';
import { findFiles, readFile, type ResourceFile } from './read-file.ts';
import type { ReadLine } from './read-lines.ts';
import { checkerOf } from './record.ts';
import { createRefusedLines, type RefusedLines } from './refused-lines.ts';

export type ResourceCounts = Record<Outcome, number> & { kind: string; wrong: number };

export type FolderImport = {
  folder: string;
  kinds: readonly ImportedResource[];
  /** Changes the text of a line or cell before it is read. */
  rewrite?: (text: string) => string;
  onProblem?: (problem: FileProblem) => void;
  onWaiting?: (file: string, line: number, because: string) => void;
  /** After every batch: the lines read and rows compared since. */
  onProgress?: (lines: number, rows: number) => void;
  /** Ends the import between two batches. */
  signal?: AbortSignal;
  /** Ends the import when more than this share of the lines of a resource is invalid. */
  stopAbove?: number;
};

const batchSize = 10_000;
/** A batch that locks numbers blocks their users only for this long. */
const smallBatchSize = 5000;
/** A batch of lines with files is also limited by its length, so that it fits into memory. */
const longestBatch = 16 * 1024 * 1024;

export async function importFolder(load: FolderImport, writer: LineWriter): Promise<ResourceCounts[]> {
  const { files, unknown } = findFiles(load.folder, load.kinds);
  for (const file of unknown) {
    const message = 'is not an imported resource';
    load.onProblem?.({ file, line: wholeFile, field: '', key: '', value: '', message });
  }
  const counts: ResourceCounts[] = [];
  const refused = createRefusedLines();
  for (const kind of load.kinds) {
    const own = files.filter((file) => file.kind === kind);
    if (own.length > 0) counts.push(await loadKind(load, writer, own, refused));
  }
  return counts;
}

async function loadKind(
  load: FolderImport,
  writer: LineWriter,
  files: readonly ResourceFile[],
  refused: RefusedLines,
): Promise<ResourceCounts> {
  const { kind } = files[0]!;
  const counts: ResourceCounts = { kind: kind.name, new: 0, changed: 0, same: 0, waiting: 0, wrong: 0 };
  const duplicateIn = createDuplicateFinder(kind);
  const checkShare = await invalidLimitOf(kind.name, files, load.stopAbove);
  await writer.begin(kind);
  for (const file of files) await loadFile(load, writer, file, { counts, duplicateIn, checkShare, refused });
  return counts;
}

type FileContext = {
  counts: ResourceCounts;
  duplicateIn: DuplicateFinder;
  checkShare: InvalidLimit;
  refused: RefusedLines;
};

async function loadFile(
  load: FolderImport,
  writer: LineWriter,
  file: ResourceFile,
  { counts, duplicateIn, checkShare, refused }: FileContext,
): Promise<void> {
  const { kind, name } = file;
  const refuseLine: RefuseLine = (line, read, problems) => {
    counts.wrong += 1;
    const place = { file: name, line };
    for (const problem of describeProblems({ kind, place, read, problems }, refused)) load.onProblem?.(problem);
    checkShare(counts.wrong, problems);
  };
  const settle = (applied: ApplyResult, lines: readonly Line[]) => {
    for (const outcome of outcomes) counts[outcome] += applied[outcome];
    const problems = Map.groupBy(applied.problems, ({ line }) => line);
    for (const each of lines) {
      const own = problems.get(each.line);
      if (own) refuseLine(each.line, fieldsOfLine(kind, each), own);
    }
    for (const line of applied.waitingLines) load.onWaiting?.(name, line, kind.waits!.because);
    load.onProgress?.(0, lines.length);
  };
  const take = linesOf(kind, duplicateIn, refuseLine);
  let batch: Line[] = [];
  let length = 0;
  // The next batch is read while the database works on earlier ones.
  const working = new Set<Promise<void>>();
  const send = async () => {
    const lines = batch;
    batch = [];
    length = 0;
    if (working.size === writer.lanes) await Promise.race(working);
    load.signal?.throwIfAborted();
    const work = writer
      .write(kind, lines)
      .then((applied) => settle(applied, lines))
      .finally(() => void working.delete(work));
    working.add(work);
    // The next await reports the failure.
    work.catch(() => undefined);
  };
  const size = kind.holdsNumbers ? smallBatchSize : batchSize;
  try {
    for await (const read of readFile(file, load.rewrite ?? ((text) => text))) {
      for (const each of read) {
        const line = take(each);
        if (!line) continue;
        batch.push(line);
        if (kind.longestLine !== undefined) length += lengthOf(line);
        if (batch.length === size || length > longestBatch) await send();
      }
      load.onProgress?.(read.length, 0);
    }
    if (batch.length > 0) await send();
    await Promise.all(working);
  } finally {
    // No work remains when the import ends, also after a failure.
    await Promise.allSettled(working);
  }
}

const lengthOf = ({ values }: Line) =>
  values.reduce<number>((sum, value) => sum + (typeof value === 'string' ? value.length : 0), 0);

type RefuseLine = (line: number, read: FieldReader, problems: readonly Problem[]) => void;

/** Parses each line into field values and reports invalid lines. */
function linesOf(kind: ImportedResource, duplicateIn: DuplicateFinder, refuseLine: RefuseLine) {
  const check = checkerOf(kind);
  return (read: ReadLine): Line | null => {
    const { line } = read;
    const fields = fieldsOfRecord('record' in read ? read.record : null);
    const checked = 'problem' in read ? { problems: [read.problem] } : check(read.record);
    const duplicate = 'values' in checked ? duplicateIn(checked) : null;
    if ('values' in checked && !duplicate) return { line, values: checked.values };
    refuseLine(line, fields, 'problems' in checked ? checked.problems : [duplicate!]);
    return null;
  };
}
