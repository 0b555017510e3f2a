import { expect, test } from '@playwright/test';
import { answer, card, desktop, dialog, look, openExtras, phone, pick, press, sentCode } from './extras.ts';
import { restoreExtras } from './first-day.ts';
import { signIn } from './people.ts';

// Mostly one number: its requests run one after another.
test.describe.configure({ mode: 'default' });

const number = '359888100101';
test.beforeEach(() => restoreExtras(number, '200000100201', '359888100102', '359888100501'));

const active = '&tab=active';

test('an extra of the plan cannot be deactivated, and neither can one that began today [EX-043, EX-176]', async ({
  page,
}) => {
  await page.setViewportSize(phone);
  await openExtras(page, 'maria', number, active);
  await press(page, 'Готвачница', /Деактивирай/);
  await expect(dialog(page)).toContainText('Деактивирането е възможно след 23:59 ч.');
  await look(page);
  await page.goto(`/my-a1/digital-extras/included-services?msisdn=${number}&tab=active`);
  const core = page.locator('.pick-place', { hasText: 'Част от тарифата' });
  await expect(core).toBeVisible();
  await expect(core.getByRole('button', { name: /Деактивирай/ })).toHaveCount(0);
});

test('a scheduled end can be viewed and cancelled, unless it depends on another [EX-044, EX-045, EX-109]', async ({
  page,
}) => {
  await page.setViewportSize(desktop);
  await openExtras(page, 'maria', '200000100201', active);
  await press(page, 'Кинотека', /Кога спира/);
  await expect(dialog(page)).toContainText('Поиска деактивиране на „Кинотека“.');
  await look(page);
  await answer(page, 'Остави я активна');
  await expect(dialog(page)).toContainText('Да остане ли „Кинотека“?');
  await look(page);
  await answer(page, 'Остави я активна');
  await expect(dialog(page)).toContainText('Екстрата „Кинотека“ остава активна.');
  await answer(page, 'Към екстрите');
  await expect(card(page, 'Кинотека')).toContainText('Активна');
  await expect(card(page, 'ТВ Спорт').getByRole('button', { name: /Остави я активна/ })).toHaveCount(0);
  await press(page, 'ТВ Спорт', /Кога спира/);
  await expect(dialog(page)).toContainText('„ТВ Спорт“ спира заедно с основната услуга, към която е.');
  await expect(dialog(page).getByRole('button', { name: 'Остави я активна' })).toHaveCount(0);
  await look(page);
});

test('a streaming plan changes within the available ones [EX-049, EX-069, EX-166, EX-167]', async ({ page }) => {
  await page.setViewportSize(phone);
  await openExtras(page, 'maria', number, active);
  await press(page, 'Кинобокс Стандарт', /Смени плана/);
  const plans = (group: string) => dialog(page).getByRole('group', { name: group }).getByRole('radio');
  await expect(plans('Повече устройства')).toHaveCount(1);
  await expect(plans('Повече устройства')).toHaveAccessibleName(/Кинобокс Премиум/);
  await expect(plans('По-малко устройства')).toHaveCount(1);
  await expect(plans('По-малко устройства')).toHaveAccessibleName(/Кинобокс Базов/);
  await look(page);
  await page.goto(`/my-a1/digital-extras/select-services?msisdn=200000100201&tab=active`);
  await press(page, 'Кинобокс Премиум', /Смени плана/);
  await expect(dialog(page).getByRole('group')).toHaveCount(1);
  await dialog(page).getByText('Кинобокс Базов', { exact: true }).click();
  await expect(dialog(page)).toContainText('От следващата сметка');
  await answer(page, 'Смени плана');
  await expect(dialog(page)).toContainText('Заявката ти е приета и ще бъде изпълнена до 2 часа.');
  await look(page);
  await answer(page, 'Разбрах');
  await expect(card(page, 'Кинобокс Базов')).toContainText('Активна');
  await expect(card(page, 'Кинобокс Премиум')).toHaveCount(0);
});

test('an extra that others depend on is deactivated with a warning that names them [EX-053]', async ({ page }) => {
  await page.setViewportSize(phone);
  await openExtras(page, 'maria', number, active);
  await press(page, 'Трафик 10 GB', /Деактивирай/);
  await expect(dialog(page)).toContainText('Спират също');
  await expect(dialog(page).getByRole('listitem').filter({ hasText: 'Нощен трафик' })).toBeVisible();
  await look(page);
});

