import { expect, test } from '@playwright/test';
import { expectNoViolations } from './extras.ts';
import { holdRequests } from './hold-requests.ts';
import { signIn } from './people.ts';

test('the search finds any page by keyboard with a slash or Ctrl K, in either alphabet', async ({ page }) => {
  await signIn(page, 'maria');
  await page.keyboard.press('/');
  const field = page.getByRole('combobox', { name: 'Какво търсиш?' });
  await expect(field).toBeFocused();
  await expectNoViolations(page);
  await field.fill('kod za sigurnost');
  await expect(page.getByRole('option').first()).toHaveText('Код за сигурност');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/my-profile\/security-code/);
  // Else the field of the closing search would be filled.
  await expect(field).toBeHidden();
  await page.keyboard.press('Control+k');
  await field.fill('кинотека');
  await expect(page.getByRole('option').first()).toContainText('Кинотека');
  await field.fill('интернет в турция');
  await expect(page.getByRole('option').first()).toContainText('Турция');
  await field.fill('На Боян');
  await expect(page.getByRole('option').first()).toContainText('На Боян');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('ArrowUp');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/included-services.*msisdn=359888100102/);
});

test('the field gets the focus although its code loads long after its window', async ({ page }) => {
  await signIn(page, 'maria');
  const release = await holdRequests(page, '**/search-dialog-*.js');
  await page.keyboard.press('/');
  await expect(page.getByRole('dialog')).toBeFocused();
  release();
  await expect(page.getByRole('combobox', { name: 'Какво търсиш?' })).toBeFocused();
});

test('the user can type before the search is loaded; it shows that it is loading, or that it failed', async ({
  page,
}) => {
  await signIn(page, 'maria');
  const search = '**/find-entries-*.js';
  const release = await holdRequests(page, search, { send: (route) => route.abort() });
  await page.keyboard.press('/');
  const field = page.getByRole('combobox', { name: 'Какво търсиш?' });
  await field.fill('роум');
  await expect(page.getByText('Зарежда се').last()).toBeVisible();
  await expect(page.getByText('Няма такова тук.')).toHaveCount(0);
  release();
  await expect(page.getByText('Не получихме отговор навреме. Опитай пак.').last()).toBeVisible();
  await page.unroute(search);
  await page.getByRole('button', { name: 'Опитай пак' }).click();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Мария');
  await page.keyboard.press('/');
  await field.fill('роуминг');
  await expect(page.getByRole('option').first()).toContainText('Роуминг');
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 800 } });

  test('the field opens from the bar and reports no results', async ({ page }) => {
    await signIn(page, 'elena');
    await page.getByRole('button', { name: 'Търсене' }).click();
    const field = page.getByRole('combobox', { name: 'Какво търсиш?' });
    await field.fill('хипопотам');
    await expect(page.getByText('Няма такова тук.')).toBeVisible();
    await field.fill('wifi');
    await page.getByRole('option', { name: 'Настройки на Wi-Fi' }).click();
    await expect(page).toHaveURL(/home-network-module\/settings/);
  });
});
