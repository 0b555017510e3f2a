import fs from 'node:fs';
import path from 'node:path';

/** The size of a folder in whole megabytes; 0 if it does not exist. */
export function megabytesUnder(folder) {
  return Math.round(bytesUnder(folder) / 1e6);
}

function bytesUnder(folder) {
  let bytes = 0;
  for (const entry of entriesOf(folder)) {
    const place = path.join(folder, entry.name);
    bytes += entry.isDirectory() ? bytesUnder(place) : (fs.lstatSync(place, { throwIfNoEntry: false })?.size ?? 0);
  }
  return bytes;
}

function entriesOf(folder) {
  try {
    return fs.readdirSync(folder, { withFileTypes: true });
  } catch (error) {
    if (error.code === 'ENOENT') return [];
    throw error;
  }
}
