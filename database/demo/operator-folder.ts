// The folder of the demo operator, like that of any operator, with days relative to the import.

import { readFileSync } from 'node:fs';
import { join } from 'node:path';

export const operatorFolder = join(import.meta.dirname, 'operator');

/** The records of one NDJSON file, unchanged. */
export function readDemoFile<Row>(kind: string): Row[] {
  const lines = readFileSync(join(operatorFolder, `${kind}.ndjson`), 'utf8')
    .trimEnd()
    .split('\n');
  return lines.map((line) => JSON.parse(line) as Row);
}
