// The work of an operator from the first day, with a portal as docs/operating.md starts it: it imports data, serves
// customers, synchronises, orders from the network, and an editor changes it.

import { expect, test, type APIRequestContext, type Browser, type Page } from '@playwright/test';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Secret, TOTP } from 'otpauth';
import { startProductionPortal, type ProductionPortal } from '#testing/production-portal.ts';
import { answer, card, dialog, pick } from './extras.ts';
import { firstCustomer as maria, register, writeExamples } from './first-customer.ts';
import { desktop } from './widths.ts';

const port = Number(process.env['E2E_PORT'] ?? 4310) + 8;

test.use({ baseURL: `https://127.0.0.1:${port}`, ignoreHTTPSErrors: true, viewport: desktop });

let portal: ProductionPortal;
let folder: string;

test.beforeAll(async () => {
  test.setTimeout(1_200_000);
  folder = mkdtempSync(join(tmpdir(), 'abonat-first-load-'));
  writeExamples(folder);
  portal = await startProductionPortal(port);
});
test.afterAll(async () => {
  await portal?.close();
  rmSync(folder, { recursive: true, force: true });
});

/** A call of the operator's systems. */
async function tell(request: APIRequestContext, path: string, data: object): Promise<void> {
  const asked = await request.post('/tmf-api/oauth/token', {
    form: { grant_type: 'client_credentials', client_id: 'oss', client_secret: portal.secrets.client },
  });
  const { access_token } = (await asked.json()) as { access_token: string };
  const answered = await request.post(`/tmf-api${path}`, {
    data,
    headers: { authorization: `Bearer ${access_token}` },
  });
  expect([answered.status(), await answered.text()]).toEqual([201, expect.any(String)]);
}

const audiobooks = {
  id: 'extra:77001',
  name: 'Аудиокниги',
  description: 'Книги за слушане.',
  category: [{ id: 'extra' }],
  productOfferingPrice: [{ priceType: 'recurring', price: { unit: 'EUR', value: 3.49 } }],
  prodSpecCharValueUse: Object.entries({
    adx_code: 'ADX77001',
    name_en: 'Audiobooks',
    description_en: 'Books to listen to.',
    group_type: 'Books',
    position: 77,
    tariff_extras: { tariff_id: 'mobile-25', placement: 'addon', period_state: 'Paid' },
  }).map(([name, value]) => ({ name, productSpecCharacteristicValue: [{ value }] })),
};

const secondNumber = {
  id: '359888700177',
  status: 'active',
  startDate: '2026-11-01T00:00:00+02:00',
  productOffering: { id: 'tariff:mobile-25' },
  relatedParty: [{ id: maria.pid, role: 'customer' }],
  agreement: [{ id: 'K7000101' }],
  productCharacteristic: [
    { name: 'service_type', value: 'MobilePhone' },
    { name: 'msisdn_type', value: 'Mobile' },
    { name: 'subscriber_type', value: 'POSTPAID' },
    { name: 'effective_segment_id', value: 1 },
  ],
};

const extrasOf = (msisdn: string) => `/my-a1/digital-extras/select-services?msisdn=${msisdn}`;

/** The network sends an event about its order. */
async function tellOfOrder(request: APIRequestContext, id: string): Promise<void> {
  const heard = await request.post('/tmf-api/serviceOrdering/v4/listener/serviceOrderStateChangeEvent', {
    headers: { authorization: `Bearer ${portal.secrets.listener}` },
    data: {
      eventId: 'moved-1',
      eventTime: new Date().toISOString(),
      eventType: 'ServiceOrderStateChangeEvent',
      event: { serviceOrder: { id } },
    },
  });
  expect(heard.status()).toBe(201);
}

