// The folder of the demo operator, as any operator would bring one, with days counted from the day of loading.

import { readFileSync } from 'node:fs';
import { join } from 'node:path';

export const operatorFolder = join(import.meta.dirname, 'operator');

/** The records of one NDJSON file as they are written. */
export function readDemoFile<Row>(kind: string): Row[] {
  const lines = readFileSync(join(operatorFolder, `${kind}.ndjson`), 'utf8')
    .trimEnd()
    .split('\n');
  return lines.map((line) => JSON.parse(line) as Row);
}
