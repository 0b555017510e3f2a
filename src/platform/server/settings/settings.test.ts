import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { settingGroups } from './settings.ts';

const source = join(import.meta.dirname, '../../..');

describe('the list of settings', () => {
  it('contains every setting that the code reads, once, and no other', () => {
    const settingNames = settingGroups.flatMap(({ settings }) => Object.keys(settings));
    expect(settingNames.toSorted()).toEqual(settingsInSource());
  });

  it('states the default that the code uses', () => {
    const stated = Object.assign({}, ...settingGroups.map(({ settings }) => settings)) as Record<
      string,
      { default: string }
    >;
    const differing = literalDefaults().filter(([name, value]) => stated[name]?.default !== value);
    expect(differing).toEqual([]);
  });

  it('is docs/settings.md', async () => {
    await expect(renderSettings()).toMatchFileSnapshot(join(source, '../docs/settings.md'));
  });
});

function sourceTexts(): string[] {
  return readdirSync(source, { recursive: true, encoding: 'utf8' })
    .filter((file) => /(?<!\.test)\.ts$/.test(file) && !file.includes('/web/'))
    .map((file) => readFileSync(join(source, file), 'utf8'));
}

function settingsInSource(): string[] {
  const names = sourceTexts().flatMap((text) => {
    const read = /\.(?:text|list|integer|choice|matching|url|httpUrl|httpUrls|secret)\(\s*'([A-Z][A-Z0-9_]+)'/g;
    const partners = /\bpartnerAddress\(\s*\w+,\s*'([A-Z_]+)'/g;
    const providers = /\breadOpenIdSettings\(\s*\w+,\s*'([A-Z_]+)'/g;
    const ofProvider = ['ISSUER', 'CLIENT_ID', 'CLIENT_SECRET', 'SCOPES'];
    return [
      ...Array.from(text.matchAll(read), ([, name = '']) => name),
      ...Array.from(text.matchAll(partners), ([, name]) => [`${name}_URL`, `${name}_TOKEN`]).flat(),
      ...Array.from(text.matchAll(providers), ([, name]) => ofProvider.map((part) => `${name}_${part}`)).flat(),
    ];
  });
  return [...new Set(names)].toSorted();
}

/** Names with their fallback, if the source has a non-empty literal. */
function literalDefaults(): [name: string, value: string][] {
  const literal = `(?:'([^']+)'|(\\d[\\d_]*))`;
  const patterns = [
    new RegExp(`\\.(?:text|list|integer)\\(\\s*'([A-Z][A-Z0-9_]+)',\\s*${literal}[,)]`, 'g'),
    new RegExp(`\\.choice\\(\\s*'([A-Z][A-Z0-9_]+)',\\s*(?:\\[[^\\]]*\\]|\\w+),\\s*${literal}\\s*,?\\s*\\)`, 'g'),
    new RegExp(`\\.matching\\(\\s*'([A-Z][A-Z0-9_]+)',\\s*/[^\\n]*/,\\s*${literal}\\s*,?\\s*\\)`, 'g'),
  ];
  return sourceTexts().flatMap((text) =>
    patterns.flatMap((pattern) =>
      Array.from(text.matchAll(pattern), ([, name = '', words, digits]): [string, string] => [
        name,
        words ?? digits!.replaceAll('_', ''),
      ]),
    ),
  );
}

function renderSettings(): string {
  const groups = settingGroups.map(({ title, settings }) => {
    const rows = Object.entries(settings).map(
      ([name, { default: value, meaning }]) => `| \`${name}\` | ${value.replaceAll('<', '\\<')} | ${meaning} |`,
    );
    return [`## ${title}`, '', '| variable | default | meaning |', '|---|---|---|', ...rows].join('\n');
  });
  return [
    '# Settings',
    '',
    'The portal reads its settings from environment variables and checks them before it starts. This page is generated from',
    '`src/platform/server/settings`: `npx vitest run src/platform/server/settings -u`.',
    '',
    groups.join('\n\n'),
    '',
  ].join('\n');
}
