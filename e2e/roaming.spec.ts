import { expect, test, type Page, type Route } from '@playwright/test';
import { addDays, shownDay, sofiaDay } from '#platform/clock.ts';
import { answer, desktop, dialog, look, phone, visit } from './extras.ts';
import type { Person } from './people.ts';

// One number after another, each changed by one journey at a time.
test.describe.configure({ mode: 'serial' });

const radost = '359888100711';
const kalina = '359888100712';

async function openRoaming(page: Page, who: Person, msisdn: string, rest = ''): Promise<void> {
  await visit(page, who, `/my-a1/roaming?msisdn=${msisdn}${rest}`);
  await expect(page.getByRole('heading', { level: 1, name: 'Къде отиваш?' })).toBeVisible();
}

const plan = (page: Page, name: string) =>
  page.locator('.plan', { has: page.getByRole('heading', { name, exact: true }) });
const press = (page: Page, name: string, action: string) =>
  plan(page, name)
    .getByRole('button', { name: `${action}: ${name}` })
    .click();
const gauge = (page: Page, name: string) => page.locator('.gauge', { hasText: name });

async function choose(page: Page, typed: string, name: string): Promise<void> {
  await page.getByRole('combobox', { name: 'Държава' }).fill(typed);
  await page.getByRole('option', { name: new RegExp(name) }).click();
}

/** The bodies of the changes of one kind that the page asks for; one that is asked about again counts once. */
function sent(page: Page, method: string, part: string): unknown[] {
  const bodies: unknown[] = [];
  const keys = new Set<string | undefined>();
  page.on('request', (request) => {
    const key = request.headers()['idempotency-key'];
    if (request.method() !== method || !request.url().includes(part) || keys.has(key)) return;
    keys.add(key);
    bodies.push(request.postDataJSON());
  });
  return bodies;
}

for (const [name, size] of Object.entries({ phone, desktop })) {
  test(`on a ${name} a traveller finds a country in either language and by its flag, and what it costs and why [RO-005, RO-006, RO-020, RO-029, RO-035, RO-038]`, async ({
    page,
  }) => {
    await page.setViewportSize(size);
    const asked: string[] = [];
    page.on('request', (request) => asked.push(new URL(request.url()).pathname + new URL(request.url()).search));
    await openRoaming(page, 'radost', radost);
    const title = page.getByRole('heading', { level: 2 }).first();
    await expect(title).toHaveText('Роумингът ти е включен');
    await page.getByRole('button', { name: 'Как работи роумингът' }).click();
    await expect(dialog(page)).toContainText('от 2026 г. Молдова и Украйна');
    await look(page);
    await answer(page, 'Разбрах');

    await choose(page, 'гър', 'Гърция');
    await expect(title).toHaveText('Гърция: като у дома');
    await expect(page.locator('.answer')).toContainText('от Простор 25, без доплащане');
    await choose(page, '🇹🇷', 'Турция');
    await expect(title).toHaveText('Турция: имаш пакет');
    await expect(page.locator('.answer-facts')).toContainText('0,39');
    await expect(page.locator('.answer-facts')).toContainText('от пакета');
    await look(page);
    await page.getByRole('button', { name: 'Защо тези цени' }).click();
    await expect(dialog(page)).toContainText('Интернет: от пакета Балкани · 7 дни, докато има в него.');
    await expect(dialog(page)).toContainText('SMS: по основния ти план Роуминг Свобода.');
    await look(page);
    await answer(page, 'Разбрах');
    expect(asked).toContain(`/api/roaming/${radost}/countries/TR`);

    const weekOf = (name_: string) => page.locator('.week-plans li', { hasText: name_ });
    await expect(weekOf('Свят · 7 дни')).toContainText('1 GB · 7 дни');
    await page.getByText('Малко', { exact: true }).click();
    await expect(page.locator('.week-note')).toHaveText('10 мин изходящи, 15 мин входящи, 5 SMS и 500 MB.');
    // 10 minutes out, 15 in and 5 SMS beside the price of the package.
    await expect(weekOf('Балкани · 7 дни')).toContainText('14,40');
    await expect(weekOf('Роуминг Революция')).toContainText('0,19 EUR на минута');
    await page.reload();
    await expect(title).toHaveText('Турция: имаш пакет');

    await page.goto(`/my-a1/roaming?msisdn=${radost}&country=ZZ`);
    await expect(page.getByText('Не познаваме тази държава. Избери друга.')).toBeVisible();
    await choose(page, 'united st', 'САЩ');
    await expect(title).toHaveText('САЩ: плащаш каквото ползваш');
  });
}

