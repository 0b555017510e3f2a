// Shared by the journeys of roaming: numbers, plans and limits on the page, and its requests.

import { expect, type Page } from '@playwright/test';
import { signIn, type Person } from './people.ts';

/** Radost's numbers: one for plan changes, one without roaming and for limits, one that stays unchanged. */
export const [radost, kalina, still] = ['359888100711', '359888100712', '359888100713'] as const;

export async function openRoaming(page: Page, who: Person, msisdn: string, rest = ''): Promise<void> {
  await signIn(page, who, `/my-a1/roaming?msisdn=${msisdn}${rest}`);
  await expect(page.getByRole('heading', { level: 1, name: 'Къде отиваш?' })).toBeVisible();
}

export const plan = (page: Page, name: string) =>
  page.locator('.plan', { has: page.getByRole('heading', { name, exact: true }) });
export const press = (page: Page, name: string, action: string) =>
  plan(page, name)
    .getByRole('button', { name: `${action}: ${name}` })
    .click();
export const gauge = (page: Page, name: string) => page.locator('.gauge', { hasText: name });

export async function choose(page: Page, typed: string, name: string): Promise<void> {
  await page.getByRole('combobox', { name: 'Държава' }).fill(typed);
  await page.getByRole('option', { name: new RegExp(name) }).click();
}

/** The bodies of the changes of one kind that the page sends; a retry counts once. */
export function sent(page: Page, method: string, part: string): unknown[] {
  const bodies: unknown[] = [];
  const keys = new Set<string | undefined>();
  page.on('request', (request) => {
    const key = request.headers()['idempotency-key'];
    if (request.method() !== method || !request.url().includes(part) || keys.has(key)) return;
    keys.add(key);
    bodies.push(request.postDataJSON());
  });
  return bodies;
}
