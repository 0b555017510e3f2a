// A virtual screen reader reads the pages as a blind user hears them. e2e/names/spoken stores the phrases; a person can read
// them. `npx playwright test e2e/screen-reader.spec.ts -u all` rewrites them: review the difference.

import type { virtual as ScreenReader } from '@guidepup/virtual-screen-reader';
import { expect, test, type Page } from '@playwright/test';
import { createRequire } from 'node:module';
import { answer, dialog, openExtras, pick } from './extras.ts';
import { fillCredentials } from './people.ts';
import { settle } from './settle.ts';
import { demoPassword } from '#database/demo/people.ts';

const screenReader = createRequire(import.meta.url).resolve('@guidepup/virtual-screen-reader/browser.js');
/** An address of the portal: its content security policy allows no scripts from elsewhere. */
const address = '/my-a1/virtual-screen-reader.js';

/** Everything spoken from the start to the end of a part of the page. */
async function spokenIn(page: Page, part: string): Promise<string> {
  await expect(page.locator('[aria-busy=true], .skeleton')).toHaveCount(0);
  await settle(page);
  const phrases = await page.locator(part).evaluate(async (container, from) => {
    const { virtual } = (await import(from)) as { virtual: typeof ScreenReader };
    await virtual.start({ container });
    const first = await virtual.lastSpokenPhrase();
    do await virtual.next();
    while ((await virtual.lastSpokenPhrase()) !== first);
    const log = await virtual.spokenPhraseLog();
    await virtual.stop();
    return log.slice(0, -1);
  }, address);
  return phrases.map(timeless).join('\n');
}

/** Dates and the time of day change, and a greeting with them; a retry buys for another number. */
const timeless = (phrase: string) =>
  phrase
    .replace(/\d{2}\.\d{2}\.(\d{4})?/g, 'дата')
    .replace(/0888\s100\s6\d\d/g, 'номер')
    .replace(/(Добро утро|Добър ден|Добър вечер|Лека нощ),/, 'Поздрав,');

test.beforeEach(({ page }) =>
  page.route(`**${address}`, (route) => route.fulfill({ path: screenReader, contentType: 'text/javascript' })),
);

test('a screen reader speaks sign-in and home', async ({ page }) => {
  await page.goto('/my-a1/login');
  await expect(page.locator('#first-paint')).toHaveCount(0);
  expect(await spokenIn(page, 'body')).toMatchSnapshot(['spoken', 'sign-in.txt']);
  await fillCredentials(page, 'vesela@demo.abonat.bg', demoPassword);
  await expect(page.locator('#root .shell')).toBeVisible();
  expect(await spokenIn(page, 'body')).toMatchSnapshot(['spoken', 'home.txt']);
});

test('a screen reader speaks the purchase of an extra', async ({ page }) => {
  // A retry finds the extra active on the first number.
  await openExtras(page, 'stroy', test.info().retry === 0 ? '359888100640' : '359888100639');
  expect(await spokenIn(page, 'main')).toMatchSnapshot(['spoken', 'extras.txt']);
  await pick(page, 'Чуй книга');
  await page.getByRole('button', { name: 'Продължи' }).click();
  await expect(dialog(page)).toContainText('Какво се променя в сметката');
  expect(await spokenIn(page, '[role=dialog]')).toMatchSnapshot(['spoken', 'extra-to-confirm.txt']);
  await answer(page, 'Активирай');
  await expect(dialog(page)).toContainText('Приехме заявката');
  expect(await spokenIn(page, '[role=dialog]')).toMatchSnapshot(['spoken', 'extra-ordered.txt']);
});
