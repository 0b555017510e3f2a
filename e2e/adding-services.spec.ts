import { expect, test, type Page } from '@playwright/test';
import { signIn, startSession } from './people.ts';
import { choose, forgeId, newest, number, overText } from './registration.ts';
import { phone, turn } from './widths.ts';

test('a signed-in user adds a service by SMS code and sees it in the list [RG-003, RG-013]', async ({ page }) => {
  await page.setViewportSize(phone);
  await signIn(page, 'boris', '/my-a1/my-services');
  await page.getByRole('link', { name: 'Добави услуга' }).click();
  await expect(page.getByRole('heading', { name: 'На кого е договорът?' })).toBeVisible();
  await page.getByRole('button', { name: 'Повече за това', exact: true }).click();
  await expect(page.getByRole('dialog', { name: 'Добавяне на услуга' })).toBeVisible();
  await page.getByRole('button', { name: 'Разбрах' }).click();
  await choose(page, 'На мен', '6509149988');
  await number(page, '0888 100 805');
  await turn(page);
  await page.getByRole('button', { name: 'Не го помня, прати SMS код на 0888 100 805' }).click();
  await expect(page.getByRole('heading', { name: 'Въведи кода от SMS' })).toBeVisible();
  const { code } = await newest(page, '359888100805', /е \d{6}\./);
  await page.getByLabel('Код от SMS').fill(code ?? '');
  await expect(page.getByRole('heading', { name: 'Услугата е в профила ти' })).toBeVisible();
  await turn(page);
  await page.getByRole('link', { name: 'Виж услугите си' }).click();
  await expect(page.getByRole('link', { name: '0888 100 805' }).first()).toBeVisible();
  await expect(page.getByRole('link', { name: '0888 100 806' }).first()).toBeVisible();
});

test('a signed-in user whose workflow has expired starts again at the id [RG-008]', async ({ page }) => {
  await page.clock.install();
  await startSession(page, 'nikola');
  await page.goto('/my-a1/registration/email-and-password');
  await expect(page).toHaveURL(/\/registration\/pid-and-eik$/);
  await choose(page, 'На друг');
  await forgeId(page);
  await number(page, '0888 100 801');
  await expect(page.getByText(overText)).toBeVisible();
  await page.clock.runFor(2000);
  await expect(page).toHaveURL(/\/registration\/pid-and-eik$/);
  await expect(page.getByRole('heading', { name: 'На кого е договорът?' })).toBeVisible();
});

test('a company of the business portal is redirected there [RG-007, RG-017, RG-052, RG-053]', async ({ page }) => {
  await startSession(page, 'nikola');
  await page.goto('/my-a1/registration/pid-and-eik');
  await page.getByText('На моята фирма', { exact: true }).click();
  await page.getByLabel('ЕГН или ЕИК', { exact: true }).fill('999000420');
  await page.getByRole('button', { name: 'Продължи' }).click();
  const dialog = page.getByRole('dialog', { name: 'Клиентът е в бизнес портала' });
  await expect(dialog).toContainText('999000420');
  await dialog.getByRole('button', { name: 'Към бизнес портала' }).click();
  await expect(page).toHaveURL(/\/business-selfcare\/login\?pid=999000420/);
});

/** Ends the session of the page from another browser. */
async function endSession(page: Page): Promise<void> {
  const { token, id } = await page.evaluate(() => ({
    token: localStorage.getItem('access_token') ?? '',
    id: localStorage.getItem('session_id') ?? '',
  }));
  const ended = await page.request.delete('/api/account/auth/user-authentication', {
    params: { id },
    headers: { authorization: `Bearer ${token}` },
  });
  expect(ended.status()).toBe(204);
}

test('without a session, adding a service leads to the services and then to sign-in [RG-010]', async ({ page }) => {
  await startSession(page, 'nikola');
  await page.goto('/my-a1/registration/pid-and-eik');
  await choose(page, 'На друг');
  await endSession(page);
  await number(page, '0888 100 801');
  await expect(page).toHaveURL(/\/login\?.*redirectUri=.*my-services/);
});

test('without a session inside the operator’s app, the app is asked to go back [RG-011]', async ({ page }) => {
  await page.addInitScript(() => {
    const told: unknown[] = [];
    Object.assign(window, {
      told,
      webkit: { messageHandlers: { abonat: { postMessage: (message: unknown) => told.push(message) } } },
    });
  });
  await startSession(page, 'nikola');
  await page.goto('/my-a1/registration/pid-and-eik?webview=ios');
  await choose(page, 'На друг');
  await endSession(page);
  await number(page, '0888 100 801');
  await expect
    .poll(() => page.evaluate(() => (window as unknown as { told: unknown[] }).told))
    .toContainEqual({ type: 'back-pressed' });
  await expect(page).toHaveURL(/\/registration\/service-number/);
});

test('a number is renamed and removed from the list', async ({ page }) => {
  await page.setViewportSize(phone);
  await signIn(page, 'boris', '/my-a1/my-services?msisdn=359888100808');
  await page.getByRole('button', { name: 'Име', exact: true }).click();
  await page.getByLabel('Име на услугата').fill('На Боян');
  await page.getByRole('button', { name: 'Запази' }).click();
  await expect(page.getByRole('link', { name: /0888 100 808 На Боян/ })).toBeVisible();
  await page.getByRole('button', { name: 'Махни от профила' }).click();
  await page.getByRole('button', { name: 'Махни я' }).click();
  await expect(page.getByRole('link', { name: /0888 100 808/ })).toHaveCount(0);
  await expect(page.getByRole('link', { name: /0888 100 807/ })).toBeVisible();
});
