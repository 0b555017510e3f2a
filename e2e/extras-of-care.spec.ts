import { expect, test, type Page } from '@playwright/test';
import { answer, card, desktop, dialog, look, openExtras, phone, pick, press } from './extras.ts';
import { restoreExtras } from './first-day.ts';
import { signIn } from './people.ts';

// One number: its requests run one after another.
test.describe.configure({ mode: 'default' });

const number = '359888100301';
test.beforeEach(() => restoreExtras(number));

/** Waits until the number accepts another request. */
async function untilDone(page: Page): Promise<void> {
  await page.getByRole('link', { name: /^Активни/ }).click();
  await expect(page.locator('.pick-place').first()).toBeVisible();
  await expect(page.getByText('Активира се', { exact: true })).toHaveCount(0);
  await page.getByRole('link', { name: 'Добави', exact: true }).click();
}

test('changing the amount or cause of an active donation asks first and sends the input [EX-050, EX-054, EX-148, EX-149, EX-152, EX-153, EX-218]', async ({
  page,
}) => {
  await page.setViewportSize(desktop);
  await signIn(page, 'elena', `/my-a1/digital-extras/select-services/details?msisdn=${number}&code=20040`);
  const amount = page.getByLabel('Сума на месец');
  await expect(amount).toHaveValue('5');
  await expect(page.getByRole('radio', { name: /Нова гора/ })).toBeChecked();
  await page.getByRole('button', { name: 'Виж повече за Нова гора' }).click();
  await expect(dialog(page)).toContainText('Фиданки за голите склонове на Витоша и Рила.');
  await look(page);
  await answer(page, 'Затвори');
  const change = page.getByRole('button', { name: 'Промени дарението' }).last();
  await expect(change).toBeDisabled();
  await amount.fill('0');
  await change.click();
  await expect(page.getByText('Въведи валидно цяло число.')).toBeVisible();
  await amount.fill('7');
  await change.click();
  await expect(dialog(page)).toContainText('Да променим ли дарението?');
  await expect(dialog(page)).toContainText('Досега: Нова гора, 5,00 EUR. Оттук нататък: Нова гора, 7,00 EUR.');
  await look(page);
  await answer(page, 'Остави както е');
  await amount.fill('5');
  await page.getByRole('radio', { name: /Дом за животни/ }).check();
  await change.click();
  await expect(dialog(page)).toContainText('Досега: Нова гора, 5,00 EUR. Оттук нататък: Дом за животни, 5,00 EUR.');
  await answer(page, 'Остави както е');
  await amount.fill('7');
  await change.click();
  const sent = page.waitForRequest('**/donation/activate');
  await answer(page, 'Промени дарението');
  expect((await sent).postDataJSON()).toEqual({
    msisdn: number,
    code: '20040',
    group_type: 'DonationAnimals',
    amount: 7,
    use_free_slot: false,
  });
  await expect(dialog(page)).toContainText('Дарението ти е записано: Дом за животни.');
  await look(page);
  await answer(page, 'Към екстрите');
  await signIn(page, 'elena', `/my-a1/digital-extras/select-services/details?msisdn=${number}&code=20040`);
  await expect(page.getByLabel('Сума на месец')).toHaveValue('7');
  await expect(page.getByRole('radio', { name: /Дом за животни/ })).toBeChecked();
});

test('an unavailable partner is reported, and the rest works [EX-042, EX-128, EX-159, EX-160, ER-031]', async ({
  page,
}) => {
  await page.setViewportSize(desktop);
  await openExtras(page, 'elena', number);
  await expect(card(page, 'Визио')).toContainText('Услугата може да се ползва след регистрация при партньора.');
  await page.route('**/extras/activate', (route) => route.fulfill({ status: 400, body: 'nonsense' }), { times: 1 });
  await pick(page, 'Серийник');
  await page.getByRole('button', { name: 'Продължи' }).click();
  await answer(page, 'Активирай');
  await expect(dialog(page)).toContainText('Възникна грешка. Моля, опитайте отново.');
  await answer(page, 'Затвори');
  await pick(page, 'Ретро радио');
  await page.getByRole('button', { name: 'Продължи' }).click();
  await expect(dialog(page)).toContainText('„Серийник“ и „Ретро радио“');
  const both = dialog(page).getByRole('button', { name: 'Активирай двете' });
  await expect(async () => {
    if (await both.isVisible()) await both.click();
    await expect(dialog(page)).toContainText('Не успяхме да активираме', { timeout: 3000 });
  }).toPass();
  await expect(dialog(page)).toContainText('Тези екстри не са активирани и няма да се таксуват: „Серийник“.');
  await expect(dialog(page)).toContainText('Останалото от избора ти е прието.');
  await look(page);
});

