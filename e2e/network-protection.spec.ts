import { expect, test } from '@playwright/test';
import { desktop, dialog, expectNoViolations, look, phone } from './extras.ts';
import { signIn } from './people.ts';

const address = '/my-a1/network-protection?msisdn=359888100301';

test('on a phone: the days, the events with undo, sites pasted and removed [NP-001, NP-002, NP-003, NP-006, NP-007, NP-010, NP-012, NP-013]', async ({
  page,
}) => {
  await page.setViewportSize(phone);
  await signIn(page, 'elena', address);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Спряхме 204 опасни опита за 30 дни');
  await expect(page.getByRole('img', { name: /Спрени опити по дни/ })).toBeVisible();
  await page.getByRole('tab', { name: 'Таблица' }).click();
  const table = page.getByRole('region', { name: 'Ден по ден' }).getByRole('table');
  await expect(table.getByRole('row')).toHaveCount(31);
  await expect(table.getByRole('row').nth(1)).toHaveText('днес8');
  await look(page);

  const events = page.getByRole('region', { name: 'Какво се случи' });
  await events.getByText('Пуснати', { exact: true }).click();
  await events.getByRole('button', { name: 'Спирай го: recepti.example' }).first().click();
  const toast = page.getByText('recepti.example вече се спира винаги.');
  await expect(toast).toBeVisible();
  await expect(page.getByRole('tab', { name: /Спирани/ })).toContainText('13');
  await page.getByRole('button', { name: 'Върни' }).click();
  await expect(page.getByText('recepti.example вече не е сред спираните.')).toBeVisible();
  await expect(page.getByRole('tab', { name: /Спирани/ })).toContainText('12');

  await page.getByRole('button', { name: 'Добави сайтове' }).click();
  const field = dialog(page).getByRole('textbox', { name: 'Сайтове' });
  await field.fill('https://Kazino-Bonus.example/promo\nsladko.example\nburzi krediti\nshkolo.example\nКазино.бг');
  await expect(dialog(page)).toContainText('2 нови ще бъдат спирани');
  await expect(dialog(page)).toContainText('1 вече е в списъка, прескачаме: kazino-bonus.example');
  await expect(dialog(page)).toContainText('1 е сред пусканите, първо го махни оттам: shkolo.example');
  await expect(dialog(page)).toContainText('1 не е сайт: burzi krediti');
  await expectNoViolations(page);
  await dialog(page).getByRole('button', { name: 'Добави 2 сайта' }).click();
  await expect(dialog(page)).toContainText('Добавихме 2 сайта');
  await dialog(page).getByRole('button', { name: 'Разбрах' }).click();
  const lists = page.getByRole('region', { name: 'Твоите списъци' });
  await lists.getByRole('textbox', { name: 'Търси или добави сайт' }).fill('казин');
  await expect(lists).toContainText('Съвпада 1 от 14 сайта.');
  await page.reload();
  await expect(page.getByRole('tab', { name: /Спирани/ })).toContainText('14');
  await lists.getByRole('button', { name: 'Махни sladko.example от списъка' }).click();
  await expect(page.getByText('sladko.example вече не е сред спираните.')).toBeVisible();
  const saved = page.waitForEvent('download');
  await lists.getByRole('button', { name: 'Свали списъка' }).click();
  expect((await saved).suggestedFilename()).toBe('blacklist-359888100301.txt');
});

test('on a desktop: ten thousand sites from a file, then deactivated, reported and stored [NP-004, NP-005, NP-007, NP-008, NP-009, NP-014, NP-015, NP-016, NP-017, NP-020, NP-022, NP-023]', async ({
  page,
}) => {
  await page.setViewportSize(desktop);
  const asked: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('/api/gateway/whalebone/'))
      asked.push(`${request.method()} ${new URL(request.url()).pathname}`);
  });
  await signIn(page, 'maria', '/my-a1/digital-extras/select-services?msisdn=359888100101&tab=active');
  await page.getByRole('button', { name: /Отвори защитата/ }).click();
  await expect(page).toHaveURL(/network-protection\?msisdn=359888100101$/);
  await page.getByRole('button', { name: 'Как работи' }).click();
  await expect(dialog(page)).toContainText('Как работи защитата');
  await dialog(page).getByRole('button', { name: 'Разбрах' }).click();

  const lists = page.getByRole('region', { name: 'Твоите списъци' });
  await page.getByRole('tab', { name: /Пускани/ }).click();
  await page.getByRole('button', { name: 'Добави сайтове' }).click();
  const lines = Array.from({ length: 9_997 }, (_, at) => `https://site-${at}.example/`).join('\n');
  const file = { name: 'sites.txt', mimeType: 'text/plain', buffer: Buffer.from(lines) };
  await dialog(page).locator('input[type=file]').setInputFiles(file);
  await dialog(page)
    .getByRole('button', { name: /^Добави 9.?997 сайта$/ })
    .click();
  await expect(dialog(page)).toContainText(/Добавихме 9.?997 сайта/);
  await dialog(page).getByRole('button', { name: 'Разбрах' }).click();
  await expect(page.getByRole('tab', { name: /Пускани/ })).toContainText('10000');
  expect(await lists.getByRole('listitem').count()).toBeLessThan(40);
  await lists.getByRole('textbox', { name: 'Търси или добави сайт' }).fill('site-9991');
  await expect(lists.getByRole('listitem')).toHaveCount(1);
  expect(asked.filter((call) => call === 'POST /api/gateway/whalebone/user/359888100101/whitelist')).toHaveLength(1);
  expect(asked.filter((call) => call === 'GET /api/gateway/whalebone/user/359888100101/whitelist')).toHaveLength(1);

  const toggle = page.getByRole('switch', { name: /Защита на 0888 100 101/ });
  await toggle.click();
  await expect(dialog(page)).toContainText('Да изключим ли защитата?');
  await expectNoViolations(page);
  await dialog(page).getByRole('button', { name: 'Изключи я' }).click();
  await expect(dialog(page)).toContainText('Заявката е приета и ще бъде изпълнена до 2 часа.');
  await dialog(page).getByRole('button', { name: 'Разбрах' }).click();
  await page.reload();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Изключваме защитата на 0888 100 101');
  await expect(
    page.getByText(/Заявката е приета и ще бъде изпълнена до 2 часа, най-късно в \d\d:\d\d\./),
  ).toBeVisible();
  await expect(toggle).toBeDisabled();
  await expect(lists.getByRole('button', { name: /^Махни/ })).toHaveCount(0);
  await page.getByRole('button', { name: 'Добави сайтове' }).click();
  await expect(dialog(page)).toContainText('Списъците се променят само докато защитата работи.');
  await expect(dialog(page).getByRole('button', { name: 'Включи защитата' })).toHaveCount(0);
  await expectNoViolations(page);

  // Another number without the extra: the service refuses, and nothing changes.
  await page.goto('/my-a1/network-protection?msisdn=359888100103');
  await page.getByRole('switch').click();
  await dialog(page).getByRole('button', { name: 'Включи я' }).click();
  await expect(dialog(page)).toContainText('Заявката не е приета');
  await expect(dialog(page).getByRole('link', { name: 'Виж екстрите на номера' })).toBeVisible();
  await dialog(page).getByRole('button', { name: 'Разбрах' }).click();
  await expect(page.getByRole('switch')).not.toBeChecked();
});

test('a user of a number sees who owns the protection, without a retry', async ({ page }) => {
  await signIn(page, 'yavor', '/my-a1/network-protection');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Защитата се управлява от титуляря');
  await expect(page.getByRole('button', { name: 'Опитай пак' })).toHaveCount(0);
});
