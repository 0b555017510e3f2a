import { expect, test } from '@playwright/test';
import { desktop, dialog, expectNoViolations, phone } from './extras.ts';
import { signIn } from './people.ts';
import { expectToFit } from './widths.ts';

test('a VIP client shows a voucher, takes another after a warning, and has used one up [VB-001, VB-008, VB-011, VB-012, VB-017]', async ({
  page,
}) => {
  await page.setViewportSize(phone);
  await signIn(page, 'maria', '/my-a1/');
  await page.getByRole('link', { name: /VIP клуб/ }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Един ваучер е в джоба ти, още 2 те чакат');
  const ticket = page.locator('.voucher-ticket').first();
  await expect(ticket).toContainText('20%');
  await expect(ticket).toContainText('66385 1042 7719');
  await expect(ticket.getByRole('img', { name: /Код за касата/ })).toBeVisible();
  await expectNoViolations(page);
  const asked: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('generate-voucher')) asked.push(request.url());
  });
  await page.getByRole('button', { name: 'Вземи ваучер: За аксесоари' }).hover();
  await page.getByRole('button', { name: 'Вземи ваучер: За аксесоари' }).click();
  await expect(dialog(page)).toContainText('не се връща');
  await expectNoViolations(page);
  expect(asked).toEqual([]);
  await dialog(page).getByRole('button', { name: 'Вземи ваучера' }).click();
  await expect(dialog(page)).toContainText('Ваучерът е твой');
  await expect(dialog(page)).toContainText(/66386\s\d{4}\s\d{4}/);
  await dialog(page).getByRole('button', { name: 'Разбрах' }).click();
  await expect(page.locator('.voucher-ticket')).toHaveCount(2);
  await expect(page.locator('.quota-stub[data-gone]')).toHaveCount(2);
  expect(asked).toHaveLength(1);

  // The answer is lost, and the list cannot be read: the page claims nothing.
  await page.route('**/a1club/vip/**', (route) => route.abort());
  await page.getByRole('button', { name: 'Вземи ваучер: За услуга' }).click();
  await dialog(page).getByRole('button', { name: 'Вземи ваучера' }).click();
  await expect(dialog(page)).toContainText('Не знаем дали ваучерът е взет');
  await expect(dialog(page)).toContainText('списъкът не се зареди');
  await dialog(page).getByRole('button', { name: 'Разбрах' }).click();
  await page.unroute('**/a1club/vip/**');
  await page.reload();

  // The answer is lost: the list shows that the voucher was taken.
  await page.route('**/generate-voucher**', async (route) => {
    await route.fetch();
    await route.abort();
  });
  await page.getByRole('button', { name: 'Вземи ваучер: За услуга' }).click();
  await dialog(page).getByRole('button', { name: 'Вземи ваучера' }).click();
  await expect(dialog(page)).toContainText(/66387\s\d{4}\s\d{4}/);
  expect(asked).toHaveLength(3);
  await dialog(page).getByRole('button', { name: 'Разбрах' }).click();
  await expect(page.locator('.voucher-ticket')).toHaveCount(3);
  await expectToFit(page);
});

test('users without vouchers and users without VIP status see the reason [VB-014, VB-015]', async ({ page }) => {
  await page.setViewportSize(desktop);
  await signIn(page, 'elena', '/my-a1/vip-club');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Взе всичко за тази година');
  await signIn(page, 'georgi', '/my-a1/vip-club');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Този профил още не е във VIP клуба');
  await expectNoViolations(page);
});

test('numbers join the weekend bonus, through every dialog [VB-002, VB-003, VB-004, VB-005, VB-006, VB-007, VB-009, VB-013, VB-018, VB-019]', async ({
  page,
}) => {
  await page.setViewportSize(desktop);
  await signIn(page, 'maria', '/my-a1/weekend-bonus');
  await expect(page.getByRole('heading', { level: 1 })).toContainText('5 GB за');
  await expect(page.getByRole('checkbox', { name: /0888 100 101/ })).toBeDisabled();
  await page.getByRole('button', { name: 'Как работи' }).click();
  await expect(dialog(page)).toContainText('Как работи бонусът');
  await dialog(page).getByRole('button', { name: 'Разбрах' }).click();
  await expectNoViolations(page);

  // The number joins in another tab meanwhile: here it is refused, and the list is refetched.
  const other = await page.context().newPage();
  await other.goto('/my-a1/weekend-bonus');
  for (const tab of [page, other]) await tab.getByRole('checkbox', { name: /0888 100 102/ }).check();
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await other.route('**/new-campaign/activate', async (route) => {
    await held;
    await route.continue();
  });
  await other.getByRole('button', { name: 'Включи 0888 100 102' }).click();
  await expect(dialog(other)).toContainText('Включваме номерата');
  release();
  await expect(dialog(other)).toContainText('Номерът е включен');
  await page.getByRole('button', { name: 'Включи 0888 100 102' }).click();
  await expect(dialog(page)).toContainText('Вече има включен номер');
  await dialog(page).getByRole('button', { name: 'Разбрах' }).click();
  await expect(page.getByRole('checkbox', { name: /0888 100 102/ })).toBeDisabled();

  await signIn(page, 'georgi', '/my-a1/weekend-bonus');
  await page.getByRole('button', { name: 'Защо?' }).click();
  await expect(dialog(page)).toContainText('Предплатените и чуждите номера не участват.');
  await expectNoViolations(page);
});
