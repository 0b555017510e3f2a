// The viewport widths of the journeys.

import { expect, type Page } from '@playwright/test';

export const phone = { width: 360, height: 780 };
export const desktop = { width: 1460, height: 900 };

/** Switches between phone and desktop: some journey checks every page at both widths. */
export async function turn(page: Page): Promise<void> {
  await page.setViewportSize(page.viewportSize()?.width === phone.width ? desktop : phone);
}

export const widths = [320, 360, 768, 1280, 1460] as const;

/** A page follows its window with a delay; remaining overflow is real. */
export async function expectToFit(page: Page, inOrder: readonly number[] = widths): Promise<void> {
  for (const width of inOrder) {
    await page.setViewportSize({ width, height: 800 });
    const overflow = () =>
      page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
    await expect.poll(overflow, `${page.url()} at ${width} px`).toBeLessThanOrEqual(0);
  }
}
