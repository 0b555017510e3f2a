import { expect, test } from '@playwright/test';
import { card, desktop, dialog, expectNoViolations, openExtras, phone } from './extras.ts';
import { signIn } from './people.ts';

const active = '&tab=active';

test('a part of the plan cannot be deactivated, nor what began today [EX-043, EX-176]', async ({ page }) => {
  await page.setViewportSize(phone);
  await openExtras(page, 'maria', '359888100101', active);
  await card(page, 'Готвачница')
    .getByRole('button', { name: /Деактивирай/ })
    .click();
  await expect(dialog(page)).toContainText('Деактивирането е възможно след 23:59 ч.');
  await expectNoViolations(page);
  await page.goto('/my-a1/digital-extras/included-services?msisdn=359888100101&tab=active');
  await page
    .locator('.pick-place', { hasText: 'Част от тарифата' })
    .getByRole('button', { name: /Деактивирай/ })
    .click();
  await expect(dialog(page)).toContainText('Услугата е част от тарифния план и не може да бъде деактивирана.');
});

test('an end that was asked for can be looked at and taken back [EX-044, EX-045, EX-109]', async ({ page }) => {
  await page.setViewportSize(desktop);
  await openExtras(page, 'maria', '200000100201', active);
  await card(page, 'Кинотека')
    .getByRole('button', { name: /Кога спира/ })
    .click();
  await expect(dialog(page)).toContainText('Поиска деактивиране на Кинотека.');
  await expectNoViolations(page);
  await dialog(page).getByRole('button', { name: 'Остави я активна' }).click();
  await expect(dialog(page)).toContainText('Да остане ли Кинотека?');
  await expectNoViolations(page);
  await dialog(page).getByRole('button', { name: 'Остави я активна' }).click();
  await expect(dialog(page)).toContainText('Кинотека остава активна.');
  await dialog(page).getByRole('button', { name: 'Към екстрите' }).click();
  await expect(card(page, 'Кинотека')).toContainText('Активна');
});

test('an end that follows from another one cannot be taken back by itself', async ({ page }) => {
  await openExtras(page, 'maria', '200000100201', active);
  await card(page, 'ТВ Спорт')
    .getByRole('button', { name: /Остави я активна/ })
    .click();
  await dialog(page).getByRole('button', { name: 'Остави я активна' }).click();
  await expect(dialog(page)).toContainText('Зависимите услуги се деактивират заедно с нея.');
  await expectNoViolations(page);
});

test('what others stand on is stopped with a warning that names them [EX-053]', async ({ page }) => {
  await page.setViewportSize(phone);
  await openExtras(page, 'maria', '359888100101', active);
  await card(page, 'Трафик 10 GB')
    .getByRole('button', { name: /Деактивирай/ })
    .click();
  await expect(dialog(page)).toContainText('Спират също');
  await expect(dialog(page).getByRole('listitem').filter({ hasText: 'Нощен трафик' })).toBeVisible();
  await expectNoViolations(page);
});

test('an extra of choice is stopped and works until the end of the month [EX-003, EX-051, EX-108]', async ({
  page,
}) => {
  await page.setViewportSize(phone);
  await openExtras(page, 'pekarna', '359888100501', active);
  await card(page, 'Четиво')
    .getByRole('button', { name: /Деактивирай/ })
    .click();
  await expect(dialog(page)).toContainText('Таксата отпада от сметката');
  await expectNoViolations(page);
  await dialog(page).getByRole('button', { name: 'Деактивирай' }).click();
  await expect(dialog(page)).toContainText('Спира на');
  await dialog(page).getByRole('button', { name: 'Разбрах' }).click();
  await expect(card(page, 'Четиво').getByRole('button', { name: /Остави я активна/ })).toBeVisible();
});

test('the contact number of home assistance changes only to a valid one [EX-046, EX-047, EX-048, EX-168, EX-169, EX-170]', async ({
  page,
}) => {
  await page.setViewportSize(desktop);
  await openExtras(page, 'maria', '359888100101', active);
  await card(page, 'Домашен помощник')
    .getByRole('button', { name: /Промени номера/ })
    .click();
  await expect(dialog(page).getByRole('heading', { name: 'Промени номера за контакт' })).toBeVisible();
  const number = dialog(page).getByPlaceholder('088Х ХХ ХХ ХХ');
  const save = dialog(page).getByRole('button', { name: 'Запази номера' });
  await expect(save).toBeDisabled();
  await number.fill('0888 12');
  await number.blur();
  await expect(dialog(page).getByRole('alert')).toHaveText('Невалиден номер');
  await expect(save).toBeDisabled();
  await expectNoViolations(page);
  await number.fill('0888 100 103');
  await save.click();
  await expect(dialog(page)).toContainText('Ще звъним на 0888 100 103.');
  await dialog(page).getByRole('button', { name: 'Към екстрите' }).click();
  await expect(card(page, 'Домашен помощник')).toContainText('0888 100 103');
});

