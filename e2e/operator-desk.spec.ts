import { expect, test, type Browser, type Page } from '@playwright/test';
import axe from 'axe-core';
import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { Secret, TOTP } from 'otpauth';
import { prefer, signIn } from './people.ts';
import { desktop } from './widths.ts';
import { settle } from './settle.ts';

const port = process.env['E2E_PORT'] ?? '4310';
const password = 'Vitosha_2290_snow';

/** The real command beside the running portal; it prints the link. */
function addOperator(name: string, roles: string): string {
  const DATA_DIR = readFileSync(`.build/journeys-${port}.data-dir`, 'utf8');
  const words = ['--disable-warning=ExperimentalWarning', 'src/app/run-operator.ts', 'add', name, roles];
  const env = { ...process.env, DATA_DIR, PORT: port, OPERATOR_DESK: 'on' };
  const printed = execFileSync(process.execPath, words, { env, encoding: 'utf8', stdio: ['ignore', 'pipe', 'pipe'] });
  return /\/my-a1\/operator\/enrol#\S+/.exec(printed)![0];
}

/** By the portal's own clock, which journeys move. */
async function codeOf(page: Page, secret: string, steps = 0): Promise<string> {
  const answer = await page.request.post('/api/dev/clock', { data: { advance_seconds: 0 } });
  const { now } = (await answer.json()) as { now: string };
  const totp = new TOTP({ secret: Secret.fromBase32(secret) });
  return totp.generate({ timestamp: Date.parse(now) + steps * 30_000 });
}

async function openDesk(browser: Browser, name: string, roles: string): Promise<Page> {
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
  await expect(page.getByText(name)).toBeVisible();
  return page;
}

async function faultsOf(page: Page): Promise<string[]> {
  await page.evaluate(axe.source);
  await settle(page);
  const { violations } = await page.evaluate(() => (window as unknown as { axe: typeof axe }).axe.run());
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html.slice(0, 120)).join(' ')}`);
}

test('an editor changes a text and a price, and the customer sees both', async ({ page, browser }) => {
  const desk = await openDesk(browser, 'ana', 'editor');
  await expect(desk.getByRole('heading', { name: 'Текстове на портала' })).toBeVisible();
  expect(await faultsOf(desk)).toEqual([]);
  await desk.getByLabel('Думи или ключ').fill('More for this year');
  await desk.getByRole('button', { name: 'Търси' }).click();
  await desk.getByRole('link', { name: 'vip-club · quotas', exact: true }).click();
  const english = desk.getByLabel('Текст на английски');
  await english.fill('See it {broken');
  await expect(desk.getByText('Скобите или знаците не са затворени правилно.')).toBeVisible();
  await english.fill('Still yours until the year ends');
  expect(await faultsOf(desk)).toEqual([]);
  await desk.getByRole('button', { name: 'Запиши' }).last().click();
  await expect(desk.getByText('Записано. Хората го виждат до 10 секунди.')).toBeVisible();
  await expect(desk.getByRole('cell', { name: 'Still yours until the year ends' })).toBeVisible();

  await desk.goto('/my-a1/operator/catalogue/extras/20107');
  await desk.getByLabel('Цена на месец').fill('6,43');
  expect(await faultsOf(desk)).toEqual([]);
  await desk.getByRole('button', { name: 'Запиши' }).click();
  await expect(desk.getByText('Записано.', { exact: true })).toBeVisible();

  await prefer(page, 'en');
  await signIn(page, 'maria', '/my-a1/vip-club');
  await expect(page.getByText('Still yours until the year ends')).toBeVisible();
  await page.goto('/my-a1/digital-extras/select-services/details?msisdn=359888100101&code=20107');
  await expect(page.getByText('6.43').first()).toBeVisible();
});

test('somebody of support finds a customer, asks for the id and looks at what failed', async ({ browser }) => {
  const desk = await openDesk(browser, 'boyan', 'support');
  await desk.getByLabel('Номер, ЕГН или ЕИК, договор, имейл').fill('0888 100 201');
  await desk.getByRole('button', { name: 'Търси' }).click();
  await desk.getByRole('link', { name: /номерът завършва на/ }).click();
  await expect(desk.getByRole('heading', { name: 'Услуги' })).toBeVisible();
  expect(await faultsOf(desk)).toEqual([]);
  await desk.getByRole('button', { name: 'Покажи целия' }).click();
  await expect(desk.getByText(/^\d{9,10}$/)).toBeVisible();
  await desk.getByRole('link', { name: 'Неуспешни' }).click();
  await expect(desk.getByRole('heading', { name: 'Неуспешни съобщения и задачи' })).toBeVisible();
  expect(await faultsOf(desk)).toEqual([]);
});