async function openDesk(browser: Browser): Promise<Page> {
  const printed = await portal.run('src/app/commands/run-operator.ts', 'add', 'ana', 'editor');
  const desk = await (await browser.newContext({ viewport: desktop })).newPage();
  await desk.goto(/https:\S+/.exec(printed)![0]);
  await desk.getByRole('button', { name: 'Покажи ключа' }).click();
  const secret = Secret.fromBase32((await desk.locator('code').textContent()) ?? '');
  // The code of the enrolment is used: signing in needs the next one.
  const enter = async (button: string, steps: number) => {
    await desk.locator('[name=password]').fill('Vitosha_2290_snow');
    await desk.locator('[name=code]').fill(new TOTP({ secret }).generate({ timestamp: Date.now() + steps * 30_000 }));
    await desk.getByRole('button', { name: button }).click();
  };
  await enter('Запиши', 0);
  await desk.getByLabel('Име').fill('ana');
  await enter('Влез', 1);
  await expect(desk.getByText('ana')).toBeVisible();
  return desk;
}

test('an empty production portal imports a folder, serves customers, is synchronised by TMF620 and TMF637, orders by TMF641, and an editor changes a text and a price', async ({
  page,
  request,
  browser,
}) => {
  test.setTimeout(1_200_000);
  const counts = await portal.run('src/app/commands/run-import.ts', folder);
  expect(counts).toMatch(/^customers +1 +0 +0 +0 +0$/m);
  await register(page, portal.messages);

  await page.goto(extrasOf(maria.number));
  await expect(page.getByRole('heading', { level: 1, name: 'Екстри' })).toBeVisible();
  await expect(card(page, 'Аудиокниги')).toHaveCount(0);
  await tell(request, '/productCatalogManagement/v4/productOffering', audiobooks);
  await page.reload();
  await expect(card(page, 'Аудиокниги')).toContainText('3,49');

  await tell(request, '/productInventory/v4/product', secondNumber);
  await page.goto('/my-a1/my-services');
  await expect(page.getByRole('link', { name: '0888 700 177' }).first()).toBeVisible();

  // In an unknown state the order is checked again after a minute, unless the network sends an event.
  portal.network.firstState = 'beingLookedAt';
  await page.goto(extrasOf(maria.number));
  await pick(page, 'Аудиокниги');
  await page.getByRole('button', { name: 'Продължи' }).click();
  await answer(page, 'Активирай');
  await expect(dialog(page)).toContainText('„Аудиокниги“ се активира');
  await expect.poll(() => portal.network.orders.length).toBe(1);
  const [order] = portal.network.orders;
  expect(order).toMatchObject({
    serviceOrderItem: [{ action: 'add', service: { serviceSpecification: { id: '77001' } } }],
  });
  expect(portal.network.misshapen).toEqual([]);
  await page.goto(`${extrasOf(maria.number)}&tab=active`);
  await expect(card(page, 'Аудиокниги')).toContainText('Активира се');
  portal.network.move('completed');
  await tellOfOrder(request, order!.id);
  await expect(card(page, 'Аудиокниги')).toContainText('Активна');

  const desk = await openDesk(browser);
  await desk.getByLabel('Думи или ключ').fill('Още за тази година');
  await desk.getByRole('button', { name: 'Търси' }).click();
  await desk.getByRole('link', { name: 'vip-club · quotas', exact: true }).click();
  await desk.getByLabel('Текст на български').fill('Твое до края на годината');
  const textFrom = desk.getByLabel('В сила от').first();
  await textFrom.fill((await textFrom.getAttribute('min')) ?? '');
  await desk.getByRole('button', { name: 'Запиши' }).first().click();
  await expect(desk.getByText('Записано. Хората го виждат до 10 секунди.')).toBeVisible();
  await desk.goto('/my-a1/operator/catalogue/extras/77001');
  await desk.getByLabel('Цена на месец').fill('6,43');
  const from = desk.getByLabel('В сила от');
  await from.fill((await from.getAttribute('min')) ?? '');
  await desk.getByRole('button', { name: 'Запиши' }).click();
  await expect(desk.getByText('Записано.', { exact: true })).toBeVisible();

  await expect(async () => {
    await page.goto('/my-a1/vip-club');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.getByText('Твое до края на годината')).toBeVisible({ timeout: 3000 });
  }).toPass();
  await page.goto(extrasOf(secondNumber.id));
  await expect(card(page, 'Аудиокниги')).toContainText('6,43');
});
