// The brands in a build: their tokens are style sheets of their own, and their pages name their built files.

import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin, Rolldown } from 'vite';
import type { Brand } from '../brand.ts';
import { fillPage } from '../brand-page.ts';
import { defaultBrand } from '../current-brand.ts';
import { brandIds, brandsFolder, readBrand } from '../server/brand/read-brand.ts';

type BuiltBrand = { id: string; fill(html: string): string };

/** Entries of the build. A brand without tokens uses the base tokens. */
export function brandSheets(): Record<string, string> {
  return Object.fromEntries(
    brandIds().flatMap((id) => (hasTokens(id) ? [[sheetName(id), fileOf(id, 'tokens.css')]] : [])),
  );
}

export function builtBrands(plugin: Rolldown.PluginContext, bundle: Rolldown.OutputBundle, base: string): BuiltBrand[] {
  return brandIds().map((id) => {
    const brand = readBrand(id);
    const icon = plugin.emitFile({ type: 'asset', name: 'icon.svg', source: readFileSync(fileOf(id, 'icon.svg')) });
    const files = {
      icon: `${base}/${plugin.getFileName(icon)}`,
      logo: logoOf(id),
      fonts: fontsOf(brand, bundle).map((name) => `${base}/${name}`),
      sheet: sheetOf(id, bundle, base),
    };
    return { id, fill: (html) => fillPage(html, brand, files) };
  });
}

/** Vite's own server shows the brand of BRAND. */
export function devBrand(base: string): Plugin {
  return {
    name: 'dev-brand',
    apply: 'serve',
    transformIndexHtml(html) {
      const brand = readBrand(process.env['BRAND'] ?? defaultBrand.id);
      const address = (name: string) => `${base}/@fs${fileOf(brand.id, name)}`;
      const sheet = hasTokens(brand.id) ? { address: address('tokens.css'), css: '' } : undefined;
      return fillPage(html, brand, { icon: address('icon.svg'), logo: logoOf(brand.id), fonts: [], sheet });
    },
  };
}

const fileOf = (id: string, name: string) => join(brandsFolder, id, name);
const hasTokens = (id: string) => existsSync(fileOf(id, 'tokens.css'));
const sheetName = (id: string) => `brand-${id}`;
const logoOf = (id: string) => readFileSync(fileOf(id, 'logo.svg'), 'utf8');

function sheetOf(id: string, bundle: Rolldown.OutputBundle, base: string) {
  if (!hasTokens(id)) return undefined;
  const sheet = assetsIn(bundle).find(({ names }) => names.includes(`${sheetName(id)}.css`));
  if (!sheet) throw new Error(`the build has no style sheet of the brand ${id}`);
  return { address: `${base}/${sheet.fileName}`, css: String(sheet.source) };
}

function fontsOf({ id, preloadedFonts = [] }: Brand, bundle: Rolldown.OutputBundle): string[] {
  return preloadedFonts.map((font) => {
    const file = assetsIn(bundle).find(({ originalFileNames }) =>
      originalFileNames.some((name) => name.endsWith(`brands/${id}/fonts/${font}`)),
    );
    if (!file) throw new Error(`tokens.css of the brand ${id} does not use the font ${font}`);
    return file.fileName;
  });
}

const assetsIn = (bundle: Rolldown.OutputBundle) => Object.values(bundle).filter((part) => part.type === 'asset');
