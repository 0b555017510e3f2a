// The first customer of a portal that imported the examples of docs/import.md.

import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, type Page } from '@playwright/test';
import type { MessageTakers } from '#testing/message-takers.ts';
import { begin, choose, comeIn, number } from './registration.ts';

export const firstCustomer = {
  email: 'maria@people.example',
  pid: '8003159996',
  number: '359888700101',
  shown: '0888 700 101',
};

/** The examples of docs/import.md, one file per resource, as the page recommends. */
export function writeExamples(folder: string): void {
  mkdirSync(folder, { recursive: true });
  const page = readFileSync('docs/import.md', 'utf8');
  for (const [, kind, lines] of page.matchAll(/^### (\S+)$[^]*?```json\n([^]*?)```/gm)) {
    // It names a withdrawal that only a portal creates.
    if (kind === 'refund-results') continue;
    writeFileSync(join(folder, `${kind}.ndjson`), lines ?? '');
  }
}

export async function register(page: Page, messages: MessageTakers): Promise<void> {
  const { email, pid, number: msisdn, shown } = firstCustomer;
  await begin(page, email);
  await page.getByLabel('Код от имейла').fill(await codeFor(messages, email));
  await expect(page.getByRole('heading', { name: 'На кого е договорът?' })).toBeVisible();
  await choose(page, 'На мен', pid);
  await number(page, shown);
  await page.getByRole('button', { name: `Не го помня, прати SMS код на ${shown}` }).click();
  await page.getByLabel('Код от SMS').fill(await codeFor(messages, msisdn));
  await comeIn(page, email, shown);
}

/** The newest code for a recipient. */
async function codeFor(messages: MessageTakers, to: string): Promise<string> {
  // A long SMS arrives in parts.
  const newest = () =>
    messages.taken.findLast(({ to: recipient, text }) => recipient === to && /\d{6}/.test(text))?.text ?? '';
  await expect.poll(newest).toMatch(/\d{6}/);
  return /\b\d{6}\b/.exec(newest())?.[0] ?? '';
}
