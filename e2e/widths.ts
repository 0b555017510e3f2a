// The widths that journeys are taken at.

import { expect, type Page } from '@playwright/test';

export const phone = { width: 360, height: 780 };
export const desktop = { width: 1460, height: 900 };

/** From a phone to a desktop or back: people turn their screens, and every page is taken at both widths by some journey. */
export async function turn(page: Page): Promise<void> {
  await page.setViewportSize(page.viewportSize()?.width === phone.width ? desktop : phone);
}

/** A page takes a moment to follow its window; what is still too wide after that stays so. */
export async function expectToFit(page: Page): Promise<void> {
  for (const width of [320, 360, 768, 1280, 1460]) {
    await page.setViewportSize({ width, height: 800 });
    const overflow = () =>
      page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
    await expect.poll(overflow, `${page.url()} at ${width} px`).toBeLessThanOrEqual(0);
  }
}
