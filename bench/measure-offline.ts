// The time until an installed portal shows its content without a connection.

import { chromium, type Page } from '@playwright/test';
import { answerCache } from '#platform/offline-answers.ts';
import { findChromium } from '#testing/chromium.ts';
import { atMost, median, type Measurement } from './bars.ts';
import { signInByForm } from './measure-screens.ts';
import type { RunningPortal } from './running-portal.ts';

const openings = 5;
const content = '#root .shell h1';

export async function measureOffline(portal: RunningPortal): Promise<Measurement[]> {
  const { executablePath, args } = await findChromium();
  const browser = await chromium.launch({ executablePath, args: [...args] });
  try {
    const context = await browser.newContext({ viewport: { width: 390, height: 844 }, locale: 'bg-BG' });
    await signInByForm(await context.newPage(), portal.url);
    const address = `${portal.url}/my-a1/`;
    const page = await context.newPage();
    await page.goto(address);
    await page.evaluate('navigator.serviceWorker.ready.then(() => true)');
    // The worker keeps the answers of the second opening.
    await page.reload();
    await page.waitForSelector(content);
    await page.waitForFunction(
      `caches.open('${answerCache}').then((kept) => kept.keys()).then(({ length }) => length > 2)`,
    );
    await context.setOffline(true);
    const times: number[] = [];
    for (let opening = 0; opening < openings; opening++) times.push(await secondsToContent(page, address));
    return [atMost('home without a connection, to its content', median(times), 1, 's')];
  } finally {
    await browser.close();
  }
}

async function secondsToContent(page: Page, address: string): Promise<number> {
  await page.goto('about:blank');
  const began = performance.now();
  await page.goto(address, { waitUntil: 'commit' });
  await page.waitForSelector(content);
  return (performance.now() - began) / 1000;
}
