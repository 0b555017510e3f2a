import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { appIcons, appManifest } from './app-manifest.ts';
import { languages } from './languages.ts';
import { brandIds, brandsFolder, readBrand } from './server/brand/read-brand.ts';
import { appTextsEn } from './texts/app.en.ts';

describe.each(brandIds())('the installed portal of the brand %s', (id) => {
  const brand = readBrand(id);

  it.each(languages)('has a manifest in %s with name, colours, icons and shortcuts [PK-001]', (language) => {
    const manifest = appManifest(brand, language, appTextsEn, (icon) => `/icons/${icon}`);
    expect(manifest).toMatchObject({ name: brand.name, lang: language, display: 'standalone', start_url: '/my-a1/' });
    expect(manifest.theme_color).toBe(brand.themeColor.light);
    expect(manifest.icons.map(({ sizes, purpose }) => `${sizes} ${purpose}`)).toEqual([
      '192x192 any',
      '512x512 any',
      '512x512 maskable',
    ]);
    expect(manifest.shortcuts.map(({ url }) => url)).toEqual(['/my-a1/usage', '/my-a1/bills', '/my-a1/balance']);
  });

  it.each(Object.entries(appIcons))('has the icon %s in its size [PK-001]', (name, { size }) => {
    const png = readFileSync(join(brandsFolder, id, 'app', name));
    expect(png.subarray(1, 4).toString()).toBe('PNG');
    expect([png.readUInt32BE(16), png.readUInt32BE(20)]).toEqual([size, size]);
  });
});
