import { globSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { languages } from '../languages.ts';
import { versionKey } from '../texts/texts.ts';
import { compileTexts } from './compile-texts.ts';

const source = join(import.meta.dirname, '../../../src');
const load = compileTexts().load as (id: string) => Promise<string | null>;

it.each(globSync(`**/texts/*.ts`, { cwd: source }).filter(isCatalogue))('%s is compiled', async (file) => {
  expect(await load(join(source, file))).toContain(versionKey);
});

it('code beside the catalogues is not replaced', async () => {
  expect(await load(join(source, 'platform/texts/render-text.ts'))).toBeNull();
});

function isCatalogue(file: string): boolean {
  return languages.some((language) => file.endsWith(`/${language}.ts`) || file.endsWith(`.${language}.ts`));
}
