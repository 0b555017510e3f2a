// Shared by the journeys of digital extras: sizes, codes from the inbox, and axe checks.

import { expect, type Locator, type Page } from '@playwright/test';
import { signIn, type Person } from './people.ts';
import { violations } from './violations.ts';

export const phone = { width: 360, height: 740 };
export const desktop = { width: 1460, height: 900 };

export async function openExtras(page: Page, who: Person, msisdn: string, rest = ''): Promise<void> {
  await signIn(page, who, `/my-a1/digital-extras/select-services?msisdn=${msisdn}${rest}`);
  await expect(page.getByRole('heading', { level: 1, name: 'Екстри' })).toBeVisible();
}

export function dialog(page: Page): Locator {
  return page.getByRole('dialog');
}

/** The card of an extra by its name. */
export function card(page: Page, name: string): Locator {
  return page.locator('.pick-place', { has: page.getByRole('heading', { name, exact: true }) });
}

/** Presses the whole card. */
export async function pick(page: Page, name: string): Promise<void> {
  await card(page, name).getByText(name, { exact: true }).click();
}

/** Presses a button of the card of an extra. */
export async function press(page: Page, name: string, action: RegExp): Promise<void> {
  await card(page, name).getByRole('button', { name: action }).click();
}

/** Presses a button of the open dialog. */
export async function answer(page: Page, words: string): Promise<void> {
  // A dialog also has a close icon with the same name, before its buttons.
  await dialog(page).getByRole('button', { name: words, exact: true }).last().click();
}

/** The newest code to a number in a message with this text. */
export async function sentCode(page: Page, to: string, words = 'екстри'): Promise<string> {
  let code: string | undefined;
  await expect(async () => {
    const inbox = await page.request.get(`/api/dev/inbox?to=${to}`);
    const messages = (await inbox.json()) as { code: string | null; text: string }[];
    code = messages.find((message) => message.code && message.text.includes(words))?.code ?? undefined;
    expect(code).toBeDefined();
  }).toPass();
  return code ?? '';
}

/** Expects no violation, and no horizontal overflow on a phone or a desktop. */
export async function look(page: Page): Promise<void> {
  await expectNoViolations(page);
  const size = page.viewportSize() ?? phone;
  for (const other of [phone, desktop]) {
    await page.setViewportSize(other);
    const overflow = () =>
      page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
    await expect.poll(overflow).toBeLessThanOrEqual(0);
  }
  await page.setViewportSize(size);
}

export async function expectNoViolations(page: Page): Promise<void> {
  expect(await violations(page)).toEqual([]);
}
