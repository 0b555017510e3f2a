import { readFile } from 'node:fs/promises';
import { expect, test } from '@playwright/test';
import { answer, desktop, dialog, look, phone } from './extras.ts';
import { signIn } from './people.ts';

const region = (page: Parameters<typeof look>[0], name: string) => page.getByRole('region', { name, exact: true });

for (const [name, size] of Object.entries({ phone, desktop })) {
  test(`on a ${name}: what is left, the forecast, the days as chart and table, costs and fair use [US-001, US-002, US-003, US-004, US-005, US-007]`, async ({
    page,
  }) => {
    await page.setViewportSize(size);
    await signIn(page, 'maria', '/my-a1/usage?msisdn=359888100101');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^Остават ти 6\u00a0GB до \d{2}\.\d{2}\.\d{4}$/);
    await expect(page.getByText(/С темпото от последните седем дни свършват на .* Последни данни: /)).toBeVisible();
    const left = region(page, 'Какво ти остава').getByRole('listitem');
    await expect(left).toHaveCount(4);
    await expect(left.first()).toContainText('Интернет в България');
    await expect(left.first().getByRole('meter')).toHaveAccessibleName(/Използвани са 85%, остават 6/);
    await expect(left.filter({ hasText: 'Разговори' })).toContainText('Без лимит');
    await look(page);

    const days = region(page, 'Ден по ден');
    await expect(days.getByRole('img', { name: /^Интернет от/ })).toBeVisible();
    await days.getByText('Разговори', { exact: true }).click();
    await expect(days.getByRole('img', { name: /^Разговори от/ })).toBeVisible();
    await days.getByRole('tab', { name: 'Таблица' }).click();
    await expect(days.getByRole('table').getByRole('row')).toHaveCount(18);
    await days.getByText('Миналият', { exact: true }).click();
    await expect(days.getByRole('table').getByRole('row').nth(1)).toContainText('GB');
    await look(page);

    const outside = region(page, 'Извън плана');
    await expect(outside).toContainText('Общо 6,30');
    await expect(outside).toContainText('„30 минути по света“ (30\u00a0мин) щеше да го покрие за 2,90');
    await expect(region(page, 'Интернет в ЕС, както у дома')).toContainText('месечната ти цена без ДДС (19,16');
  });
}

test('on a phone: the owner chooses alerts, and wrong amounts are explained [US-008]', async ({ page }) => {
  await page.setViewportSize(phone);
  await signIn(page, 'maria', '/my-a1/usage?msisdn=359888100103');
  await page.getByRole('button', { name: 'Известия: Промени' }).click();
  await dialog(page).getByLabel('Сума 1').fill('2,5');
  await answer(page, 'Запази');
  await expect(dialog(page)).toContainText('Напиши цяло число от 1 до 1000.');
  await look(page);
  await dialog(page).getByLabel('Сума 1').fill('15');
  await dialog(page).getByText('Имейл до теб').click();
  await answer(page, 'Запази');
  await expect(page.getByText('Запазихме известията.')).toBeVisible();
  await page.reload();
  await expect(region(page, 'Известия и спиране')).toContainText('При 15,00\u00a0EUR извън плана');
});

test('on a desktop: a business sees all numbers by cost, saves them as CSV, and blocks data roaming of one [US-008, US-009]', async ({
  page,
}) => {
  await page.setViewportSize(desktop);
  await signIn(page, 'stroy', '/my-a1/usage?msisdn=359888100638');
  await page.getByRole('link', { name: 'Всички номера' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Потребление на всички номера');
  const rows = page.getByRole('table').getByRole('row');
  await expect(rows).toHaveCount(41);
  await look(page);
  const saved = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Свали като CSV' }).click();
  const file = await saved;
  expect(file.suggestedFilename()).toMatch(/^usage-\d{4}-\d{2}-\d{2}\.csv$/);
  const lines = (await readFile(await file.path(), 'utf8')).trim().split('\r\n');
  expect(lines).toHaveLength(41);
  const dearest = lines[1]!.split(';')[5]!.replaceAll('"', '').replace('.', ',');
  await expect(rows.nth(1)).toContainText(dearest);

  await page.getByRole('link', { name: '0888 100 638' }).click();
  const block = page.getByRole('switch', { name: /Спри интернета в роуминг/ });
  await block.click();
  await expect(dialog(page)).toContainText('Да спрем ли интернета в роуминг?');
  await answer(page, 'Спри');
  await expect(page.getByText('Изпратихме го към мрежата.')).toBeVisible();
  await expect(block).toBeChecked();
});

test('a user who is not the owner sees the usage without amounts, and changes nothing [US-010]', async ({ page }) => {
  await page.setViewportSize(phone);
  await signIn(page, 'ivan', '/my-a1/usage?msisdn=359888100501');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^Остават ти 30\u00a0GB/);
  await expect(page.getByText('Сумите вижда само титулярят на номера.')).toBeVisible();
  await expect(page.getByRole('switch').first()).toBeDisabled();
  await expect(page.getByRole('main')).not.toContainText(/EUR|BGN/);
  await look(page);
});

test('a number without figures says so [US-014]', async ({ page }) => {
  await signIn(page, 'radost', '/my-a1/usage?msisdn=359888100711');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Още няма данни за този номер');
});

test('home shows the allowance that ends first, beside its number [US-013]', async ({ page }) => {
  await page.setViewportSize(desktop);
  await signIn(page, 'maria');
  await expect(page.getByRole('main')).toContainText(/0888\s100\s101 · Простор 25 · Още 6\sGB до \d{2}\.\d{2}\./);
});
