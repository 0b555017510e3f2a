import { expect, test, type Route } from '@playwright/test';
import { answer, desktop, dialog, look, phone } from './extras.ts';
import { holdRequests } from './hold-requests.ts';
import { kalina, openRoaming, plan, press, radost, sent } from './roaming.ts';

// One number after another, each changed by one journey at a time.
test.describe.configure({ mode: 'serial' });

test('on a phone a user activates roaming, adds a package and a tariff, and stops them [RO-001, RO-007, RO-008, RO-009, RO-015, RO-016, RO-017, RO-019, RO-029, RO-030, RO-044, RO-045, RO-053, RO-056]', async ({
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
  const open = await holdRequests(page, '**/roaming/modification/*', { times: 1 });
  await answer(page, 'Активирай');
  await expect(dialog(page)).toContainText('Изпращаме промяната');
  await look(page);
  open();
  await expect(dialog(page)).toContainText('„Роуминг Революция“ се активира на 0888 100 712.');
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
  await expect(dialog(page)).toContainText('чака първото свързване. Губиш 2 GB');
  await look(page);
  await answer(page, 'Спри');
  await expect(dialog(page)).toContainText(
    'Пакетът „САЩ и Канада · 7 дни“ (чака първото свързване) спира на 0888 100 712.',
  );
  await answer(page, 'Към роуминга');
  await expect(plan(page, 'САЩ и Канада · 7 дни').getByRole('button', { name: /^Активирай/ })).toBeVisible();
  expect(changes).toEqual([
    { roaming_tariffs: [{ tariff_id: '55788', operation: 'activate' }] },
    { roaming_tariffs: [{ tariff_id: '63530', operation: 'activate' }] },
    { roaming_tariffs: [{ tariff_id: '63530', operation: 'deactivate', package_id: expect.any(String) }] },
  ]);
});

test('on a desktop the main plan changes in one call, after the warnings of the active plan [RO-011, RO-012, RO-025, RO-036, RO-037, RO-051, RO-058]', async ({
  page,
}) => {
  await page.setViewportSize(desktop);
  const changes = sent(page, 'PATCH', `/roaming/modification/${radost}`);
  await openRoaming(page, 'radost', radost);
  await press(page, 'Роуминг Свобода', 'Виж потреблението');
  await expect(dialog(page)).toContainText('„Роуминг Свобода“ вече е активен на 0888 100 711.');
  await expect(dialog(page)).toContainText('640 MB');
  await look(page);
  await answer(page, 'Затвори');

  await press(page, 'Роуминг Стандарт', 'Смени на този');
  await expect(dialog(page)).toContainText('Ако минеш на „Роуминг Стандарт“, условията му се губят.');
  await answer(page, 'Продължи');
  await expect(dialog(page)).toContainText('На 0888 100 711 сега е „Роуминг Свобода“.');
  await expect(dialog(page)).toContainText('Дотогава важи „Роуминг Свобода“.');
  await look(page);
  await answer(page, 'Смени плана');
  await expect(dialog(page)).toContainText('„Роуминг Стандарт“ идва на мястото на „Роуминг Свобода“');
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

test('a plan is changed although the answer was lost: the portal determines and shows the outcome', async ({
  page,
}) => {
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
  await expect(dialog(page)).toContainText('„Търси ме“ се активира');
  await answer(page, 'Към роуминга');
  await expect(plan(page, 'Търси ме').locator('.plan-live')).toHaveText('Активен');
  expect(done).toEqual([204]);
});

test('a pending change of the number blocks activation, and the page shows why', async ({ page }) => {
  await page.setViewportSize(phone);
  await openRoaming(page, 'elena', '359888100302');
  await expect(page.getByText('По номера вече се изпълнява друга заявка.')).toBeVisible();
  const balkans = plan(page, 'Балкани · 7 дни');
  await expect(balkans.getByRole('button', { name: /^Активирай/ })).toBeDisabled();
  await expect(balkans).toContainText('Изчакай, докато завърши текущата промяна.');
  await look(page);
});

test('a concurrent change of somebody else is refused with a text of roaming [RO-004, RO-047]', async ({
  page,
  context,
}) => {
  await page.setViewportSize(desktop);
  await openRoaming(page, 'radost', kalina);
  const other = await context.newPage();
  await openRoaming(other, 'radost', kalina);
  for (const each of [page, other]) {
    await press(each, 'Търси ме', 'Активирай');
    await expect(dialog(each)).toContainText('Активираш „Търси ме“');
  }
  await answer(other, 'Активирай');
  await answer(other, 'Към роуминга');
  await expect(plan(other, 'Търси ме').locator('.plan-live')).toHaveText('Активен');
  await answer(page, 'Активирай');
  await expect(dialog(page)).toContainText('Планът вече е активен.');
});

test('an archived plan is shown to its user, with a warning that it cannot be activated again', async ({ page }) => {
  await page.setViewportSize(phone);
  await openRoaming(page, 'maria', '359888100102');
  const classic = page.locator('.plan', { hasText: 'Роуминг Класик' });
  await expect(classic).toContainText('Архивен');
  await press(page, 'Роуминг Стандарт', 'Смени на този');
  await expect(dialog(page)).toContainText(
    '„Роуминг Класик“ вече не се предлага. Няма да можеш да се върнеш към него.',
  );
  await look(page);
});

test('a refused paid change is shown, whatever is pressed meanwhile', async ({ page }) => {
  await page.setViewportSize(desktop);
  const changes = sent(page, 'PATCH', '/roaming/modification/359888100301');
  await openRoaming(page, 'elena', '359888100301');
  await press(page, 'САЩ и Канада · 7 дни', 'Активирай');
  const release = await holdRequests(page, '**/roaming/modification/*', { times: 1 });
  const button = dialog(page).getByRole('button', { name: 'Активирай', exact: true }).last();
  const { x, y, width, height } = (await button.boundingBox())!;
  await page.mouse.click(x + width / 2, y + height / 2);
  await page.mouse.click(x + width / 2, y + height / 2);
  await page.mouse.click(5, 5);
  await page.keyboard.press('Escape');
  await page.evaluate(() => history.back());
  await expect(dialog(page)).toContainText('Изпращаме промяната');
  await dialog(page).getByRole('button', { name: 'Затвори' }).dispatchEvent('click');
  await expect(dialog(page)).toContainText('Изпращаме промяната');
  release();
  await expect(dialog(page)).toContainText('Не стана');
  expect(changes).toHaveLength(1);
  await answer(page, 'Затвори');
  await expect(dialog(page)).toHaveCount(0);
  await expect(page).toHaveURL(/\/roaming/);
});
