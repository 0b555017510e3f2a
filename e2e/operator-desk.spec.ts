import { expect, test, type Page } from '@playwright/test';
import { readFileSync } from 'node:fs';
import pg from 'pg';
import { withEmbeddedDatabase } from '#platform/server/postgres/with-embedded-database.ts';
import { openDesk, port } from './desk.ts';
import { prefer, signIn } from './people.ts';
import { violations, type AxeOptions } from './violations.ts';

/** Creates a failed message and a failed job, as after long outages. */
async function leaveFailures(recipient: string): Promise<void> {
  const dataDir = readFileSync(`.build/journeys-${port}.data-dir`, 'utf8');
  await withEmbeddedDatabase({ root: process.cwd(), dataDir, log: () => {} }, async (connection) => {
    const client = new pg.Client(connection);
    await client.connect();
    await client.query(
      `insert into outbox (channel, recipient, body, created_at, attempts, given_up_at, last_error, next_attempt_at)
        values ('sms', $1, 'Пакетът чака.', now(), 14, now(), 'away', now())`,
      [recipient],
    );
    await client.query(
      `insert into pgboss.job (name, data, state, retry_count) values ('begin-catalogue-change', '{"changeId":0}', 'failed', 8)`,
    );
    await client.end();
  });
}

/** Words in another language than the page: foreign texts and proper names must be marked. */
async function foreignWords(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const isOther = document.documentElement.lang === 'bg' ? /[a-z]{3,}/gi : /[а-я]{3,}/gi;
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const words: string[] = [];
    while (walker.nextNode()) {
      const { parentElement, textContent } = walker.currentNode;
      if (
        !parentElement ||
        parentElement.closest('code, script, style, [translate=no], [lang]:not(html), .brand, .language-switch')
      )
        continue;
      if (parentElement.closest('option') || parentElement.checkVisibility())
        words.push(...(textContent?.match(isOther) ?? []));
    }
    return words;
  });
}

async function faultsOf(page: Page, options?: AxeOptions): Promise<string[]> {
  const faults = await violations(page, options);
  const words = await foreignWords(page);
  const overflow = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  );
  if (words.length > 0) faults.push(`${page.url()} foreign words: ${words.join(' ')}`);
  if (overflow > 0) faults.push(`${page.url()} is ${overflow} px too wide at ${page.viewportSize()?.width}`);
  return faults;
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
  const today = (await desk.getByLabel('В сила от').last().getAttribute('min'))!;
  expect((await desk.getByLabel('В сила от').last().inputValue()) > today).toBe(true);
  await desk.getByLabel('В сила от').last().fill(today);
  await desk.getByRole('button', { name: 'Запиши' }).last().click();
  await expect(desk.getByText('Записано. Хората го виждат до 10 секунди.')).toBeVisible();
  await expect(desk.getByRole('cell', { name: 'Still yours until the year ends' })).toBeVisible();

  await desk.goto('/my-a1/operator/catalogue/extras/20107');
  await desk.getByLabel('Цена на месец').fill('6,43');
  await expect(desk.getByText(/^Цена на месец: .* → 6,43/)).toBeVisible();
  await expect(desk.getByText(/клиент.* го ползва/)).toBeVisible();
  expect(await faultsOf(desk)).toEqual([]);
  expect((await desk.getByLabel('В сила от').inputValue()) > today).toBe(true);
  await desk.getByLabel('В сила от').fill(today);
  await desk.getByRole('button', { name: 'Запиши' }).click();
  await expect(desk.getByText('Записано.', { exact: true })).toBeVisible();

  await prefer(page, 'en');
  await signIn(page, 'maria', '/my-a1/vip-club');
  await expect(page.getByText('Still yours until the year ends')).toBeVisible();
  await page.goto('/my-a1/digital-extras/select-services/details?msisdn=359888100101&code=20107');
  await expect(page.getByText('6.43').first()).toBeVisible();
});

test('an editor changes an e-mail and sees it as it will arrive', async ({ browser }) => {
  const desk = await openDesk(browser, 'vera', 'editor');
  await desk.getByLabel('Част', { exact: true }).selectOption({ label: 'Съобщения: вход' });
  await desk.getByRole('button', { name: 'Търси' }).click();
  await desk.getByRole('link', { name: 'sign-in-messages · mail.password_link.text' }).click();
  await desk.getByLabel('Текст на български').fill('Забравена парола? Няма страшно.');
  const mail = desk.frameLocator('iframe').first();
  await expect(mail.getByText('Забравена парола? Няма страшно.').last()).toBeVisible();
  // The policy of the page allows the styles of the template.
  await expect(mail.getByRole('link', { name: 'Избери нова парола' })).toHaveCSS('font-weight', '700');
  expect(await faultsOf(desk)).toEqual([]);
  await desk.getByRole('button', { name: 'Запиши' }).first().click();
  await expect(desk.getByText(/^Записано\. От .* важи новият текст\.$/)).toBeVisible();
  await desk.getByRole('button', { name: 'Откажи промяната' }).click();

  await desk.goto('/my-a1/operator/texts/sign-in-messages/sms.step_up');
  await expect(desk.getByText(/\d+ знака, 2 части/)).toBeVisible();
});

