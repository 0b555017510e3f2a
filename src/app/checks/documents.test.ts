import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { stops } from '#testing/tour/stops.ts';

const asvs = readFileSync('docs/security/asvs.md', 'utf8');
const readme = readFileSync('docs/security/README.md', 'utf8');
const scripts = (JSON.parse(readFileSync('package.json', 'utf8')) as { scripts: Record<string, string> }).scripts;
const pathsIn = (text: string) =>
  Array.from(text.matchAll(/`((?:src|e2e|testing|docs|ops)\/[\w./-]+)`/g), ([, path]) => path!);
const rows = asvs.split('\n').filter((line) => /^\| \d/.test(line));

it('every picture of the tour exists, and every picture is in the tour', () => {
  const shown = Array.from(
    readFileSync('docs/tour.md', 'utf8').matchAll(/pictures\/([\w-]+)\.png/g),
    ([, name]) => name!,
  );
  expect(shown.toSorted()).toEqual(stops.map(({ picture }) => picture).toSorted());
  expect(shown.filter((name) => !existsSync(`docs/pictures/${name}.png`))).toEqual([]);
});

describe('the security evidence in the documents', () => {
  it('exists', () => {
    const paths = [...pathsIn(asvs), ...pathsIn(readme)];
    expect(paths.length).toBeGreaterThan(150);
    expect(paths.filter((path) => !existsSync(path))).toEqual([]);
  });

  it('can be run by the given command', () => {
    const named = Array.from(readme.matchAll(/`npm run ([\w:]+)`/g), ([, name]) => name!);
    expect(named.filter((name) => !(name in scripts))).toEqual([]);
  });

  it('covers each row of the standard once', () => {
    const ids = rows.map((row) => /^\| ([\d.]+) \|/.exec(row)?.[1]);
    expect(new Set(ids).size).toBe(ids.length);
    expect(rows.filter((row) => !/`[^`]+` \|$/.test(row))).toEqual([]);
  });
});

describe('the decision records', () => {
  const names = readdirSync('docs/decisions').filter((name) => name !== 'README.md');
  const textOf = (name: string) => readFileSync(`docs/decisions/${name}`, 'utf8');

  it('open with number and title, then date and status', () => {
    const isFormatted = (name: string) =>
      new RegExp(`^# ${name.slice(0, 4)}\\. .+\n\n\\d{4}-\\d\\d-\\d\\d, (accepted|superseded)`).test(textOf(name));
    expect(names.filter((name) => !isFormatted(name))).toEqual([]);
  });

  it('are listed with their titles', () => {
    const lines = names.map((name) => `- [${name.slice(0, 4)}](${name}) ${/^# \d{4}\. (.+)/.exec(textOf(name))?.[1]}`);
    expect(
      textOf('README.md')
        .split('\n')
        .filter((line) => line.startsWith('- [')),
    ).toEqual(lines.toSorted());
  });
});
