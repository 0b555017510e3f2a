// npm run icons: draws the icons of the installed portal from icon.svg of every brand.

import { mkdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { chromium } from '@playwright/test';
import { appIcons } from '#platform/app-manifest.ts';
import { brandIds, brandsFolder, readBrand } from '#platform/server/brand/read-brand.ts';
import { findChromium } from '#testing/chromium.ts';

/** The part of a maskable icon that no shape cuts off, a little smaller. */
const safeShare = 0.68;

const { executablePath, args } = await findChromium();
const browser = await chromium.launch({ executablePath, args: [...args] });
const page = await browser.newPage();
for (const id of brandIds()) {
  const folder = join(brandsFolder, id, 'app');
  mkdirSync(folder, { recursive: true });
  const svg = readFileSync(join(brandsFolder, id, 'icon.svg'), 'utf8');
  for (const [name, { size, purpose }] of Object.entries(appIcons)) {
    const isFull = purpose === 'maskable';
    const background = isFull ? readBrand(id).appIconBackground : 'transparent';
    const width = isFull ? size * safeShare : size;
    await page.setViewportSize({ width: size, height: size });
    await page.setContent(`<body style="margin:0;height:100vh;display:grid;place-items:center;background:${background}">
      <div style="width:${width}px;height:${width}px;line-height:0">${svg.replace('<svg ', '<svg width="100%" height="100%" ')}</div>`);
    await page.screenshot({ path: join(folder, name), omitBackground: true });
    console.log(`brands/${id}/app/${name}`);
  }
}
await browser.close();
