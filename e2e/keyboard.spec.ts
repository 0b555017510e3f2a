// The newer areas by keyboard only: dialogs are reached by Tab, keep the focus, and return it.

import { expect, test, type Locator, type Page } from '@playwright/test';
import { prefer, signIn, startSession } from './people.ts';
import { newest } from './registration.ts';

const dialogs = [
  ['/my-a1/my-profile/my-addresses', 'Добави адрес'],
  ['/my-a1/my-profile/my-cards', 'Добави карта'],
  ['/my-a1/my-profile/security-code', 'Създай код'],
  ['/my-a1/roaming', 'Сравни ги'],
  ['/my-a1/weekend-bonus', 'Как работи'],
  ['/my-a1/network-protection', 'Добави сайтове'],
] as const;

const focusedName = (page: Page) =>
  page.evaluate(() =>
    (document.activeElement?.getAttribute('aria-label') ?? document.activeElement?.textContent)?.trim(),
  );

async function tabTo(page: Page, name: string): Promise<void> {
  for (let presses = 0; presses < 60 && (await focusedName(page)) !== name; presses += 1)
    await page.keyboard.press('Tab');
  expect(await focusedName(page)).toBe(name);
}

/** Fields have their own text and are identified by their label. */
async function tabInto(page: Page, field: Locator): Promise<void> {
  await expect(field).toBeVisible();
  const hasFocus = () => field.evaluate((element) => element === document.activeElement);
  for (let presses = 0; presses < 60 && !(await hasFocus()); presses += 1) await page.keyboard.press('Tab');
  await expect(field).toBeFocused();
}

const isFocusInside = (page: Page) =>
  page.evaluate(() => document.querySelector('[role=dialog]')?.contains(document.activeElement) ?? false);

test('a dialog of every newer area opens, keeps the focus and returns it', async ({ page }) => {
  await prefer(page, 'bg');
  await startSession(page, 'vesela');
  for (const [address, opener] of dialogs) {
    await page.goto(address);
    await expect(page.getByRole('button', { name: opener, exact: true })).toBeVisible();
    await tabTo(page, opener);
    await page.keyboard.press('Enter');
    await expect(page.getByRole('dialog')).toBeVisible();
    await expect.poll(() => isFocusInside(page), opener).toBe(true);
    for (let presses = 0; presses < 10; presses += 1) {
      await page.keyboard.press('Tab');
      await expect.poll(() => isFocusInside(page), opener).toBe(true);
    }
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await expect.poll(() => focusedName(page)).toBe(opener);
  }
});

test('a security code is requested, refused with a message and cancelled, without a mouse', async ({ page }) => {
  await prefer(page, 'bg');
  await signIn(page, 'vesela', '/my-a1/my-profile/security-code');
  await expect(page.getByRole('button', { name: 'Създай код' })).toBeVisible();
  await tabTo(page, 'Създай код');
  await page.keyboard.press('Enter');
  const number = page.getByLabel('Мобилен номер');
  await expect(number).toHaveValue('0888100703');
  await tabInto(page, number);
  await page.keyboard.press('Control+a');
  await page.keyboard.type('0888');
  await page.keyboard.press('Enter');
  await expect(page.getByText('Неправилен номер!')).toBeVisible();
  await expect(number).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
});

test('a user of a number registers completely, with messages for missing fields, without a mouse', async ({ page }) => {
  const address = 'keyboard@demo.abonat.bg';
  await page.goto('/my-a1/registration/email-and-password');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Да започваме');
  const email = page.getByRole('textbox', { name: 'Имейл' });
  await tabInto(page, email);
  await page.keyboard.type('no such address');
  await page.keyboard.press('Enter');
  await expect(email).toBeFocused();
  await expect(email).toHaveAttribute('aria-invalid', 'true');
  await page.keyboard.press('Control+a');
  await page.keyboard.type(address);
  await page.keyboard.press('Tab');
  await page.keyboard.type('Lastovica!7');
  await page.keyboard.press('Enter');
  const terms = page.getByRole('checkbox');
  await expect(terms).toBeFocused();
  await page.keyboard.press('Space');
  await expect(terms).toBeChecked();
  await tabTo(page, 'Продължи');
  await page.keyboard.press('Enter');
  await tabInto(page, page.getByLabel('Код от имейла'));
  await page.keyboard.type((await newest(page, address, /Код: \d{6}/)).code ?? '');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('На кого е договорът?');
  await tabInto(page, page.getByRole('radio', { name: 'На мен' }));
  await page.keyboard.press('ArrowUp');
  await expect(page.getByRole('radio', { name: 'На друг' })).toBeChecked();
  await tabTo(page, 'Продължи');
  await page.keyboard.press('Enter');
  await tabInto(page, page.getByLabel('Номер на услуга', { exact: true }));
  await page.keyboard.type('0888101732');
  await page.keyboard.press('Enter');
  await tabInto(page, page.getByLabel('Код от SMS'));
  await page.keyboard.type((await newest(page, '359888101732', /Кодът ти е \d{6}/)).code ?? '');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Профилът ти е готов');
  await tabTo(page, 'Влез');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/login/);
});

test('e-signing is activated up to its code, without a mouse', async ({ page }) => {
  await prefer(page, 'bg');
  await signIn(page, 'vesela', '/my-a1/e-signing/activation');
  await expect(page.getByRole('button', { name: 'Активирай' })).toBeVisible();
  await tabTo(page, 'Активирай');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('На кой номер да пращаме кодовете?');
  await tabTo(page, 'Продължи');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('list', { name: 'Стъпка 3 от 3: Код' })).toBeVisible();
  await tabInto(page, page.getByRole('textbox').first());
});

test('a contract is opened, read and signed without a mouse', async ({ page }) => {
  await prefer(page, 'bg');
  await signIn(page, 'tanya', '/my-a1/e-signing');
  await tabInto(page, page.getByRole('main').getByRole('button', { name: /Договор за мобилна услуга/ }));
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 2, name: 'Договор за мобилна услуга' })).toBeVisible();
  await tabTo(page, 'Подпиши');
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog');
  const number = dialog.getByLabel('Мобилен номер');
  await tabInto(page, number);
  await page.keyboard.press('Control+a');
  await page.keyboard.type('0888101731');
  await page.keyboard.press('Enter');
  await tabInto(page, dialog.getByLabel('Код от SMS'));
  await page.keyboard.type((await newest(page, '359888101731', /\d{6}/)).code ?? '');
  await page.keyboard.press('Enter');
  await expect(dialog).toContainText('Подписано');
  await expect.poll(() => isFocusInside(page)).toBe(true);
  await tabTo(page, 'Добре');
  await page.keyboard.press('Enter');
  await expect(dialog).toHaveCount(0);
  await expect(page.getByText('Кодовете за подписване идват на')).toBeVisible();
});
