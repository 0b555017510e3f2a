import fs from 'node:fs';
import os from 'node:os';

/** Where files live in memory, so that a database made for one test costs no disk writes; else the temporary folder. */
export function memoryFolder(): string {
  return fs.existsSync('/dev/shm') ? '/dev/shm' : os.tmpdir();
}
