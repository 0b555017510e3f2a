// The two widths that journeys are taken at.

import type { Page } from '@playwright/test';

export const phone = { width: 360, height: 780 };
export const desktop = { width: 1460, height: 900 };

/** From a phone to a desktop or back: people turn their screens, and every page is taken at both widths by some journey. */
export async function turn(page: Page): Promise<void> {
  await page.setViewportSize(page.viewportSize()?.width === phone.width ? desktop : phone);
}
