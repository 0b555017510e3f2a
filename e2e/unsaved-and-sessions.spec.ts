import { expect, test, type Page } from '@playwright/test';
import { demoPassword } from '#database/demo/people.ts';
import { dialog, expectNoViolations, phone } from './extras.ts';
import { band, base, homes, saveBar } from './home-network.ts';
import { fillCredentials, signIn } from './people.ts';

const settings = `${base}/settings?msisdn=${homes.pekarna}`;
const nameOf = (page: Page) => band(page, '5 GHz').getByLabel(/^Име на мрежата/);

test('a link, back or a reload asks before typed data is lost', async ({ page }) => {
  await page.setViewportSize(phone);
  await signIn(page, 'pekarna', `${base}?msisdn=${homes.pekarna}`);
  await page
    .getByRole('link', { name: /Настройки/ })
    .first()
    .click();
  await nameOf(page).fill('Slance');
  await page
    .getByRole('link', { name: /Към мрежата|Домашна мрежа/ })
    .first()
    .click();
  await expect(dialog(page)).toContainText('Промените не са запазени');
  await dialog(page).getByRole('button', { name: 'Остани тук' }).click();
  await expect(dialog(page)).toBeHidden();
  await expect(nameOf(page)).toHaveValue('Slance');
  await expect(page).toHaveURL(/\/settings/);

  await page.goBack();
  await expect(dialog(page)).toContainText('Промените не са запазени');
  await page.keyboard.press('Escape');
  await expect(page).toHaveURL(/\/settings/);
  await expect(nameOf(page)).toHaveValue('Slance');

  await page
    .getByRole('link', { name: /Към мрежата|Домашна мрежа/ })
    .first()
    .click();
  await dialog(page).getByRole('button', { name: 'Излез без запис' }).click();
  await expect(page).not.toHaveURL(/\/settings/);

  await page.goBack();
  await nameOf(page).fill('Slance');
  const asked = page.waitForEvent('dialog');
  const reloading = page.reload();
  const question = await asked;
  expect(question.type()).toBe('beforeunload');
  await question.accept();
  await reloading;
  await expect(nameOf(page)).not.toHaveValue('Slance');
});

test('a filled form in a dialog asks before Back or Escape discards it', async ({ page }) => {
  await page.setViewportSize(phone);
  await signIn(page, 'pekarna', `${base}/port-forwarding?msisdn=${homes.pekarna}`);
  await page.getByRole('button', { name: 'Добави правило' }).click();
  const form = page.getByRole('dialog', { name: 'Ново правило' });
  const question = page.getByRole('dialog', { name: 'Промените не са запазени' });
  const name = form.getByLabel('Име', { exact: true });
  await name.fill('Камера');
  await page.goBack();
  await expect(question).toBeVisible();
  await expectNoViolations(page);
  await page.goBack();
  await expect(question).toBeHidden();
  await expect(name).toHaveValue('Камера');

  await page.keyboard.press('Escape');
  await question.getByRole('button', { name: 'Остани тук' }).click();
  await expect(name).toHaveValue('Камера');

  await page.keyboard.press('Escape');
  await question.getByRole('button', { name: 'Излез без запис' }).click();
  await expect(dialog(page)).toBeHidden();
  await expect(page).toHaveURL(/\/port-forwarding/);
});

test('a form keeps its data while the session is renewed, and sign-in shows when it has ended', async ({ page }) => {
  await signIn(page, 'pekarna', settings);
  // Another name at every try: the router may have the first one already.
  const name = `Slance ${test.info().retry + 2}`;
  await nameOf(page).fill(name);
  await page.evaluate(() => localStorage.setItem('access_token', `${localStorage.getItem('access_token')}x`));
  await saveBar(page).getByRole('button', { name: 'Запази' }).click();
  await dialog(page).getByRole('button', { name: 'Запази промените' }).click();
  await expect(dialog(page)).toContainText('Приехме промените');
  await page.keyboard.press('Escape');
  await expect(nameOf(page)).toHaveValue(name);

  await page.evaluate(() => {
    localStorage.setItem('access_token', 'spent');
    localStorage.setItem('AUTH_REFRESH_TOKEN', '1.spent');
  });
  await page.reload();
  await expect(page).toHaveURL(/\/login\?/);
  await expect(page.getByText('Сесията изтече. Моля, влез отново.')).toBeVisible();
  await fillCredentials(page, 'pekarna@demo.abonat.bg', demoPassword);
  await expect(page).toHaveURL(/\/settings\?msisdn=100000100304$/);
});

test('sign-in offers to continue as the signed-in user, or to sign out', async ({ page }) => {
  await signIn(page, 'georgi');
  await page.goto('/my-a1/login?redirectUri=%2Fmy-a1%2Fmy-services');
  await expect(page.getByText('Това е профилът на Георги Петров.')).toBeVisible();
  await page.getByRole('button', { name: 'Продължи' }).click();
  await expect(page).toHaveURL(/\/my-services$/);

  await page.goto('/my-a1/login?redirectUri=https%3A%2F%2Fevil.example%2F');
  await page.getByRole('button', { name: 'Продължи' }).click();
  await expect(page).toHaveURL(/\/my-a1\/$/);

  await page.goto('/my-a1/login');
  await page.getByRole('button', { name: 'Излез и влез с друг профил' }).click();
  await fillCredentials(page, 'georgi@demo.abonat.bg', 'Wrong!2026');
  await expect(page.getByText('Невалидно потребителско име и/или парола!')).toBeVisible();
  await fillCredentials(page, 'georgi@demo.abonat.bg', demoPassword);
  await expect(page).toHaveURL(/\/my-a1\/$/);
});

test('the operator’s app stays the frame through sign-in, and calls without a token identify the browser [SH-523]', async ({
  page,
}) => {
  const without: (string | undefined)[] = [];
  page.on('request', (request) => {
    const headers = request.headers();
    if (request.url().includes('/api/') && !headers['authorization']) without.push(headers['session-id']);
  });
  await page.goto('/my-a1/my-services?webview=ios');
  await expect(page).toHaveURL(/\/login\?/);
  await fillCredentials(page, 'georgi@demo.abonat.bg', demoPassword);
  await expect(page.locator('[data-in-app]')).toBeVisible();
  await expect(page.locator('.top-bar')).toHaveCount(0);
  expect(without.length).toBeGreaterThan(2);
  expect(without.every((id) => /^[A-Za-z0-9]{25}$/.test(id ?? ''))).toBe(true);
});
