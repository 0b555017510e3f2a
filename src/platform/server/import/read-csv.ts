// Reads a CSV file with a header line. Empty cells are missing fields.

import { Readable } from 'node:stream';
import { parse, type CsvError, type Parser } from 'csv-parse';
import { fieldsOf, type Column, type ImportedResource } from './imported-resource.ts';
import type { Problem } from './problem.ts';
import { longestLineOf, readLines, tooLong, type ReadLine } from './read-lines.ts';

type TellProblem = (line: number, message: string) => void;

type CsvRecord = { record: string[]; info: { lines: number } };

const atOnce = 1000;
/** An unclosed quote would join all following lines to one record. */
const longestRecord = 4 * 1024 * 1024;

export async function* readCsv(
  file: string,
  kind: ImportedResource,
  rewrite: (text: string) => string,
): AsyncGenerator<ReadLine[]> {
  let read: ReadLine[] = [];
  // The rest of a skipped record is also invalid and not reported again.
  const told = new Set<number>();
  const tell: TellProblem = (line, message) => {
    if (!told.has(line)) read.push({ line, problem: { field: '', message } });
    told.add(line);
  };
  const known = new Map(fieldsOf(kind).map((field) => [field.name, field]));
  let header: string[] | undefined;
  for await (const { record, info } of recordsOf(file, kind, tell)) {
    if (!header) {
      header = record.map((name) => name.trim());
      const problems = headerProblems(header, known, kind);
      if (problems.length === 0) continue;
      yield problems.map((problem) => ({ line: 1, problem: { ...problem, skipsFile: true } }));
      return;
    }
    const { lines: line } = info;
    if (record.length === header.length) read.push({ line, record: recordOf(record.map(rewrite), header, known) });
    else tell(line, `has ${record.length} cells, the first line has ${header.length}`);
    if (read.length < atOnce) continue;
    yield read;
    read = [];
  }
  yield read;
}

function recordsOf(file: string, kind: ImportedResource, tell: TellProblem): AsyncIterable<CsvRecord> {
  const parser: Parser = parse({
    info: true,
    relax_column_count: true,
    skip_empty_lines: true,
    skip_records_with_error: true,
    max_record_size: Math.max(longestRecord, longestLineOf(kind)),
    on_skip: (error): undefined => tell(parser.info.lines, wordsFor(error)) as undefined,
  });
  const source = Readable.from(withoutLongLines(file, kind, tell));
  source.on('error', (error) => parser.destroy(error));
  return source.pipe(parser) as AsyncIterable<CsvRecord>;
}

async function* withoutLongLines(file: string, kind: ImportedResource, tell: TellProblem): AsyncGenerator<string> {
  let line = 0;
  for await (const texts of readLines(file, longestLineOf(kind))) {
    for (const text of texts) {
      line += 1;
      if (text === null) tell(line, tooLong(kind).message);
    }
    yield `${texts.map((text) => text ?? '').join('\n')}\n`;
  }
}

function wordsFor(error: CsvError | undefined): string {
  const isOpen = error?.code === 'CSV_QUOTE_NOT_CLOSED' || error?.code === 'CSV_MAX_RECORD_SIZE';
  return isOpen ? 'has a quote that does not end' : 'is not CSV';
}

function headerProblems(
  header: readonly string[],
  known: ReadonlyMap<string, Column>,
  kind: ImportedResource,
): Problem[] {
  const unknown = header.filter((name) => !known.has(name));
  const missing = (kind.record.required as string[]).filter((name) => !header.includes(name));
  const twice = header.filter((name, at) => header.indexOf(name) !== at);
  return [
    ...unknown.map((field) => ({ field, message: 'is no field of this kind' })),
    ...missing.map((field) => ({ field, message: 'is missing' })),
    ...twice.map((field) => ({ field, message: 'is named twice' })),
  ];
}

function recordOf(
  cells: readonly string[],
  header: readonly string[],
  known: ReadonlyMap<string, Column>,
): Record<string, unknown> {
  const filled = header.map((name, at) => [name, cells[at]!] as const).filter(([, cell]) => cell !== '');
  return Object.fromEntries(filled.map(([name, cell]) => [name, valueOf(cell, known.get(name)!)]));
}

/** A value of the wrong type stays text, and its schema refuses it. */
function valueOf(cell: string, { sqlType }: Column): unknown {
  if (sqlType === 'integer' || sqlType === 'bigint') return /^-?\d{1,15}$/.test(cell) ? Number(cell) : cell;
  if (sqlType === 'boolean') return cell === 'true' ? true : cell === 'false' ? false : cell;
  if (sqlType !== 'jsonb') return cell;
  try {
    return JSON.parse(cell) as unknown;
  } catch {
    return cell;
  }
}
