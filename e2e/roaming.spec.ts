import { expect, test } from '@playwright/test';
import { addDays, shownDay, sofiaDay } from '#platform/clock.ts';
import { answer, desktop, dialog, look, phone } from './extras.ts';
import { signIn } from './people.ts';
import { choose, openRoaming, plan, press, still } from './roaming.ts';

for (const [name, size] of Object.entries({ phone, desktop })) {
  test(`on a ${name} a user finds a country in either language and by its flag, with prices and their reason [RO-005, RO-006, RO-020, RO-029, RO-035, RO-038]`, async ({
    page,
  }) => {
    await page.setViewportSize(size);
    const asked: string[] = [];
    page.on('request', (request) => asked.push(new URL(request.url()).pathname + new URL(request.url()).search));
    await openRoaming(page, 'radost', still);
    const title = page.getByRole('heading', { level: 2 }).first();
    await expect(title).toHaveText('Роумингът ти е включен');
    await page.getByRole('button', { name: 'Как работи роумингът' }).click();
    await expect(dialog(page)).toContainText('от 2026 г. Молдова и Украйна');
    await look(page);
    await answer(page, 'Разбрах');

    await choose(page, 'гър', 'Гърция');
    await expect(title).toHaveText('Гърция: като у дома');
    await expect(page.locator('.answer')).toContainText('от „Простор 25“, без доплащане');
    await choose(page, '🇹🇷', 'Турция');
    await expect(title).toHaveText('Турция: имаш пакет');
    await expect(page.locator('.answer-facts')).toContainText('0,39');
    await expect(page.locator('.answer-facts')).toContainText('от пакета');
    await look(page);
    await page.getByRole('button', { name: 'Защо тези цени' }).click();
    await expect(dialog(page)).toContainText('Интернет: от пакета „Балкани · 7 дни“, докато има в него.');
    await expect(dialog(page)).toContainText('SMS: по основния ти план „Роуминг Свобода“.');
    await look(page);
    await answer(page, 'Разбрах');
    expect(asked).toContain(`/api/roaming/${still}/countries/TR`);

    const weekOf = (found: string) => page.locator('.week-plans li', { hasText: found });
    await expect(weekOf('Свят · 7 дни')).toContainText('1 GB · 7 дни');
    await page.getByText('Малко', { exact: true }).click();
    await expect(page.locator('.week-note')).toHaveText('10 мин изходящи, 15 мин входящи, 5 SMS и 500 MB.');
    // 10 minutes out, 15 in and 5 SMS in addition to the price of the package.
    await expect(weekOf('Балкани · 7 дни')).toContainText('14,40');
    await expect(weekOf('Роуминг Революция')).toContainText('0,19 EUR на минута');
    await page.reload();
    await expect(title).toHaveText('Турция: имаш пакет');

    await page.goto(`/my-a1/roaming?msisdn=${still}&country=ZZ`);
    await expect(page.getByText('Не познаваме тази държава. Избери друга.')).toBeVisible();
    await choose(page, 'united st', 'САЩ');
    await expect(title).toHaveText('САЩ: плащаш каквото ползваш');
  });
}

test('in English the plans are requested and shown in English [RO-035]', async ({ page }) => {
  await page.addInitScript(() => localStorage.setItem('language', 'en'));
  const asked = page.waitForRequest((request) => request.url().includes('/eligible'));
  await signIn(page, 'radost', `/my-a1/roaming?msisdn=${still}`);
  expect(new URL((await asked).url()).search).toBe('?showTariffChangeWarning=true&ln=en');
  await expect(plan(page, 'Roaming Freedom')).toContainText('Active');
});