test('in English the plans are asked for and shown in English [RO-035]', async ({ page }) => {
  await page.addInitScript(() => localStorage.setItem('language', 'en'));
  const asked = page.waitForRequest((request) => request.url().includes('/eligible'));
  await visit(page, 'radost', `/my-a1/roaming?msisdn=${radost}`);
  expect(new URL((await asked).url()).search).toBe('?showTariffChangeWarning=true&ln=en');
  await expect(plan(page, 'Roaming Freedom')).toContainText('Active');
});

test('a trip is kept with its days and what is taken along, and can be forgotten', async ({ page }) => {
  await page.setViewportSize(phone);
  const today = sofiaDay(new Date());
  await openRoaming(page, 'radost', radost, '&country=US');
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
  await expect(trip).toContainText('Ще вземеш САЩ и Канада · 15 дни.');
  await trip.getByRole('button', { name: 'Махни пътуването' }).click();
  await expect(trip).toHaveCount(0);
});

test('on a phone a person switches roaming on, adds a package and a tariff, and stops them [RO-001, RO-007, RO-008, RO-009, RO-015, RO-016, RO-017, RO-019, RO-029, RO-030, RO-044, RO-045, RO-053, RO-056]', async ({
  page,
}) => {
  await page.setViewportSize(phone);
  const changes = sent(page, 'PATCH', `/roaming/modification/${kalina}`);
  await openRoaming(page, 'radost', kalina);
  await expect(page.getByRole('heading', { level: 2 }).first()).toHaveText('Роумингът ти е изключен');
  await page.getByRole('button', { name: 'Сравни ги' }).click();
  await expect(dialog(page)).toContainText('Роуминг Стандарт');
  await look(page);
  await answer(page, 'Разбрах');

  await press(page, 'Роуминг Революция', 'Активирай');
  await expect(dialog(page)).toContainText('Роуминг революция');
  await expect(dialog(page)).toContainText('най-ниските ни цени извън ЕС');
  await look(page);
  await answer(page, 'Продължи');
  await expect(dialog(page)).toContainText('Всеки месец след това');
  await expect(dialog(page)).toContainText('+2,99 EUR');
  await look(page);
  const { promise: gate, resolve: open } = Promise.withResolvers<void>();
  await page.route('**/roaming/modification/*', (route) => gate.then(() => route.continue()), { times: 1 });
  await answer(page, 'Активирай');
  await expect(dialog(page)).toContainText('Изпращаме промяната');
  await look(page);
  open();
  await expect(dialog(page)).toContainText('Роуминг Революция се активира на 0888 100 712.');
  await look(page);
  await answer(page, 'Към роуминга');
  await expect(plan(page, 'Роуминг Революция').locator('.plan-live')).toHaveText('Активен');
  await expect(page.getByRole('heading', { level: 2 }).first()).toHaveText('Роумингът ти е включен');

  await press(page, 'Търси ме', 'Какво променя');
  await expect(dialog(page)).toContainText('работи само заедно с основен план');
  await look(page);
  await answer(page, 'Разбрах');
  await press(page, 'САЩ и Канада · 7 дни', 'Активирай');
  await expect(dialog(page)).toContainText('Дните тръгват при първото свързване в чужбина: 7 дни.');
  await expect(dialog(page)).toContainText('Със следващата сметка');
  await answer(page, 'Активирай');
  await answer(page, 'Към роуминга');
  await expect(plan(page, 'САЩ и Канада · 7 дни').locator('.plan-live')).toHaveText('Активен');

  await press(page, 'САЩ и Канада · 7 дни', 'Виж потреблението');
  await expect(dialog(page)).toContainText('0 MB от 2 GB');
  await look(page);
  await answer(page, 'Затвори');
  await press(page, 'САЩ и Канада · 7 дни', 'Спри');
  await expect(dialog(page)).toContainText('Каквото е останало в пакета, се губи.');
  await look(page);
  await answer(page, 'Спри');
  await expect(dialog(page)).toContainText('САЩ и Канада · 7 дни спира на 0888 100 712.');
  await answer(page, 'Към роуминга');
  await expect(plan(page, 'САЩ и Канада · 7 дни').getByRole('button', { name: /^Активирай/ })).toBeVisible();
  expect(changes).toEqual([
    { roaming_tariffs: [{ tariff_id: '55788', operation: 'activate' }] },
    { roaming_tariffs: [{ tariff_id: '63530', operation: 'activate' }] },
    { roaming_tariffs: [{ tariff_id: '63530', operation: 'deactivate' }] },
  ]);
});

