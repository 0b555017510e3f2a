// The file in node_modules with the lockfile of its installation. It is written last, so an interrupted installation
// has none and is repeated; it is invalid as soon as any npm has changed node_modules since.
import { createHash } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';

export function readStamp(directory) {
  const [fingerprint, scope] = readOrEmpty(stampFile(directory)).trim().split(' ');
  return { isCurrent: fingerprint === currentFingerprint(directory), scope };
}

export function rememberInstalled(directory, scope) {
  try {
    fs.writeFileSync(stampFile(directory), `${currentFingerprint(directory)} ${scope}\n`);
  } catch (error) {
    // Installed by another account and read-only for us: the next start checks again.
    if (error.code !== 'EACCES' && error.code !== 'EROFS') throw error;
  }
}

export function forgetInstalled(directory) {
  fs.rmSync(stampFile(directory), { force: true });
}

function stampFile(directory) {
  return path.join(directory, 'node_modules', '.abonat-installed');
}

function npmRecord(directory) {
  return path.join(directory, 'node_modules', '.package-lock.json');
}

function currentFingerprint(directory) {
  const lockfile = readOrEmpty(path.join(directory, 'package-lock.json'));
  const written = fs.statSync(npmRecord(directory), { throwIfNoEntry: false })?.mtimeMs ?? 'never';
  return createHash('sha256').update(`${process.platform}-${process.arch} ${written}\n${lockfile}`).digest('hex');
}

function readOrEmpty(file) {
  try {
    return fs.readFileSync(file, 'utf8');
  } catch (error) {
    if (error.code === 'ENOENT') return '';
    throw error;
  }
}
