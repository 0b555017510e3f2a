import fs from 'node:fs';
import os from 'node:os';

/** A folder in memory, so that a test database causes no disk writes; else the temporary folder. */
export function memoryFolder(): string {
  return fs.existsSync('/dev/shm') ? '/dev/shm' : os.tmpdir();
}