test('on a desktop the main plan changes in one call, after the warnings of the plan that is active [RO-011, RO-012, RO-025, RO-036, RO-037, RO-051, RO-058]', async ({
  page,
}) => {
  await page.setViewportSize(desktop);
  const changes = sent(page, 'PATCH', `/roaming/modification/${radost}`);
  await openRoaming(page, 'radost', radost);
  await press(page, 'Роуминг Свобода', 'Виж потреблението');
  await expect(dialog(page)).toContainText('Роуминг Свобода вече е активен на 0888 100 711.');
  await expect(dialog(page)).toContainText('640 MB');
  await look(page);
  await answer(page, 'Затвори');

  await press(page, 'Роуминг Стандарт', 'Смени на този');
  await expect(dialog(page)).toContainText('Ако минеш на Роуминг Стандарт, условията му се губят.');
  await answer(page, 'Продължи');
  await expect(dialog(page)).toContainText('На 0888 100 711 сега е Роуминг Свобода.');
  await expect(dialog(page)).toContainText('Дотогава важи Роуминг Свобода.');
  await look(page);
  await answer(page, 'Смени плана');
  await expect(dialog(page)).toContainText('Роуминг Стандарт идва на мястото на Роуминг Свобода');
  await answer(page, 'Към роуминга');
  await expect(plan(page, 'Роуминг Стандарт').locator('.plan-live')).toHaveText('Активен');
  await expect(plan(page, 'Роуминг Свобода').getByRole('button', { name: /^Смени на този/ })).toBeVisible();
  expect(changes).toEqual([
    {
      roaming_tariffs: [
        { tariff_id: '66866', operation: 'deactivate' },
        { tariff_id: '55270', operation: 'activate' },
      ],
    },
  ]);
});

test('a plan is changed though the answer was lost: the portal finds out and says what holds', async ({ page }) => {
  await page.setViewportSize(phone);
  await openRoaming(page, 'radost', radost);
  await press(page, 'Търси ме', 'Активирай');
  const done: number[] = [];
  const lose = async (route: Route) => {
    done.push((await route.fetch()).status());
    await route.abort();
  };
  await page.route('**/roaming/modification/*', lose, { times: 1 });
  await answer(page, 'Активирай');
  await expect(dialog(page)).toContainText('Проверяваме дали заявката ти е приета…');
  await expect(dialog(page)).toContainText('Търси ме се активира');
  await answer(page, 'Към роуминга');
  await expect(plan(page, 'Търси ме').locator('.plan-live')).toHaveText('Активен');
  expect(done).toEqual([204]);
});