test('a request for home assistance that is not finished can be stopped [EX-062, EX-171]', async ({ page }) => {
  await openExtras(page, 'maria', '359888100102', active);
  await card(page, 'Домашен помощник Плюс')
    .getByRole('button', { name: /Спри активирането/ })
    .click();
  await expectNoViolations(page);
  await dialog(page).getByRole('button', { name: 'Спри активирането' }).click();
  await expect(dialog(page)).toContainText('Активирането на Домашен помощник Плюс е спряно.');
});

test('an insurance shows its policy, and a notice while it is being ended [EX-060, EX-172]', async ({ page }) => {
  await openExtras(page, 'maria', '359888100101', active);
  await card(page, 'Застраховка на телефона')
    .getByRole('button', { name: /Виж полицата/ })
    .click();
  await expect(dialog(page)).toContainText('Мария Иванова');
  await expectNoViolations(page);
  await page.goto('/my-a1/digital-extras/select-services?msisdn=359888100102&tab=active');
  await card(page, 'Застраховка на телефона')
    .getByRole('button', { name: /Виж полицата/ })
    .click();
  await expect(dialog(page)).toContainText('Застраховката се деактивира');
  await expectNoViolations(page);
});

test('a streaming plan moves within what is available [EX-049, EX-166, EX-167]', async ({ page }) => {
  await page.setViewportSize(phone);
  await openExtras(page, 'maria', '359888100101', active);
  await card(page, 'Кинобокс Стандарт')
    .getByRole('button', { name: /Смени плана/ })
    .click();
  await expect(dialog(page).getByRole('group', { name: 'Повече устройства' })).toContainText('Кинобокс Премиум');
  await expect(dialog(page).getByRole('group', { name: 'По-малко устройства' })).toContainText('Кинобокс Базов');
  await dialog(page).getByText('Кинобокс Премиум', { exact: true }).click();
  await expect(dialog(page)).toContainText('От следващата сметка');
  await expectNoViolations(page);
});

test('the code of E-Prosveta is shown when asked for [EX-055, EX-070]', async ({ page }) => {
  await openExtras(page, 'maria', '359888100101', active);
  await card(page, 'Е-Просвета Ученик')
    .getByRole('button', { name: /Покажи кода/ })
    .click();
  await dialog(page).getByRole('button', { name: 'Покажи кода' }).click();
  await expect(dialog(page).getByRole('status')).toHaveText(/^EP-/);
  await expectNoViolations(page);
});

for (const [name, source] of [
  ['Капитал онлайн', 'EX-066, EX-174'],
  ['Дневник онлайн', 'EX-067, EX-175'],
] as const) {
  test(`${name} is confirmed by a code of exactly six characters [${source}]`, async ({ page }) => {
    await page.setViewportSize(phone);
    await openExtras(page, 'maria', '359888100101', active);
    await card(page, name)
      .getByRole('button', { name: /Потвърди с код/ })
      .click();
    const confirm = dialog(page).getByRole('button', { name: 'Потвърди' });
    await dialog(page).getByRole('textbox').fill('12345');
    await expect(confirm).toBeDisabled();
    await dialog(page).getByRole('textbox').fill('123456');
    await expect(confirm).toBeEnabled();
    await expectNoViolations(page);
  });
}

test('changing the amount or cause of an active donation asks first [EX-050, EX-054, EX-148, EX-149, EX-152, EX-153]', async ({
  page,
}) => {
  await page.setViewportSize(desktop);
  await signIn(page, 'elena', '/my-a1/digital-extras/select-services/details?msisdn=359888100301&code=20040');
  const amount = page.getByLabel('Сума на месец');
  await expect(amount).toHaveValue('5');
  await expect(page.getByRole('radio', { name: /Нова гора/ })).toBeChecked();
  await page.getByRole('button', { name: 'Виж повече за Нова гора' }).click();
  await expect(dialog(page)).toContainText('Фиданки за голите склонове на Витоша и Рила.');
  await expectNoViolations(page);
  await dialog(page).getByRole('button', { name: 'Затвори' }).last().click();
  const change = page.getByRole('button', { name: 'Промени дарението' }).last();
  await expect(change).toBeDisabled();
  await amount.fill('7');
  await change.click();
  await expect(dialog(page)).toContainText('Да променим ли дарението?');
  await expectNoViolations(page);
  await dialog(page).getByRole('button', { name: 'Остави както е' }).click();
  await amount.fill('5');
  await page.getByRole('radio', { checked: false }).first().check();
  await change.click();
  await expect(dialog(page)).toContainText('Да променим ли дарението?');
});
