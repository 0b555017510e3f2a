import { expect, test } from '@playwright/test';
import { desktop, dialog, expectNoViolations, openExtras, phone, sentCode } from './extras.ts';

test.describe.configure({ mode: 'serial' });

test('a swap whose target is the donation goes to the details page [EX-019, EX-065, EX-129, EX-131]', async ({
  page,
}) => {
  await page.setViewportSize(phone);
  await openExtras(page, 'maria', '359888100102');
  await page.locator('button.slot', { hasText: 'Чуй книга' }).click();
  await expect(dialog(page)).toContainText('С какво да сменим Чуй книга?');
  await expectNoViolations(page);
  await dialog(page).getByText('Дарение', { exact: true }).click();
  await dialog(page).getByRole('button', { name: 'Смени с Дарение' }).click();
  await expect(page).toHaveURL(/details\?.*isPromoSwap=true&extraCodeToBeSwapped=20103/);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Дарение');
  await expect(page.getByRole('radio')).toHaveCount(3);
  await expectNoViolations(page);
});

test('a swap whose target is home assistance goes to the address page [EX-020, EX-030, EX-135]', async ({ page }) => {
  await page.setViewportSize(desktop);
  await openExtras(page, 'maria', '359888100102');
  await page.locator('button.slot', { hasText: 'Чуй книга' }).click();
  await dialog(page).getByText('Домашен помощник', { exact: true }).click();
  await dialog(page).getByRole('button', { name: 'Смени с Домашен помощник' }).click();
  await expect(page).toHaveURL(/home-assistance\/address\?.*extra=20103&newExtra=20051/);
  await page.getByRole('button', { name: 'Замени с нея' }).click();
  await expect(page.getByText('Невалидни данни').first()).toBeVisible();
  await expectNoViolations(page);
});

test('a swap that no other rule holds for is made at once and the list is read anew [EX-140, EX-141, EX-142]', async ({
  page,
}) => {
  await page.setViewportSize(phone);
  await openExtras(page, 'maria', '359888100102');
  await page.locator('button.slot', { hasText: 'Облак' }).click();
  await dialog(page).getByText('Във форма', { exact: true }).click();
  await dialog(page).getByRole('button', { name: 'Смени с Във форма' }).click();
  await expect(dialog(page)).toContainText('Във форма заема мястото на Облак 100 GB.');
  await dialog(page).getByRole('button', { name: 'Към екстрите' }).click();
  await expect(page.locator('.slot', { hasText: 'Във форма' })).toBeVisible();
  await expect(page.locator('.slot', { hasText: 'Облак' })).toHaveCount(0);
});

test('a swap to an extra that needs a code asks for it [EX-059, EX-136, EX-138, EX-139]', async ({ page }) => {
  await page.setViewportSize(desktop);
  await openExtras(page, 'elena', '359888100301');
  await page.locator('button.slot', { hasText: 'Облак' }).click();
  await dialog(page).getByText('Четиво', { exact: true }).click();
  await dialog(page).getByRole('button', { name: 'Смени с Четиво' }).click();
  await expect(dialog(page)).toContainText('Пратихме SMS с шест цифри на 0888 100 301.');
  await expectNoViolations(page);
  await dialog(page)
    .getByRole('textbox')
    .fill(await sentCode(page, '359888100301'));
  await expect(dialog(page)).toContainText('Четиво заема мястото на Облак 100 GB.');
});

test('home assistance on a position may stay for a fee or give way [EX-063, EX-132, EX-133, EX-134]', async ({
  page,
}) => {
  await page.setViewportSize(phone);
  await openExtras(page, 'maria', '359888100101');
  await page.locator('button.slot', { hasText: 'Домашен помощник' }).click();
  await dialog(page).getByText('Чуй книга', { exact: true }).click();
  await dialog(page).getByRole('button', { name: 'Смени с Чуй книга' }).click();
  await expect(dialog(page).getByRole('button', { name: 'Активирай платено' })).toBeVisible();
  await expect(dialog(page).getByRole('button', { name: 'Замени' })).toBeVisible();
  await expectNoViolations(page);
});