for (const [name, size] of Object.entries({ phone, desktop })) {
  test(`on a ${name} both limits are shown with what is used, and only valid ones can be chosen [RO-002, RO-003, RO-013, RO-014, RO-031, RO-032, RO-039, RO-041, RO-046]`, async ({
    page,
  }) => {
    await page.setViewportSize(size);
    const changes = sent(page, 'PUT', `/api/drt/${kalina}`);
    await openRoaming(page, 'radost', kalina);
    const before = name === 'phone' ? '60,00' : '100,00';
    await expect(gauge(page, 'Данни в роуминг')).toContainText(`от ${before}`);
    await gauge(page, 'Данни в роуминг').getByRole('button').click();
    await expect(dialog(page).getByRole('radio')).toHaveCount(name === 'phone' ? 3 : 4);
    await look(page);
    await dialog(page).getByText('30,00', { exact: false }).click();
    await answer(page, 'Запази лимита');
    await expect(dialog(page)).toContainText('Лимитът е сменен');
    await answer(page, 'Към роуминга');
    await expect(gauge(page, 'Данни в роуминг')).toContainText('от 30,00');

    await gauge(page, 'Кредитен лимит').getByRole('button').click();
    const credits = dialog(page).getByRole('group', { name: 'Кредитен лимит' });
    const limits = dialog(page).getByRole('group', { name: 'Лимит за данни в роуминг' });
    await credits.getByText('50,00', { exact: false }).first().click();
    await expect(limits.getByRole('radio', { name: /100,00/ })).toBeDisabled();
    await credits.getByText('200,00', { exact: false }).click();
    await limits.getByText('100,00', { exact: false }).click();
    await look(page);
    await answer(page, 'Запази лимитите');
    await answer(page, 'Към роуминга');
    await expect(gauge(page, 'Кредитен лимит')).toContainText('от 200,00');
    await expect(gauge(page, 'Данни в роуминг')).toContainText('от 100,00');
    expect(changes).toEqual([
      { drt_limit_id: 'drt-30' },
      {
        drt_limit_id: 'drt-100',
        new_credit_limit: 200,
        new_credit_limit_currency: [
          { currency: 'EUR', value: 200 },
          { currency: 'BGN', value: 391.17 },
        ],
      },
    ]);
  });
}

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

  test(`on a ${name} who only uses a number sees everything and is told who decides [RO-010, RO-042]`, async ({
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
    const name_ = name === 'phone' ? 'Балкани · 7 дни' : 'Свят · 7 дни';
    await press(page, name_, 'Активирай');
    await expect(dialog(page)).toContainText('От сметката ти за разговори, при активиране');
    await look(page);
    await answer(page, 'Активирай');
    await answer(page, 'Към роуминга');
    await expect(plan(page, name_).locator('.plan-live')).toHaveText('Активен');
  });
}

test('a change that is refused is told in plain words, and nothing has changed [RO-004, RO-047]', async ({ page }) => {
  await page.setViewportSize(phone);
  await openRoaming(page, 'elena', '359888100302');
  await expect(page.getByText('По номера вече се изпълнява друга заявка.')).toBeVisible();
  await press(page, 'Балкани · 7 дни', 'Активирай');
  await answer(page, 'Активирай');
  await expect(dialog(page)).toContainText('Имаш заявка в процес на обработка. Опитай по-късно.');
  await expect(dialog(page)).toContainText('Нищо не е променено.');
  await look(page);
});

test('what somebody else did meanwhile is refused in the words of roaming [RO-047]', async ({ page, context }) => {
  await page.setViewportSize(desktop);
  await openRoaming(page, 'radost', kalina);
  const other = await context.newPage();
  await openRoaming(other, 'radost', kalina);
  for (const each of [page, other]) {
    await press(each, 'Търси ме', 'Активирай');
    await expect(dialog(each)).toContainText('Активираш Търси ме');
  }
  await answer(other, 'Активирай');
  await answer(other, 'Към роуминга');
  await expect(plan(other, 'Търси ме').locator('.plan-live')).toHaveText('Активен');
  await answer(page, 'Активирай');
  await expect(dialog(page)).toContainText('Планът вече е активен.');
});

test('an archived plan is shown to who has it, and warns that it does not come back', async ({ page }) => {
  await page.setViewportSize(phone);
  await openRoaming(page, 'maria', '359888100102');
  const classic = page.locator('.plan', { hasText: 'Роуминг Класик' });
  await expect(classic).toContainText('Архивен');
  await press(page, 'Роуминг Стандарт', 'Смени на този');
  await expect(dialog(page)).toContainText('Роуминг Класик вече не се предлага. Няма да можеш да се върнеш към него.');
  await look(page);
});
