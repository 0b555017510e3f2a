// Writes a CSV file row by row, with little memory.

import { csvRow } from '#platform/csv.ts';
import { closeSync, openSync, writeSync } from 'node:fs';

export type CsvFile = { write(cells: readonly string[]): void; close(): void };

const bufferedLength = 64 * 1024;

/** Only its owner can read the file: it contains data of customers. */
export function csvFile(path: string, columns: readonly string[]): CsvFile {
  const file = openSync(path, 'w', 0o600);
  let buffered = '';
  const flush = () => {
    writeSync(file, buffered);
    buffered = '';
  };
  const write = (cells: readonly string[]) => {
    buffered += csvRow(cells);
    if (buffered.length > bufferedLength) flush();
  };
  write(columns);
  return {
    write,
    close() {
      flush();
      closeSync(file);
    },
  };
}