test('a support operator finds a customer, verifies the id and retries failed work', async ({ browser }) => {
  const desk = await openDesk(browser, 'boyan', 'support');
  await desk.getByLabel('Номер, ЕГН или ЕИК, договор, имейл').fill('0888 100 201');
  await desk.getByRole('button', { name: 'Търси' }).click();
  await desk.getByRole('link', { name: /номерът завършва на/ }).click();
  await expect(desk.getByRole('heading', { name: 'Услуги' })).toBeVisible();
  expect(await faultsOf(desk)).toEqual([]);
  await desk.getByRole('button', { name: 'Покажи целия' }).click();
  await expect(desk.getByText(/^\d{9,10}$/)).toBeVisible();

  await desk.getByLabel('Нова бележка').fill('Пита за сметката.');
  await desk.getByRole('button', { name: 'Добави' }).click();
  await expect(desk.getByRole('listitem').filter({ hasText: 'Пита за сметката.' })).toBeVisible();
  await expect(desk.getByLabel('Нова бележка')).toHaveValue('');

  await leaveFailures('359888100201');
  await desk.getByRole('link', { name: 'Неуспешни' }).click();
  await expect(desk.getByRole('heading', { name: 'Неуспешни съобщения и задачи' })).toBeVisible();
  expect(await faultsOf(desk)).toEqual([]);
  for (const latest of await desk.getByText('Покажи последните').all()) await latest.click();
  expect(await faultsOf(desk)).toEqual([]);
  const message = desk.getByRole('row').filter({ hasText: 'Пакетът чака.' });
  await message.getByRole('button', { name: 'Опитай пак' }).click();
  await expect(desk.getByText('Съобщението тръгва.')).toBeVisible();
  await expect(message).toHaveCount(0);
  const job = desk.getByRole('row').filter({ hasText: 'Начало на промяна в каталога' });
  await desk.getByRole('listitem').filter({ has: job }).getByRole('button', { name: 'Опитай пак 1 неуспешно' }).click();
  await expect(desk.getByText('Пуснато отново: 1.')).toBeVisible();
  await expect(job).toHaveCount(0);

  await desk.goBack();
  await expect(async () => {
    await desk.reload();
    await desk.locator('summary').filter({ hasText: 'Съобщения' }).click();
    const again = desk.getByRole('row').filter({ hasText: 'Пакетът чака.' });
    await expect(again).toContainText('изпратено', { timeout: 5000 });
  }).toPass();
});

test('one sign-in opens the desk in all tabs, and one sign-out closes it in all', async ({ browser }) => {
  const first = await openDesk(browser, 'elena', 'editor');
  const second = await first.context().newPage();
  await second.goto('/my-a1/operator/catalogue/extras');
  await expect(second.getByRole('heading', { name: 'Каталог и кампании' })).toBeVisible();
  await second.getByRole('button', { name: 'Изход' }).click();
  for (const tab of [second, first])
    await expect(tab.getByRole('heading', { name: 'Вход за служители' })).toBeVisible();
  await first.reload();
  await expect(first.getByRole('heading', { name: 'Вход за служители' })).toBeVisible();
});

test('a row opens from anywhere in it, and by its link from the keyboard', async ({ browser }) => {
  const desk = await openDesk(browser, 'iva', 'editor,support');
  await desk.goto('/my-a1/operator/catalogue/extras');
  const row = desk.getByRole('row').filter({ hasText: '20107' });
  // The link covers the cell, so Playwright would wait for the cell to be uncovered.
  await row.getByRole('cell').first().click({ force: true });
  await expect(desk).toHaveURL(/\/catalogue\/extras\/20107$/);
  await desk.goBack();
  await row.getByRole('link').focus();
  await desk.keyboard.press('Enter');
  await expect(desk).toHaveURL(/\/catalogue\/extras\/20107$/);

  await desk.goto('/my-a1/operator/customers');
  await desk.getByLabel('Номер, ЕГН или ЕИК, договор, имейл').fill('0888 100 201');
  await desk.keyboard.press('Enter');
  const found = desk.getByRole('listitem').filter({ hasText: 'номерът завършва на' });
  const { width, height } = (await found.boundingBox())!;
  await found.click({ force: true, position: { x: width - 5, y: height / 2 } });
  await expect(desk).toHaveURL(/\/customers\/\d+$/);
});

const screens = [
  '/texts',
  '/texts/vip-club/quotas',
  '/approvals',
  '/catalogue/extras',
  '/catalogue/tariff-extras',
  '/catalogue/donation-campaigns',
  '/catalogue/extras/20107',
  '/catalogue/donation-campaigns/donation-1',
  '/customers',
  '/customers/1',
  '/failures',
];

for (const { name, widths, ...look } of [
  { name: 'dora', language: 'bg', theme: 'light', widths: [360, 768, 1460] },
  { name: 'elka', language: 'en', theme: 'dark', widths: [360, 1460] },
])
  test(`every screen of the desk passes axe, fits and uses one language: ${look.language}, ${look.theme}, ${widths.join(', ')} px`, async ({
    browser,
  }) => {
    const desk = await openDesk(browser, name, 'editor,support');
    await desk.evaluate((kept) => Object.assign(localStorage, kept), look);
    const faults: string[] = [];
    for (const path of screens) {
      await desk.goto(`/my-a1/operator${path}`);
      await expect(desk.getByRole('heading', { level: 1 })).toBeVisible();
      await expect(desk.locator('.skeleton')).toHaveCount(0);
      for (const width of widths) {
        await desk.setViewportSize({ width, height: 900 });
        // Colours do not depend on the width.
        faults.push(...(await faultsOf(desk, { hasContrast: width === widths[0] })));
      }
    }
    expect(faults).toEqual([]);
  });
