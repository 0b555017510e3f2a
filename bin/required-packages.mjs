// The packages of a lockfile that must be on disk. npm exits 0 when an optional package could not be downloaded, and
// the database and all native parts are optional packages, so the files are checked.
import fs from 'node:fs';
import path from 'node:path';

const thisMachine = { os: process.platform, cpu: process.arch, libc: 'glibc' };

/** `[folder, version]` of each package needed in the scope: 'production' or 'full'. */
export function requiredPackages(lock, scope, machine = thisMachine) {
  return Object.entries(lock.packages)
    .filter(([folder, entry]) => folder !== '' && isRequired(entry, scope, machine))
    .map(([folder, entry]) => [folder, entry.version]);
}

function isRequired(entry, scope, machine) {
  if (entry.dev && scope === 'production') return false;
  if (!fits(entry, machine)) return false;
  // An optional package without a platform may belong to one that does not match (the WebAssembly builds).
  return !(entry.optional || entry.devOptional) || entry.os !== undefined || entry.cpu !== undefined;
}

function fits(entry, machine) {
  return allows(entry.os, machine.os) && allows(entry.cpu, machine.cpu) && allows(entry.libc, machine.libc);
}

/** The fields os, cpu and libc: a name or a list of names, where "!name" excludes. */
function allows(field, value) {
  if (field === undefined) return true;
  const names = [field].flat();
  if (names.includes(`!${value}`)) return false;
  return names.includes(value) || names.every((name) => name.startsWith('!'));
}

/** Folders of required packages that npm did not install. */
export function missingPackages(directory, required) {
  const installed = readLock(path.join(directory, 'node_modules', '.package-lock.json')).packages;
  return required
    .filter(([folder, version]) => installed[folder]?.version !== version || !isPresent(directory, folder))
    .map(([folder]) => folder);
}

export function countPresent(directory, required) {
  return required.filter(([folder]) => isPresent(directory, folder)).length;
}

function isPresent(directory, folder) {
  return fs.existsSync(path.join(directory, folder, 'package.json'));
}

export function readLock(file) {
  try {
    return JSON.parse(fs.readFileSync(file, 'utf8'));
  } catch (error) {
    if (error.code === 'ENOENT') return { packages: {} };
    throw error;
  }
}
