import { expect, test } from '@playwright/test';
import { answer, card, desktop, dialog, look, openExtras, phone, pick, press, sentCode } from './extras.ts';
import { signIn } from './people.ts';

test('an extra is activated on a free slot without a code, on a phone [EX-014, EX-016, EX-024, EX-025, EX-026, EX-027, EX-031, EX-033, EX-039, EX-064, EX-120, EX-125, EX-127, EX-146, SH-019]', async ({
  page,
}) => {
  const number = '359888100601';
  await page.setViewportSize(phone);
  await openExtras(page, 'stroy', number);
  await expect(page.getByRole('navigation', { name: 'Изглед' }).getByRole('link')).toHaveText(['Добави', /^Активни/]);
  await expect(page.getByRole('link', { name: 'Добави', exact: true })).toHaveAttribute('aria-current', 'page');
  await expect(page.getByText('веднъж на 30 дни').first()).toHaveText(
    'Можеш да сменяш услугата на безплатната позиция веднъж на 30 дни.',
  );
  await expect(page.getByText(/^Договорът ти е до \d\d\.\d\d\.\d{4}\.$/)).toBeVisible();
  for (const heading of ['За свободната позиция', 'С месечна такса']) {
    await expect(page.getByRole('heading', { level: 2, name: heading })).toBeVisible();
  }
  await look(page);
  await expect(card(page, 'Чуй книга').locator('.pick-picture > *')).toBeVisible();
  await expect(card(page, 'Чуй книга')).toContainText('Безплатно');
  await pick(page, 'Чуй книга');
  const address = page.url();
  await page.getByRole('button', { name: 'Продължи' }).click();
  await expect(dialog(page)).toContainText('Какво се променя в сметката');
  await expect(dialog(page)).toContainText('0,00 EUR');
  expect(page.url()).toBe(address);
  await look(page);
  await answer(page, 'Активирай');
  await expect(dialog(page)).toContainText('Приехме заявката');
  await expect(dialog(page)).toContainText('„Чуй книга“ се активира');
  await look(page);
  await page.evaluate(() => Object.assign(window, { isOld: true }));
  await answer(page, 'Към екстрите');
  await expect.poll(() => page.evaluate(() => 'isOld' in window)).toBe(false);
  await expect(page).toHaveURL(`/my-a1/digital-extras/select-services?msisdn=${number}`);
  const slot = page.locator('.slot', { hasText: 'Чуй книга' });
  await expect(slot).toBeVisible();
  await expect(slot).not.toContainText('Активира се');
});

test('a free slot is filled from its own list, on a desktop [EX-061, EX-143, EX-144]', async ({ page }) => {
  await page.setViewportSize(desktop);
  await openExtras(page, 'stroy', '359888100602');
  await page.locator('button.slot[data-free]').first().click();
  await expect(dialog(page)).toContainText('Избери за позиция 1');
  await expect(dialog(page).getByRole('radio')).toHaveCount(4);
  expect(await page.locator('.extra-options').evaluate((list) => list.clientHeight)).toBeLessThanOrEqual(256);
  await look(page);
  await dialog(page).getByText('Във форма', { exact: true }).click();
  await answer(page, 'Продължи');
  await expect(dialog(page)).toContainText('„Във форма“ заема позиция 1');
  await answer(page, 'Активирай');
  await expect(dialog(page)).toContainText('„Във форма“ се активира на 0888 100 602.');
  await answer(page, 'Към екстрите');
  await expect(page.locator('.slot').first()).toContainText('Във форма');
});

test('a pending change survives a reload with disabled actions, and blocks other changes [EX-088]', async ({
  page,
}) => {
  await openExtras(page, 'elena', '359888100302', '&tab=active');
  await expect(card(page, 'Кинотека')).toContainText('Активира се');
  await expect(card(page, 'Кинотека').getByRole('button')).toHaveCount(0);
  await page.reload();
  await expect(card(page, 'Кинотека')).toContainText('Активира се');
  await page.getByRole('link', { name: 'Добави', exact: true }).click();
  await pick(page, 'Застраховка на телефона');
  await page.getByRole('button', { name: 'Продължи' }).click();
  await answer(page, 'Активирай');
  await expect(dialog(page)).toContainText('Имаш заявка в процес на обработка. Опитай по-късно.');
  await look(page);
});