test('home assistance is requested for an address and can be stopped [EX-007, EX-062, EX-171, SH-517]', async ({
  page,
}) => {
  await page.setViewportSize(phone);
  await openExtras(page, 'elena', number);
  await untilDone(page);
  await card(page, 'Домашен помощник Плюс')
    .getByRole('link', { name: /Въведи адрес/ })
    .click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Къде да дойде майсторът?');
  await page.getByRole('button', { name: 'Заяви помощта' }).click();
  await expect(page.getByText('Невалидни данни')).toHaveCount(3);
  await look(page);
  await page.getByLabel('Номер за контакт').fill('0888 100 302');
  await page.goBack();
  await expect(dialog(page)).toContainText('Промените не са запазени');
  await answer(page, 'Остани тук');
  await page.getByLabel('Пощенски код').fill('9000');
  await page.getByLabel('Град или село').fill('Варна');
  await page.goBack();
  await expect(dialog(page)).toContainText('Промените не са запазени');
  await answer(page, 'Остани тук');
  await expect(page.getByLabel('Град или село')).toHaveValue('Варна');
  const street = page.getByLabel('Улица, номер, вход, етаж');
  await street.fill('Chayka bl. 18');
  await page.getByRole('button', { name: 'Заяви помощта' }).click();
  await expect(street).toHaveAccessibleDescription(/на кирилица/);
  await street.fill('ж.к. „Чайка“, бл. 18');
  await page.getByRole('button', { name: 'Заяви помощта' }).click();
  await expect(dialog(page)).toContainText('Заявката за „Домашен помощник Плюс“ е приета.');
  await look(page);
  await answer(page, 'Към екстрите');
  await expect(page).toHaveURL(/select-services\?msisdn=359888100301/);
  await page.getByRole('link', { name: /^Активни/ }).click();
  await expect(card(page, 'Домашен помощник Плюс')).toContainText('Чака потвърждение');
  await press(page, 'Домашен помощник Плюс', /Спри активирането/);
  await look(page);
  await answer(page, 'Спри активирането');
  await expect(dialog(page)).toContainText('Активирането на „Домашен помощник Плюс“ е спряно.');
});

test('a swap to home assistance goes to the address page and is completed there [EX-020, EX-030, EX-135]', async ({
  page,
}) => {
  await page.setViewportSize(desktop);
  await openExtras(page, 'elena', number);
  await untilDone(page);
  await page.locator('button.slot', { hasText: 'Облак' }).click();
  await dialog(page).getByText('Домашен помощник Плюс', { exact: true }).click();
  await answer(page, 'Смени с „Домашен помощник Плюс“');
  await expect(page).toHaveURL(/home-assistance\/address\?.*extra=20105&newExtra=20052/);
  await page.getByLabel('Запазен адрес').selectOption({ label: 'Работа, София, бул. Витоша 100, ет. 5, ап. 21' });
  await expect(page.getByLabel('Пощенски код')).toHaveValue('1000');
  await look(page);
  await page.getByRole('button', { name: 'Замени с нея' }).click();
  await expect(dialog(page)).toContainText('Заявката за „Домашен помощник Плюс“ е приета.');
  await answer(page, 'Към екстрите');
  await expect(page.locator('.slot').first()).toContainText('Домашен помощник Плюс');
  await expect(page.locator('.slot', { hasText: 'Облак' })).toHaveCount(0);
});

test('home assistance shows its policy with a link to its document; its contact number must be valid [EX-046, EX-047, EX-048, EX-168, EX-169, EX-170, SH-519]', async ({
  page,
}) => {
  await page.setViewportSize(phone);
  await signIn(page, 'elena', `/my-a1/digital-extras/select-services/details?msisdn=${number}&code=20051`);
  await page.getByRole('button', { name: /Промени номера/ }).click();
  await expect(dialog(page).getByRole('heading', { name: 'Промени номера за контакт' })).toBeVisible();
  const typed = dialog(page).getByPlaceholder('088Х ХХ ХХ ХХ');
  const save = dialog(page).getByRole('button', { name: 'Запази номера' });
  await expect(save).toBeDisabled();
  await typed.fill('0888 12');
  await typed.blur();
  await expect(dialog(page).getByRole('alert')).toHaveText('Невалиден номер');
  await expect(save).toBeDisabled();
  await look(page);
  await typed.fill('0888 100 302');
  await save.click();
  await expect(dialog(page)).toContainText('Ще звъним на 0888 100 302.');
  await answer(page, 'Към екстрите');
});
