import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { brandIds, readBrand } from '#platform/server/brand/read-brand.ts';
import {
  addressesStartWithWebBase,
  brandsAreNotNamed,
  coloursAreTokens,
  unusedExceptions,
  type BrandRule,
} from '#testing/brand-rules.ts';

const root = join(import.meta.dirname, '../../..');
const files = globSync('src/**/*.{ts,tsx,css,html,svg}', { cwd: root }).map((path) => ({
  path,
  text: readFileSync(join(root, path), 'utf8'),
}));
const names = brandIds().flatMap((id) => [id, readBrand(id).legalName]);
const noBrand = brandsAreNotNamed(names);

describe('the source tree', () => {
  it.each([
    ['has no colour outside the base tokens and the brands', coloursAreTokens],
    ['writes the base of addresses in web-base.ts only', addressesStartWithWebBase],
    ['names no brand', noBrand],
  ])('%s', (_title, rule) => {
    expect(files.flatMap(rule)).toEqual([]);
  });

  it('has every file with an exception', () => {
    expect(files.length).toBeGreaterThan(1000);
    expect(unusedExceptions(new Set(files.map(({ path }) => path)))).toEqual([]);
  });
});

describe('a rule detects a violation', () => {
  it.each<[BrandRule, string, string]>([
    [coloursAreTokens, 'src/areas/home/web/home.css', 'a { color: #0a5 }'],
    [coloursAreTokens, 'src/areas/home/web/home.css', 'a { color: #00aa55 }'],
    [coloursAreTokens, 'src/platform/web/art/scenes/x.tsx', '<path fill="#FFCC00" />'],
    [coloursAreTokens, 'src/areas/home/web/home.css', 'a { background: rgb(0 0 0 / 0.5) }'],
    [coloursAreTokens, 'src/platform/web/base.css', 'a { color: oklch(48% 0.11 165) }'],
    [coloursAreTokens, 'src/platform/server/documents/tagged-pdf.ts', "const ink = '#10201c';"],
    [addressesStartWithWebBase, 'src/areas/home/server/routes.ts', '`${origin}/my-a1/login`'],
    [noBrand, 'src/platform/web/use-document-title.ts', 'document.title = `${title} · Abonat`;'],
    [noBrand, 'src/platform/mail.ts', "const name = 'talaz';"],
    [noBrand, 'src/app/web/index.html', '<title>Talaz</title>'],
    [noBrand, 'src/platform/texts/shell.bg.ts', "party: 'Абонат АД',"],
  ])('%o in %s: %s', (rule, path, text) => {
    expect(rule({ path, text })).toHaveLength(1);
  });

  it.each<[BrandRule, string, string]>([
    [coloursAreTokens, 'src/areas/home/web/home.css', 'a { color: var(--accent); border-color: transparent }'],
    [coloursAreTokens, 'src/areas/home/web/home.tsx', `import { a } from '#app/web/data.ts'; <a href="#add" />`],
    [coloursAreTokens, 'src/platform/web/tokens/tokens.css', '--accent: #00704d;'],
    [addressesStartWithWebBase, 'src/areas/home/server/home.test.ts', "'/my-a1/'"],
    [noBrand, 'src/platform/server/http/caller.ts', "const sessionCookie = 'abonat_session';"],
    [noBrand, 'src/platform/server/documents/render-document.ts', "note: 'Абонат'"],
  ])('and allows in %o in %s: %s', (rule, path, text) => {
    expect(rule({ path, text })).toEqual([]);
  });
});