test('a trip is stored with its days and packages, and can be deleted', async ({ page }) => {
  await page.setViewportSize(phone);
  const today = sofiaDay(new Date());
  await openRoaming(page, 'radost', still, '&country=US');
  await page.getByRole('button', { name: 'Запази пътуването' }).click();
  await dialog(page).getByLabel('До').fill(addDays(today, -3));
  await answer(page, 'Запази пътуването');
  await expect(dialog(page)).toContainText('Връщането е преди тръгването.');
  await look(page);
  await dialog(page).getByLabel('От').fill(addDays(today, 30));
  await dialog(page).getByLabel('До').fill(addDays(today, 40));
  await dialog(page).getByLabel('Какво ще вземеш').selectOption({ label: 'САЩ и Канада · 15 дни' });
  await answer(page, 'Запази пътуването');
  await expect(dialog(page)).toContainText('Запазихме пътуването');
  await answer(page, 'Към роуминга');
  const trip = page.locator('.trip-card');
  await expect(trip).toContainText(`${shownDay(addDays(today, 30))} – ${shownDay(addDays(today, 40))}`);
  await page.reload();
  await expect(trip).toContainText('Ще вземеш „САЩ и Канада · 15 дни“.');
  await trip.getByRole('button', { name: 'Махни пътуването' }).click();
  await expect(trip).toHaveCount(0);
});

for (const [name, size, number] of [
  ['phone', phone, '359888100721'],
  ['desktop', desktop, '359888100722'],
] as const) {
  test(`on a ${name} a company changes between its own plans [RO-018, RO-033, RO-054, RO-055, RO-057]`, async ({
    page,
  }) => {
    await page.setViewportSize(size);
    await openRoaming(page, 'kompas', number);
    const mains = page.getByRole('region', { name: 'Основен план' }).locator('.plan h3');
    await expect(mains).toHaveText(['Бизнес Национален', 'Бизнес Революция']);
    await press(page, 'Бизнес Революция', 'Смени на този');
    await expect(dialog(page)).toContainText('Роуминг революция');
    await answer(page, 'Продължи');
    await expect(dialog(page)).toContainText('Смяната засяга сметката на фирмата');
    await look(page);
    await answer(page, 'Смени плана');
    await answer(page, 'Към роуминга');
    await expect(plan(page, 'Бизнес Революция').locator('.plan-live')).toHaveText('Активен');
    await press(page, 'Бизнес Революция', 'Изключи роуминга');
    await expect(dialog(page)).toContainText('Без основен план телефонът не работи в чужбина.');
    await answer(page, 'Остави го');
  });

  test(`on a ${name} a user who is not the owner sees everything and who decides [RO-010, RO-042]`, async ({
    page,
  }) => {
    await page.setViewportSize(size);
    await openRoaming(page, 'yavor', '359888100722', '&country=TR');
    await expect(page.locator('.answer-facts')).toBeVisible();
    await expect(page.locator('.gauge')).toHaveCount(0);
    await press(page, 'Балкани · 7 дни', 'Активирай');
    await expect(dialog(page)).toContainText('Номер 0888 100 722 се води на Компас Турс ООД.');
    await look(page);
    await answer(page, 'Разбрах');
    await page.getByRole('button', { name: 'Кой може да ги промени' }).click();
    await expect(dialog(page)).toContainText('Титулярят решава');
    await answer(page, 'Разбрах');
  });

  test(`on a ${name} a prepaid number has no limits, and pays for packages from its balance [RO-042]`, async ({
    page,
  }) => {
    await page.setViewportSize(size);
    await openRoaming(page, 'stanka', '359888100731', '&country=RS');
    await expect(page.getByText('Номерът е предплатен')).toBeVisible();
    await expect(page.locator('.gauge')).toHaveCount(0);
    await expect(plan(page, 'САЩ и Канада · 15 дни')).toHaveCount(0);
    const found = name === 'phone' ? 'Балкани · 7 дни' : 'Свят · 7 дни';
    await press(page, found, 'Активирай');
    await expect(dialog(page)).toContainText('От сметката ти за разговори, при активиране');
    await look(page);
    await answer(page, 'Активирай');
    await answer(page, 'Към роуминга');
    await expect(plan(page, found).locator('.plan-live')).toHaveText('Активен');
  });
}
