import { expect, test, type Route } from '@playwright/test';
import { answer, dialog, expectNoViolations, openExtras, phone } from './extras.ts';
import { band, base, homes, saveBar } from './home-network.ts';
import { signIn } from './people.ts';

test('an extra is deactivated although the answer was lost: the portal determines and shows the outcome', async ({
  page,
}) => {
  await page.setViewportSize(phone);
  await openExtras(page, 'stroy', '359888100604', '&tab=active');
  await page.getByRole('button', { name: /^Деактивирай/ }).click();
  const keys: (string | undefined)[] = [];
  page.on('request', (request) => {
    if (request.method() === 'DELETE') keys.push(request.headers()['idempotency-key']);
  });
  const done: number[] = [];
  // The server makes the change, and its answer is lost.
  const lose = async (route: Route) => {
    done.push((await route.fetch()).status());
    await route.abort();
  };
  await page.route('**/extras/deactivate/*', lose, { times: 1 });
  await answer(page, 'Деактивирай');
  await expect(dialog(page)).toContainText('Проверяваме дали заявката ти е приета…');
  await expectNoViolations(page);
  await expect(dialog(page)).toContainText('Поиска деактивиране на');
  expect(done).toEqual([204]);
  expect(keys).toHaveLength(2);
  expect(new Set(keys).size).toBe(1);
});

test('a wifi change without an answer stays unknown, and is checked on demand', async ({ page }) => {
  await page.clock.install();
  await page.setViewportSize(phone);
  await signIn(page, 'pekarna', `${base}/settings?msisdn=${homes.pekarna}`);
  const name = band(page, '5 GHz').getByLabel(/^Име на мрежата/);
  await name.fill('Pekarna Slance');
  await saveBar(page).getByRole('button', { name: 'Запази' }).click();
  await page.route('**/wifi/set-properties', (route) => route.fulfill({ status: 502, body: 'gateway' }));
  await answer(page, 'Запази промените');
  await expect(dialog(page)).toContainText('Проверяваме дали заявката ти е приета…');
  await expect(async () => {
    await page.clock.runFor(8000);
    await expect(dialog(page)).toContainText('Още не знаем дали стана', { timeout: 100 });
  }).toPass();
  await expect(dialog(page)).not.toContainText('Промяната не е записана');
  await expectNoViolations(page);
  await page.unroute('**/wifi/set-properties');
  await answer(page, 'Провери отново');
  await expect(dialog(page)).toContainText('Приехме промените.');
});

test('offline the texts are available, nothing is offered, and it goes on with the connection [PK-002]', async ({
  page,
  context,
}) => {
  await page.setViewportSize(phone);
  await signIn(page, 'elena', `${base}/settings?msisdn=${homes.elena}`);
  const name = band(page, '5 GHz').getByLabel(/^Име на мрежата/);
  await name.fill('Chaika 7G');
  await saveBar(page).getByRole('button', { name: 'Запази' }).click();
  await expect(dialog(page)).toContainText('ще изгуби мрежата');
  await page.waitForLoadState('networkidle');
  await context.setOffline(true);
  const save = dialog(page).getByRole('button', { name: 'Запази промените', exact: true });
  await expect(save).toBeDisabled();
  await expect(page.getByText(/връзка/i).first()).toBeVisible();
  await context.setOffline(false);
  await expect(save).toBeEnabled();
});
