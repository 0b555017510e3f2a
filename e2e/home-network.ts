// Shared by the journeys of the home network: addresses, and the parts of its screens.

import type { Locator, Page } from '@playwright/test';

export const base = '/my-a1/home-network-module';
export const homes = {
  maria: '100000100301',
  elena: '100000100303',
  villa: '100000100305',
  pekarna: '100000100304',
} as const;

export function band(page: Page, name: string): Locator {
  return page.getByRole('region', { name, exact: true });
}

export function saveBar(page: Page): Locator {
  return page.getByRole('region', { name: 'Незапазени промени' });
}

export function notice(page: Page): Locator {
  return page.locator('.notice');
}

/** Holds a call until released, so that the intermediate state can be checked. */
export async function hold(page: Page, call: string): Promise<() => void> {
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(`**/api/home-network-module/wifi/${call}`, async (route) => {
    await held;
    await route.continue();
  });
  return release;
}