test('a number without extras: those that need a package, are independent, need a number or an address [EX-018, EX-020, EX-023, EX-029, EX-030, EX-032, EX-034, EX-056, EX-068, EX-123, EX-124, EX-155, EX-158]', async ({
  page,
}) => {
  const number = '359888100103';
  await page.setViewportSize(desktop);
  await signIn(page, 'maria', `/my-a1/digital-extras/traffic-packages?msisdn=${number}`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Трафик пакети');
  await press(page, 'Нощен трафик', /Активирай/);
  await expect(dialog(page)).toContainText('Нужен е друг пакет');
  await expect(dialog(page)).toContainText('„Нощен трафик“ работи само заедно с');
  await look(page);
  await answer(page, 'Вземи двете');
  await expect(dialog(page).getByRole('button', { name: 'Активирай двете' })).toBeVisible();
  await answer(page, 'Назад към избора');

  await page.getByRole('link', { name: 'По избор' }).click();
  const single = card(page, 'Е-Просвета Матура');
  await expect(single.getByRole('radio')).toBeVisible();
  await expect(single).toContainText('Услугата не може да се активира в пакет с други.');
  await expect(card(page, 'Застраховка на телефона').getByRole('checkbox')).toBeVisible();
  await expect(card(page, 'Дарение').getByRole('radio')).toHaveCount(0);
  await expect(card(page, 'Дарение')).toContainText('до 10,00 EUR');
  await pick(page, 'Застраховка на телефона');
  await pick(page, 'Е-Просвета Матура');
  await expect(card(page, 'Застраховка на телефона').getByRole('checkbox')).not.toBeChecked();
  await page.getByRole('button', { name: 'Продължи' }).click();
  await answer(page, 'Активирай');
  await expect(dialog(page)).toContainText('Услугата е активирана. Ще получиш SMS с инструкции.');
  // One request at a time: the next is accepted when this one is done.
  await page.goto(`/my-a1/digital-extras/select-services?msisdn=${number}&tab=active`);
  await expect(card(page, 'Е-Просвета Матура')).toContainText('Активна');
  await page.getByRole('link', { name: 'Добави', exact: true }).click();

  await card(page, 'Игротека')
    .getByRole('link', { name: /Виж повече/ })
    .click();
  await expect(page).toHaveURL(/details\?.*code=20104/);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Игротека');
  await expect(page.locator('.extra-details')).toContainText('Сто игри за телефона.');
  await look(page);
  await page.getByRole('button', { name: 'Активирай' }).click();
  await answer(page, 'Активирай');
  const typed = dialog(page).getByLabel('Мобилен номер');
  await typed.fill('0888');
  await answer(page, 'Изпрати код');
  await expect(dialog(page).getByRole('alert')).toHaveText('Неправилен номер!');
  await look(page);
  await typed.fill('0888 100 102');
  await answer(page, 'Изпрати код');
  await expect(dialog(page)).toContainText('на 0888 100 102');
  await dialog(page)
    .getByRole('textbox')
    .fill(await sentCode(page, '359888100102'));
  await answer(page, 'Потвърди');
  await expect(dialog(page)).toContainText('„Игротека“ се активира');
});

test('a user of a business number sees who manages it [EX-228, EX-229, SH-025]', async ({ page }) => {
  await signIn(page, 'ivan', '/my-a1/digital-extras/select-services?msisdn=359888100501');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Екстрите на този номер управлява друг');
  await expect(page.getByText('Пекарна Слънце ЕООД')).toBeVisible();
  await look(page);
});

test('included services are in free, promo and paid lists, and are activated and deactivated [EX-017, EX-028, EX-041, EX-052, EX-117, EX-118, EX-119]', async ({
  page,
}) => {
  await page.setViewportSize(phone);
  await signIn(page, 'maria', '/my-a1/digital-extras/included-services?msisdn=359888100101&tab=active');
  for (const list of ['Безплатни', 'На промоция', 'Платени']) {
    await expect(page.getByRole('heading', { level: 2, name: list })).toBeVisible();
  }
  await look(page);
  await press(page, 'Подробна сметка', /Деактивирай/);
  await expect(dialog(page)).toContainText('Част е от тарифата на 0888 100 101. Можеш да я активираш отново.');
  await look(page);
  await answer(page, 'Остави я');
  await page.getByRole('link', { name: 'Добави', exact: true }).click();
  await page
    .getByRole('button', { name: /^Активирай:/ })
    .first()
    .click();
  await expect(dialog(page)).toContainText('Част е от тарифата на 0888 100 101.');
  await look(page);
});

test('without a number in the address the first one with extras is shown [EX-230, EX-231]', async ({ page }) => {
  await signIn(page, 'maria', '/my-a1/');
  const asked = page.waitForRequest('**/api/dashboard/msisdn-information');
  await page.goto('/my-a1/digital-extras/select-services');
  await asked;
  await expect(page.locator('.slot', { hasText: 'Кинотека' })).toBeVisible();
});
