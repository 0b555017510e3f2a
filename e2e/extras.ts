// What the journeys of digital extras share: sizes, codes from the inbox, and looking with axe.

import { expect, type Locator, type Page } from '@playwright/test';
import axe from 'axe-core';
import { signIn, type Person } from './people.ts';

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

/** Presses a card as a whole, as a person would. */
export async function pick(page: Page, name: string): Promise<void> {
  await card(page, name).getByText(name, { exact: true }).click();
}

/** The newest code that was sent to a number. */
export async function sentCode(page: Page, to: string): Promise<string> {
  let code: string | undefined;
  await expect(async () => {
    const answer = await page.request.get(`/api/dev/inbox?to=${to}`);
    const messages = (await answer.json()) as { code: string | null }[];
    code = messages.find((message) => message.code)?.code ?? undefined;
    expect(code).toBeDefined();
  }).toPass();
  return code ?? '';
}

export async function expectNoViolations(page: Page): Promise<void> {
  // A dialog that is still fading in has no contrast yet.
  await page.evaluate(() => Promise.all(document.getAnimations().map((each) => each.finished.catch(() => undefined))));
  await page.evaluate(axe.source);
  const found = await page.evaluate(async () => {
    const { axe: loaded } = window as unknown as {
      axe: { run(): Promise<{ violations: { id: string; nodes: { html: string }[] }[] }> };
    };
    return (await loaded.run()).violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`);
  });
  expect(found).toEqual([]);
}