test('an optional extra is deactivated and works until the end of the month [EX-003, EX-051, EX-108]', async ({
  page,
}) => {
  await page.setViewportSize(phone);
  await openExtras(page, 'pekarna', '359888100501', active);
  await press(page, 'Четиво', /Деактивирай/);
  await expect(dialog(page)).toContainText('Сметката ти не се променя');
  await look(page);
  await answer(page, 'Деактивирай');
  await expect(dialog(page)).toContainText('Спира на');
  await answer(page, 'Разбрах');
  await expect(card(page, 'Четиво').getByRole('button', { name: /Остави я активна/ })).toBeVisible();
});

test('a home assistance request pending at the insurer shows its policy and can be stopped [EX-062, EX-082, EX-171]', async ({
  page,
}) => {
  await page.setViewportSize(phone);
  await signIn(page, 'maria', `/my-a1/digital-extras/select-services/details?msisdn=${number}&code=20051`);
  await expect(page.locator('.extra-details')).toContainText('HA-100101');
  await expect(page.locator('.extra-details')).toContainText('1504 гр. София, ул. Шипка 12, ап. 7');
  await expect(page.getByRole('link', { name: 'Отвори документа' })).toHaveAttribute(
    'href',
    /e-signing\?.*DOC-HA-100101/,
  );
  await look(page);
  await page.goto('/my-a1/digital-extras/select-services/details?msisdn=359888100102&code=20052');
  await expect(page.locator('.extra-details')).toContainText('Чака потвърждение от застрахователя');
  await page.getByRole('button', { name: /Изпрати пак/ }).click();
  await expect(page.getByText('Изпратихме съобщението за „Домашен помощник Плюс“ отново.')).toBeVisible();
  await page.getByRole('button', { name: /Спри активирането/ }).click();
  await look(page);
  await answer(page, 'Спри активирането');
  await expect(dialog(page)).toContainText('Активирането на „Домашен помощник Плюс“ е спряно.');
});

test('the state of a streaming account is shown, and an unavailable partner affects nothing else [EX-082, EX-207, EX-210]', async ({
  page,
}) => {
  await page.setViewportSize(desktop);
  await signIn(page, 'maria', `/my-a1/digital-extras/select-services/details?msisdn=${number}&code=20029`);
  await expect(page.locator('.extra-details')).toContainText('Акаунтът ти е създаден.');
  await expect(page.getByRole('button', { name: /Върни достъпа/ })).toBeVisible();
  await look(page);
  await page.goto(`/my-a1/digital-extras/select-services/details?msisdn=${number}&code=20031`);
  await expect(page.locator('.extra-details').getByRole('status')).toContainText('Опитай пак');
  await expect(page.getByRole('button', { name: /Деактивирай/ })).toBeVisible();
  await look(page);
});

test('the code of E-Prosveta is shown on demand [EX-055, EX-070, RG-024]', async ({ page }) => {
  await openExtras(page, 'maria', number, active);
  await press(page, 'Е-Просвета Ученик', /Покажи кода/);
  await look(page);
  await answer(page, 'Покажи кода');
  await expect(dialog(page).getByRole('status')).toHaveText(/^EP-/);
  await look(page);
});

test('Capital and Dnevnik are confirmed by a code of exactly six characters [EX-066, EX-067, EX-174, EX-175]', async ({
  page,
}) => {
  await page.setViewportSize(phone);
  await openExtras(page, 'maria', number, active);
  for (const name of ['Капитал онлайн', 'Дневник онлайн']) {
    await press(page, name, /Потвърди с код/);
    const confirm = dialog(page).getByRole('button', { name: 'Потвърди' });
    const input = dialog(page).getByRole('textbox');
    await input.fill('12345');
    await expect(confirm).toBeDisabled();
    await look(page);
    const sent = await sentCode(page, number, name);
    await input.fill(sent);
    await expect(confirm).toBeEnabled();
    await confirm.click();
    // The codes were sent at the start of the demo: they may have expired, or a first try has used them.
    const refused = dialog(page).getByText(/Кодът е изтекъл|Невалиден код/);
    await expect(refused.or(dialog(page).getByText(/потвърден и активен/)).first()).toBeVisible();
    if (await refused.isVisible()) {
      await dialog(page).getByRole('button', { name: 'Изпрати нов код' }).click();
      // The answer empties the field, and may come after the message.
      await expect(dialog(page).getByText('Нов код след')).toBeVisible();
      await expect.poll(() => sentCode(page, number, name)).not.toBe(sent);
      await input.fill(await sentCode(page, number, name));
      await confirm.click();
    }
    await expect(dialog(page)).toContainText(`Достъпът до „${name}“ е потвърден и активен.`);
    await answer(page, 'Към екстрите');
    await expect(card(page, name)).toContainText('Активна');
  }
});

