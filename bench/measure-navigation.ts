// The time from the press of a link to the content of its screen, in a portal that has shown both screens before.

import { chromium, type Page } from '@playwright/test';
import { findChromium } from '#testing/chromium.ts';
import { atMost, median, type Measurement } from './bars.ts';
import { signInByForm } from './measure-screens.ts';
import type { RunningPortal } from './running-portal.ts';

const rounds = 5;
const phone = { width: 390, height: 844 };
const content = '#root main h1';

export async function measureNavigation(portal: RunningPortal): Promise<Measurement[]> {
  const { executablePath, args } = await findChromium();
  const browser = await chromium.launch({ executablePath, args: [...args] });
  try {
    const context = await browser.newContext({ viewport: phone, locale: 'bg-BG' });
    await signInByForm(await context.newPage(), portal.url);
    const page = await context.newPage();
    await page.goto(`${portal.url}/my-a1/`);
    await page.waitForSelector(content);
    const screens = await page.locator('#root .main-navigation li a').allInnerTexts();
    const seen = new Map(screens.map((name) => [name, [] as number[]]));
    // The first round loads code and data. Each round ends at home, the first link.
    for (let round = 0; round <= rounds; round++) {
      for (const [index, name] of [...screens.entries()].toReversed()) {
        const taken = await pressAndWait(page, index);
        if (round > 0) seen.get(name)?.push(taken);
      }
    }
    return [...seen].map(([name, times]) => atMost(`${name}, from the press to the content`, median(times), 100, 'ms'));
  } finally {
    await browser.close();
  }
}

/** Measured in the page, because the way to the browser takes longer than some screens. */
async function pressAndWait(page: Page, index: number): Promise<number> {
  const taken = await page.evaluate<number>(`new Promise((resolve) => {
    const before = document.querySelector('${content}');
    const link = document.querySelectorAll('#root .main-navigation li a')[${index}];
    const began = performance.now();
    const look = () => {
      const heading = document.querySelector('${content}');
      const isShown = heading && heading !== before && !document.querySelector('#root main .skeleton');
      if (isShown) requestAnimationFrame(() => resolve(performance.now() - began));
      else requestAnimationFrame(look);
    };
    link.click();
    look();
  })`);
  await page.waitForLoadState('networkidle');
  return taken;
}
