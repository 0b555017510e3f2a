import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { describe, expect, it, onTestFinished } from 'vitest';
import { countPresent, missingPackages, requiredPackages } from './required-packages.mjs';

const linux = { os: 'linux', cpu: 'x64', libc: 'glibc' };
const mac = { os: 'darwin', cpu: 'arm64', libc: 'glibc' };

const lock = {
  packages: {
    '': { name: 'abonat' },
    'node_modules/plain': { version: '1.0.0' },
    'node_modules/tool': { version: '1.0.0', dev: true },
    'node_modules/db-linux': { version: '1.0.0', optional: true, os: ['linux'], cpu: ['x64'] },
    'node_modules/db-mac': { version: '1.0.0', optional: true, os: 'darwin' },
    'node_modules/db-musl': { version: '1.0.0', optional: true, os: ['linux'], cpu: ['x64'], libc: ['musl'] },
    'node_modules/not-windows': { version: '1.0.0', optional: true, os: ['!win32'] },
    'node_modules/not-linux': { version: '1.0.0', optional: true, os: ['!linux'] },
    'node_modules/part-of-wasm': { version: '1.0.0', optional: true },
  },
};

const names = (required) => required.map(([folder]) => folder.replace('node_modules/', ''));

describe('the packages a machine needs', () => {
  it.each([
    ['production', linux, ['plain', 'db-linux', 'not-windows']],
    ['full', linux, ['plain', 'tool', 'db-linux', 'not-windows']],
    ['production', mac, ['plain', 'db-mac', 'not-windows', 'not-linux']],
  ])('are, for %s on %o, %o', (scope, machine, expected) => {
    expect(names(requiredPackages(lock, scope, machine))).toEqual(expected);
  });
});

function installed(record) {
  const directory = mkdtempSync(path.join(tmpdir(), 'abonat-install-'));
  onTestFinished(() => rmSync(directory, { recursive: true }));
  mkdirSync(path.join(directory, 'node_modules', 'plain'), { recursive: true });
  writeFileSync(path.join(directory, 'node_modules', 'plain', 'package.json'), '{}');
  if (record) writeFileSync(path.join(directory, 'node_modules', '.package-lock.json'), JSON.stringify(record));
  return directory;
}

describe('an installation', () => {
  const plain = [['node_modules/plain', '1.0.0']];

  it('is complete when npm recorded each version and its folder exists', () => {
    const directory = installed({ packages: { 'node_modules/plain': { version: '1.0.0' } } });
    expect(missingPackages(directory, plain)).toEqual([]);
    expect(countPresent(directory, plain)).toBe(1);
  });

  it.each([
    ['npm was interrupted before it wrote its record', undefined],
    ['another version is installed', { packages: { 'node_modules/plain': { version: '0.9.0' } } }],
  ])('is incomplete when %s', (_case, record) => {
    expect(missingPackages(installed(record), plain)).toEqual(['node_modules/plain']);
  });

  it('is incomplete when a recorded package has no folder', () => {
    const directory = installed({ packages: { 'node_modules/gone': { version: '1.0.0' } } });
    expect(missingPackages(directory, [['node_modules/gone', '1.0.0']])).toEqual(['node_modules/gone']);
  });
});
