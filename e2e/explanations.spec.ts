// The explanations beside the fields of registration, and the dialog of errors that belong to no field.

import { expect, test, type Page } from '@playwright/test';
import { expectNoViolations } from './extras.ts';
import { startSession } from './people.ts';
import { choose, number } from './registration.ts';
import { desktop } from './widths.ts';

/** Opens an explanation, checks its title and text, and closes it. */
async function read(page: Page, button: string, title: string, text: string): Promise<void> {
  await page.getByRole('button', { name: button, exact: true }).click();
  const dialog = page.getByRole('dialog', { name: title, exact: true });
  await expect(dialog).toContainText(text);
  await expectNoViolations(page);
  await dialog.getByRole('button', { name: 'Разбрах' }).click();
  await expect(dialog).toBeHidden();
}

test.beforeEach(async ({ page }) => {
  await page.setViewportSize(desktop);
  await startSession(page, 'nikola');
  await page.goto('/my-a1/registration/pid-and-eik');
});

test('a private customer can read about the id, the owner, the number and the security code', async ({ page }) => {
  await read(page, 'Повече за това: ЕГН или ЕИК', 'ЕГН или ЕИК', 'По него намираме договора.');
  await read(page, 'Повече за това: На кого е договорът', 'На кого е договорът', 'Само титулярят сменя планове.');
  await choose(page, 'На мен', '9203149959');
  await page.setViewportSize(desktop);
  await read(page, 'Повече за това: Номер на услуга', 'Номер на услуга', 'започва с 10, 20 или 30 и има 12 цифри');
  await number(page, '0888 100 801');
  await page.setViewportSize(desktop);
  await read(page, 'Повече за това: Код за сигурност', 'Код за сигурност', 'Шест цифри, които получи със SMS');
});

test('a small business can read about its security code', async ({ page }) => {
  await choose(page, 'На моята фирма', '999000558');
  await number(page, '0888 100 802');
  await page.setViewportSize(desktop);
  await read(page, 'Повече за това: Код за сигурност', 'Код за сигурност на фирма', 'искаме и номера на договора');
});

test('a large business can read about adding its services', async ({ page }) => {
  await choose(page, 'На моята фирма', '999001012');
  // The portal knows the kind of the company by its number.
  await number(page, '0888 100 803');
  await expect(page.getByLabel('Код за сигурност', { exact: true })).toBeVisible();
  await page.setViewportSize(desktop);
  await read(
    page,
    'Повече за това',
    'Добавяне на услуга на голяма фирма',
    'Фирмата одобрява кой управлява номерата ѝ.',
  );
});

test('a refusal that belongs to no field opens a dialog and keeps the typed value', async ({ page }) => {
  await choose(page, 'На друг');
  const refusal = { ErrorCode: 'EC_Too_Many_Requests', Message: 'Too many requests', TraceId: 'x' };
  await page.route('**/workflows/**', (route) =>
    route.request().method() === 'GET' ? route.fallback() : route.fulfill({ status: 429, json: refusal }),
  );
  await number(page, '0888 100 801');
  const dialog = page.getByRole('dialog', { name: 'Не стана', exact: true });
  await expect(dialog).toContainText(/./);
  await expectNoViolations(page);
  await dialog.getByRole('button', { name: 'Затвори' }).last().click();
  await expect(dialog).toBeHidden();
  await expect(page.getByLabel('Номер на услуга', { exact: true })).toHaveValue('0888 100 801');
});
