// Operators in a browser: added by the real command, enrolled and signed in.

import { expect, test, type Browser, type Page } from '@playwright/test';
import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { Secret, TOTP } from 'otpauth';
import { desktop } from './widths.ts';

export const port = process.env['E2E_PORT'] ?? '4310';
const password = 'Vitosha_2290_snow';

export async function openDesk(browser: Browser, who: string, roles: string): Promise<Page> {
  // On a retry the first name already exists.
  const name = test.info().retry === 0 ? who : `${who}-again`;
  const page = await (await browser.newContext({ viewport: desktop })).newPage();
  await page.goto(addOperator(name, roles));
  await page.getByRole('button', { name: 'Покажи ключа' }).click();
  await expect(page.getByRole('img', { name: `QR код с ключа за ${name}` })).toBeVisible();
  const secret = (await page.locator('code').textContent()) ?? '';
  await page.locator('[name=password]').fill(password);
  await page.locator('[name=code]').fill(await codeOf(page, secret));
  await page.getByRole('button', { name: 'Запиши' }).click();
  await page.getByLabel('Име').fill(name);
  await page.locator('[name=password]').fill(password);
  await page.locator('[name=code]').fill(await codeOf(page, secret, 1));
  await page.getByRole('button', { name: 'Влез' }).click();
  await expect(page.getByText(name, { exact: true })).toBeVisible();
  return page;
}

/** The real command beside the running portal; it prints the link. */
function addOperator(name: string, roles: string): string {
  const DATA_DIR = readFileSync(`.build/journeys-${port}.data-dir`, 'utf8');
  const program = ['src/app/server/run-built.ts', 'src/app/commands/run-operator.ts'];
  const words = ['--disable-warning=ExperimentalWarning', ...program, 'add', name, roles];
  const env = {
    ...process.env,
    DATA_DIR,
    PORT: port,
    APP_MODE: 'demo',
    OPERATOR_DESK: 'on',
    DATABASE_WAIT_MS: '20000',
  };
  const printed = execFileSync(process.execPath, words, { env, encoding: 'utf8', stdio: ['ignore', 'pipe', 'pipe'] });
  return /\/my-a1\/operator\/enrol#\S+/.exec(printed)![0];
}

/** By the portal's clock, which journeys move. */
async function codeOf(page: Page, secret: string, steps = 0): Promise<string> {
  const answer = await page.request.post('/api/dev/clock', { data: { advance_seconds: 0 } });
  const { now } = (await answer.json()) as { now: string };
  const totp = new TOTP({ secret: Secret.fromBase32(secret) });
  return totp.generate({ timestamp: Date.parse(now) + steps * 30_000 });
}