test('an insurance shows its policy until its end is scheduled; then a notice replaces it and nothing is kept [EX-060, EX-102, EX-103, EX-172, EX-173]', async ({
  page,
}) => {
  const insurance = 'Застраховка на телефона';
  await page.setViewportSize(desktop);
  await openExtras(page, 'maria', number, active);
  await expect(card(page, insurance)).toContainText('Полица INS-100101, Мария Иванова');
  await press(page, insurance, /Виж полицата/);
  await expect(dialog(page)).toContainText('INS-100101');
  await expect(dialog(page)).toContainText('3,49 EUR');
  await look(page);
  await answer(page, 'Затвори');
  await press(page, insurance, /Деактивирай/);
  await answer(page, 'Деактивирай');
  await answer(page, 'Разбрах');
  await expect(card(page, insurance)).toContainText('Полицата се прекратява.');
  await expect(card(page, insurance)).not.toContainText('INS-100101');
  await press(page, insurance, /Виж полицата/);
  await expect(dialog(page)).toContainText('Застраховката се деактивира');
  await expect(dialog(page)).not.toContainText('INS-100101');
  await look(page);
});

test('an extra that needs a code is activated with it; a wrong one is reported under the input [EX-058, EX-121, EX-122, EX-124]', async ({
  page,
}) => {
  await page.setViewportSize(phone);
  await openExtras(page, 'maria', number);
  await pick(page, 'Четиво');
  await page.getByRole('button', { name: 'Продължи' }).click();
  await expect(dialog(page)).toContainText('„Четиво“ заема позиция 3');
  await answer(page, 'Активирай');
  await expect(dialog(page)).toContainText('Пратихме SMS с шест цифри на 0888 100 101.');
  await look(page);
  const code = await sentCode(page, number);
  const input = dialog(page).getByRole('textbox');
  await input.fill(code === '000000' ? '111111' : '000000');
  await answer(page, 'Потвърди');
  await expect(dialog(page).getByRole('alert')).toContainText('Невалиден код.');
  await input.fill(code);
  await answer(page, 'Потвърди');
  await expect(dialog(page)).toContainText('„Четиво“ се активира');
});

test('home assistance on a slot may stay for a fee or be replaced; a swap is possible once in 30 days [EX-063, EX-132, EX-133, EX-134]', async ({
  page,
}) => {
  await page.setViewportSize(phone);
  await openExtras(page, 'maria', number);
  await expect(page.getByText('Активира се', { exact: true })).toHaveCount(0);
  await page.locator('button.slot', { hasText: 'Домашен помощник' }).click();
  await dialog(page).getByText('Чуй книга', { exact: true }).click();
  await answer(page, 'Смени с „Чуй книга“');
  await expect(dialog(page).getByRole('button', { name: 'Замени' })).toBeVisible();
  await look(page);
  await answer(page, 'Активирай платено');
  await expect(dialog(page)).toContainText('„Чуй книга“ заема мястото на „Домашен помощник“');
  await expect(dialog(page)).toContainText('„Домашен помощник“ остава активна с месечна такса');
  await answer(page, 'Към екстрите');
  await expect(page.locator('.slot').nth(1)).toContainText('Чуй книга');
  await expect(page.locator('button.slot', { hasText: 'Кинотека' })).toHaveCount(0);
  await page.getByRole('link', { name: /^Активни/ }).click();
  await expect(card(page, 'Домашен помощник')).toContainText('Активна');
});
