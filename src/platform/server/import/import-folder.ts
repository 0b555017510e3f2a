// Imports a folder of operator data: resource by resource in the order of their references, line by line.

import { outcomes, type ApplyResult, type Line, type LineProblem, type Outcome } from './apply-lines.ts';
import type { LineWriter } from './copy-lines.ts';
import { createDuplicateFinder, type DuplicateFinder } from './find-duplicates.ts';
import type { ImportedResource } from './imported-resource.ts';
import { findFiles, readFile, type ResourceFile } from './read-file.ts';
import type { ReadLine } from './read-lines.ts';
import { checkerOf } from './record.ts';

export type FileProblem = LineProblem & { file: string };
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
};

const batchSize = 10_000;
/** A batch that locks numbers blocks their users only for this long. */
const smallBatchSize = 5000;

export async function importFolder(load: FolderImport, writer: LineWriter): Promise<ResourceCounts[]> {
  const { files, unknown } = findFiles(load.folder, load.kinds);
  for (const file of unknown) {
    load.onProblem?.({ file, line: 0, field: '', message: 'is not an imported resource' });
  }
  const counts: ResourceCounts[] = [];
  for (const kind of load.kinds) {
    const own = files.filter((file) => file.kind === kind);
    if (own.length > 0) counts.push(await loadKind(load, writer, kind, own));
  }
  return counts;
}

async function loadKind(
  load: FolderImport,
  writer: LineWriter,
  kind: ImportedResource,
  files: readonly ResourceFile[],
): Promise<ResourceCounts> {
  const counts: ResourceCounts = { kind: kind.name, new: 0, changed: 0, same: 0, waiting: 0, wrong: 0 };
  const duplicateIn = createDuplicateFinder(kind);
  await writer.begin(kind);
  for (const file of files) await loadFile(load, writer, file, { counts, duplicateIn });
  return counts;
}

type FileContext = { counts: ResourceCounts; duplicateIn: DuplicateFinder };

async function loadFile(
  load: FolderImport,
  writer: LineWriter,
  file: ResourceFile,
  { counts, duplicateIn }: FileContext,
): Promise<void> {
  const { kind, name } = file;
  const tell = ({ line, field, message }: LineProblem) => load.onProblem?.({ file: name, line, field, message });
  const settle = (applied: ApplyResult, lines: number) => {
    for (const outcome of outcomes) counts[outcome] += applied[outcome];
    counts.wrong += new Set(applied.problems.map(({ line }) => line)).size;
    applied.problems.forEach(tell);
    for (const line of applied.waitingLines) load.onWaiting?.(name, line, kind.waits!.because);
    load.onProgress?.(0, lines);
  };
  const take = linesOf(kind, duplicateIn, (problems) => {
    counts.wrong += 1;
    problems.forEach(tell);
  });
  let batch: Line[] = [];
  // The next batch is read while the database works on earlier ones.
  const working = new Set<Promise<void>>();
  const send = async () => {
    const lines = batch;
    batch = [];
    if (working.size === writer.lanes) await Promise.race(working);
    load.signal?.throwIfAborted();
    const work = writer
      .write(kind, lines)
      .then((applied) => settle(applied, lines.length))
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
        if (line && batch.push(line) === size) await send();
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

/** Parses each line into field values and reports invalid lines. */
function linesOf(kind: ImportedResource, duplicateIn: DuplicateFinder, onWrong: (problems: LineProblem[]) => void) {
  const check = checkerOf(kind);
  return (read: ReadLine): Line | null => {
    const { line } = read;
    const checked = 'problem' in read ? { problems: [read.problem] } : check(read.record);
    if ('problems' in checked) {
      onWrong(checked.problems.map((problem) => ({ line, ...problem })));
      return null;
    }
    const duplicate = duplicateIn(checked);
    if (!duplicate) return { line, values: checked.values };
    onWrong([{ line, ...duplicate }]);
    return null;
  };
}
