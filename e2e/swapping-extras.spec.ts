import { expect, test } from '@playwright/test';
import { answer, desktop, dialog, look, openExtras, phone, sentCode } from './extras.ts';

/** As most customers see the portal: a dialog fades in, and the next one replaces it. */
test.use({ reducedMotion: 'no-preference' });

test('a swap to the donation goes to the details page and is completed there [EX-019, EX-040, EX-065, EX-129, EX-131]', async ({
  page,
}) => {
  const number = '359888100102';
  await page.setViewportSize(phone);
  await openExtras(page, 'maria', number);
  await page.locator('button.slot', { hasText: 'Чуй книга' }).click();
  await expect(dialog(page)).toContainText('С какво да сменим „Чуй книга“?');
  await look(page);
  await dialog(page).getByText('Дарение', { exact: true }).click();
  await answer(page, 'Смени с „Дарение“');
  await expect(page).toHaveURL(/details\?.*isPromoSwap=true&extraCodeToBeSwapped=20103/);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Дарение');
  await expect(page.getByRole('radio')).toHaveCount(3);
  await look(page);
  await page.getByRole('radio', { name: /Деца в болница/ }).check();
  await page.getByLabel('Сума на месец').fill('2');
  await page.getByRole('button', { name: 'Дари', exact: true }).click();
  await expect(dialog(page)).toContainText('Деца в болница: 2,00 EUR на месец от 0888 100 102.');
  await expect(dialog(page)).toContainText('не променя сметката ти');
  await look(page);
  await answer(page, 'Дари 2,00 EUR на месец');
  await expect(dialog(page)).toContainText('Дарението ти е записано: Деца в болница.');
  await answer(page, 'Към екстрите');
  await expect(page.locator('.slot').first()).toContainText('Дарение');
  await expect(page.locator('.slot', { hasText: 'Чуй книга' })).toHaveCount(0);
});

test('a donation that needs a code requires it before it is made', async ({ page }) => {
  const number = '359888100103';
  const given: unknown[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith('/donation/activate')) given.push(request.postDataJSON());
  });
  await openExtras(page, 'maria', number);
  await page.goto(`/my-a1/digital-extras/select-services/details?msisdn=${number}&code=20040`);
  await page.getByRole('radio', { name: /Нова гора/ }).check();
  await page.getByLabel('Сума на месец').fill('3');
  await page.getByRole('button', { name: 'Дари', exact: true }).click();
  await answer(page, 'Дари 3,00 EUR на месец');
  await dialog(page).getByLabel('Мобилен номер').fill('0888 100 102');
  await answer(page, 'Изпрати код');
  await expect(dialog(page).getByLabel('Код от SMS')).toBeFocused();
  expect(given).toEqual([]);
  const verification_code = await sentCode(page, '359888100102');
  await dialog(page).getByRole('textbox').fill(verification_code);
  await answer(page, 'Потвърди');
  await expect(dialog(page)).toContainText('Дарението ти е записано: Нова гора.');
  expect(given).toMatchObject([{ msisdn: number, verification_code }]);
  await answer(page, 'Към екстрите');
  await openExtras(page, 'maria', number, '&tab=active');
  await expect(page.getByRole('heading', { name: 'Дарение', exact: true })).toBeVisible();
});

test('a swap without other rules is made at once and the list is refetched [EX-140, EX-141, EX-142]', async ({
  page,
}) => {
  await page.setViewportSize(phone);
  await openExtras(page, 'stroy', '359888100603');
  await page.locator('button.slot', { hasText: 'Облак' }).click();
  await dialog(page).getByText('Във форма', { exact: true }).click();
  await answer(page, 'Смени с „Във форма“');
  await expect(dialog(page)).toContainText('„Във форма“ заема мястото на „Облак 100 GB“.');
  await look(page);
  await answer(page, 'Към екстрите');
  await expect(page.locator('.slot', { hasText: 'Във форма' })).toBeVisible();
  await expect(page.locator('.slot', { hasText: 'Облак' })).toHaveCount(0);
});

test('a swap to an extra that needs a code requires it; slots keep their order [EX-059, EX-136, EX-138, EX-139]', async ({
  page,
}) => {
  const number = '359888100503';
  await page.setViewportSize(desktop);
  await openExtras(page, 'pekarna', number);
  await expect(page.locator('.slot').first()).toContainText('Свободна');
  await page.locator('button.slot', { hasText: 'Облак' }).click();
  await dialog(page).getByText('Четиво', { exact: true }).click();
  await answer(page, 'Смени с „Четиво“');
  await expect(dialog(page)).toContainText('Пратихме SMS с шест цифри на 0888 100 503.');
  await look(page);
  await dialog(page)
    .getByRole('textbox')
    .fill(await sentCode(page, number));
  await answer(page, 'Потвърди');
  await expect(dialog(page)).toContainText('„Четиво“ заема мястото на „Облак 100 GB“.');
  await answer(page, 'Към екстрите');
  await expect(page.locator('.slot').nth(1)).toContainText('Четиво');
});

test('a swap that requires a number asks for it before the code, and it must be a mobile one [EX-057, EX-137, PH-011, RG-023]', async ({
  page,
}) => {
  await page.setViewportSize(phone);
  await openExtras(page, 'pekarna', '359888100502');
  await page.locator('button.slot', { hasText: 'Чуй книга' }).click();
  await dialog(page).getByText('Четиво', { exact: true }).click();
  await answer(page, 'Смени с „Четиво“');
  const typed = dialog(page).getByLabel('Мобилен номер');
  await typed.fill('2000001002');
  await answer(page, 'Изпрати код');
  await expect(dialog(page).getByRole('alert')).toHaveText('Неправилен номер!');
  await look(page);
  await typed.fill('0888 100 101');
  await answer(page, 'Изпрати код');
  await expect(dialog(page).getByRole('alert')).toContainText('Номерът не принадлежи на титуляря.');
  await expect(typed).toBeVisible();
  await typed.fill('0888 100 501');
  // Another journey may have requested a code to this number within the last half minute.
  const code = dialog(page).getByLabel('Код от SMS');
  await expect(async () => {
    if (await typed.isVisible()) await typed.press('Enter');
    await expect(code).toBeVisible({ timeout: 2000 });
  }).toPass();
  await expect(code).toBeFocused();
  await dialog(page)
    .getByRole('textbox')
    .fill(await sentCode(page, '359888100501'));
  await answer(page, 'Потвърди');
  await expect(dialog(page)).toContainText('„Четиво“ заема мястото на „Чуй книга“.');
});
