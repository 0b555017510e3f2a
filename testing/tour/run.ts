// npm run tour: retakes the pictures of docs/tour.md, of a fresh demo.

import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium, type Browser, type Page } from '@playwright/test';
import { demoPassword } from '#database/demo/people.ts';
import { findChromium } from '#testing/chromium.ts';
import { freePort } from '#testing/free-port.ts';
import { isReady, spawnRealPortal } from '#testing/faults/real-portal.ts';
import { stops, type TourStop } from './stops.ts';

const pictures = join(import.meta.dirname, '../../docs/pictures');
const dataDir = mkdtempSync(join(tmpdir(), 'abonat-tour-'));
const portal = spawnRealPortal(await freePort(), { DATA_DIR: dataDir });
try {
  await isReady(portal);
  const { executablePath, args } = await findChromium();
  const browser = await chromium.launch({ executablePath, args: [...args] });
  for (const stop of stops) {
    await takePicture(browser, stop);
    console.log(`docs/pictures/${stop.picture}.png`);
  }
  await browser.close();
} finally {
  portal.kill('SIGTERM');
  await portal.exited;
  rmSync(dataDir, { recursive: true, force: true });
}

async function takePicture(browser: Browser, { picture, who, path, width, theme, language }: TourStop): Promise<void> {
  const context = await browser.newContext({
    baseURL: portal.url,
    viewport: { width, height: width < 500 ? 800 : 820 },
    timezoneId: 'Europe/Sofia',
    reducedMotion: 'reduce',
  });
  const page = await context.newPage();
  await page.goto('/livez');
  await page.evaluate((chosen) => Object.assign(localStorage, chosen), { theme, language });
  if (who) await signIn(page, who);
  await page.goto(path);
  await page.getByRole('heading', { level: 1 }).waitFor();
  await page.waitForLoadState('networkidle');
  await page.screenshot({ path: join(pictures, `${picture}.png`) });
  await context.close();
}

async function signIn(page: Page, who: string): Promise<void> {
  await page.goto('/my-a1/login');
  await page.locator('#root [name=username]').fill(`${who}@demo.abonat.bg`);
  await page.locator('#root [name=password]').fill(demoPassword);
  await page.locator('#root button[type=submit]').click();
  await page.locator('#root .shell').waitFor();
}
