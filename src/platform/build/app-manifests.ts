// Writes the manifests and icons with which browsers install the portal of each brand, and links them in its pages.

import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Rolldown } from 'vite';
import { appIcons, appManifest, manifestName, type AppIcon } from '../app-manifest.ts';
import { inLanguage, languages, type Language } from '../languages.ts';
import { brandsFolder, readBrand } from '../server/brand/read-brand.ts';
import { appTextsBg } from '../texts/app.bg.ts';
import { appTextsEn } from '../texts/app.en.ts';

const texts = { bg: appTextsBg, en: appTextsEn };

/** Returns the tags of a page in a language. */
export function writeManifests(plugin: Rolldown.PluginContext, brandId: string, base: string) {
  const addresses = Object.fromEntries(
    Object.keys(appIcons).map((name) => {
      const source = readIcon(brandId, name);
      return [name, `${base}/${plugin.getFileName(plugin.emitFile({ type: 'asset', name, source }))}`];
    }),
  ) as Record<AppIcon, string>;
  for (const language of languages) {
    const manifest = appManifest(readBrand(brandId), language, inLanguage(texts, language), (icon) => addresses[icon]);
    plugin.emitFile({ type: 'asset', fileName: manifestName(brandId, language), source: JSON.stringify(manifest) });
  }
  return (language: Language) =>
    `<link rel="manifest" href="${base}/${manifestName(brandId, language)}"><link rel="apple-touch-icon" href="${addresses['touch-180.png']}">`;
}

export function readIcon(brandId: string, name: string): Buffer {
  const file = join(brandsFolder, brandId, 'app', name);
  if (!existsSync(file)) {
    throw new Error(`The brand "${brandId}" has no icon app/${name}. "npm run icons" draws it from icon.svg.`);
  }
  return readFileSync(file);
}
