import { expect, test } from '@playwright/test';
import { demoPassword } from '#database/demo/people.ts';
import { holdRequests } from './hold-requests.ts';
import { fillCredentials, signInByForm } from './people.ts';

const storage = (key: string) => `localStorage.getItem('${key}')`;

test('a user signs in, sees six services, chooses another number and signs out [SI-001, SI-005, SI-007, SI-018]', async ({
  page,
}) => {
  await signInByForm(page, 'maria');
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Мария');
  await page.locator('.switcher summary').click();
  const choices = page.getByRole('navigation', { name: 'Избери услуга' }).getByRole('link');
  await expect(choices).toHaveCount(6);
  await choices.filter({ hasText: '0888 100 102' }).click();
  await expect(page).toHaveURL(/msisdn=359888100102/);
  await expect(page.locator('.switcher summary')).toContainText('0888 100 102');
  await page.reload();
  await expect(page.locator('.switcher summary')).toContainText('0888 100 102');

  await page
    .getByRole('navigation', { name: 'Главна навигация' })
    .getByRole('link', { name: 'Профил', exact: true })
    .click();
  await page.getByRole('button', { name: 'Изход' }).click();
  await expect(page).toHaveURL(/\/my-a1\/login/);
  expect(await page.evaluate(storage('access_token'))).toBeNull();
  expect(await page.evaluate(storage('AUTH_REFRESH_TOKEN'))).toBeNull();
  await page.goto('/my-a1/my-services');
  await expect(page).toHaveURL(/\/login\?redirectUri=/);
});

test('tokens are in local storage under their keys, account info in session storage [SI-002, SI-003, SI-004, SI-009, SI-020, SI-021]', async ({
  page,
}) => {
  await signInByForm(page, 'maria');
  expect(await page.evaluate(storage('access_token'))).toMatch(/^ey/);
  expect(await page.evaluate(storage('AUTH_REFRESH_TOKEN'))).toBeTruthy();
  const kept = await page.evaluate(() => sessionStorage.getItem('account_information'));
  expect(kept).toContain('maria@demo.abonat.bg');
  // Without the access token the user counts as anonymous.
  await page.evaluate(() => localStorage.removeItem('access_token'));
  await page.goto('/my-a1/');
  await expect(page).toHaveURL(/\/login/);
});

test('wrong credentials are reported and the user stays signed out [SI-006, SI-019]', async ({ page }) => {
  await page.goto('/my-a1/login');
  await fillCredentials(page, 'nobody@demo.abonat.bg', 'Wrong!2026');
  await expect(page.getByText('Невалидно потребителско име и/или парола!')).toBeVisible();
  await expect(page.locator('[name=username]')).toHaveValue('nobody@demo.abonat.bg');
  expect(await page.evaluate(storage('access_token'))).toBeNull();
});

test('an empty form reports what is missing and calls no server', async ({ page }) => {
  const calls: string[] = [];
  page.on('request', (request) => calls.push(request.url()));
  await page.goto('/my-a1/login');
  await page.getByRole('button', { name: 'Вход' }).click();
  await expect(page.getByText('Въведи имейла си.')).toBeVisible();
  await expect(page.getByText('Въведи паролата си.')).toBeVisible();
  expect(calls.filter((url) => url.includes('/auth/'))).toEqual([]);
});

test('a user who is not signed in returns to the requested page', async ({ page }) => {
  await page.goto('/my-a1/my-services?msisdn=200000100201');
  await expect(page).toHaveURL(/\/login\?redirectUri=/);
  await fillCredentials(page, 'maria@demo.abonat.bg', demoPassword);
  await expect(page).toHaveURL(/\/my-a1\/my-services\?msisdn=200000100201$/);
  await expect(page.getByRole('heading', { name: '200000100201' })).toBeVisible();
});

test('every request has cookies, a JSON content type and a bearer or session id header [SH-031, SH-521, SH-522, SH-523, SI-010]', async ({
  page,
}) => {
  const sent: { url: string; headers: Record<string, string> }[] = [];
  page.on('request', (request) => {
    if (request.url().includes('/api/'))
      void request.allHeaders().then(
        (headers) => sent.push({ url: request.url(), headers }),
        // A request that was still running when the journey ended.
        () => undefined,
      );
  });
  await signInByForm(page, 'maria');
  await expect.poll(() => sent.filter(({ url }) => url.includes('/home/overview')).length).toBeGreaterThan(0);
  expect(sent.every(({ headers }) => headers['content-type'] === 'application/json')).toBe(true);
  const authenticated = sent.find(({ url }) => url.includes('/home/overview'));
  expect(authenticated?.headers['authorization']).toMatch(/^Bearer /);
  expect(authenticated?.headers['cookie']).toContain('abonat_session=');
  const initiated = sent.find(({ url }) => url.includes('/auth/initiate'));
  expect(initiated?.headers['session-id']).toMatch(/^[A-Za-z0-9]{25}$/);
  expect(initiated?.headers['authorization']).toBeUndefined();
});

test('calls refused with 401 are repeated once after one refresh [SI-008, SI-014]', async ({ page }) => {
  await signInByForm(page, 'maria');
  let refreshes = 0;
  const refused: string[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith('/account/auth/token')) refreshes += 1;
  });
  page.on('response', (response) => {
    if (response.status() === 401) refused.push(new URL(response.url()).pathname);
  });
  // A token that the server refuses, as if it had expired.
  await page.evaluate(() => localStorage.setItem('access_token', `${localStorage.getItem('access_token')}x`));
  await page.goto('/my-a1/my-services');
  await expect(page.getByRole('heading', { name: 'Имаш 6 услуги' })).toBeVisible();
  await expect(page.getByText('Мария Иванова').first()).toBeVisible();
  expect(refused.length).toBeGreaterThan(0);
  expect(new Set(refused).size).toBe(refused.length);
  expect(refreshes).toBe(1);
});

test('a session that cannot be renewed ends and requires sign-in', async ({ page }) => {
  await signInByForm(page, 'maria');
  await page.evaluate(() => {
    localStorage.setItem('access_token', 'spent');
    localStorage.setItem('AUTH_REFRESH_TOKEN', '1.spent');
  });
  await page.goto('/my-a1/');
  await expect(page).toHaveURL(/\/login/);
  expect(await page.evaluate(storage('AUTH_REFRESH_TOKEN'))).toBeNull();
});

test('signing out in one tab signs out the others', async ({ context, page }) => {
  await signInByForm(page, 'maria');
  const second = await context.newPage();
  await second.goto('/my-a1/my-profile');
  await expect(second.getByRole('heading', { level: 1 })).toContainText('Една карта изтича');
  await second.getByRole('button', { name: 'Изход' }).click();
  await expect(second).toHaveURL(/\/login/);
  await expect(page).toHaveURL(/\/login/);
});

test('another device is listed and can be signed out from here', async ({ browser, page }) => {
  await signInByForm(page, 'maria', '/my-a1/my-profile');
  const other = await browser.newContext({
    userAgent: 'Mozilla/5.0 (Linux; Android 15) AppleWebKit/537.36 Chrome/140.0 Mobile Safari/537.36',
  });
  const phone = await other.newPage();
  await signInByForm(phone, 'maria');
  await page.reload();
  await page
    .getByRole('listitem')
    .filter({ hasText: 'Android' })
    .getByRole('button', { name: 'Излез оттам' })
    .first()
    .click();
  await expect(page.getByText('Устройството вече не е в профила ти.')).toBeVisible();
  await phone.goto('/my-a1/my-services');
  await expect(phone).toHaveURL(/\/login/);
  await other.close();
});

test('the portal replaces the sign-in page without a reload, and back returns there', async ({ page }) => {
  await page.goto('/my-a1/login');
  await page.evaluate(() => Object.assign(window, { stays: true }));
  await page.getByRole('link', { name: 'Забравена парола' }).click();
  await expect(page).toHaveURL(/\/login\/forgotten-password$/);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Забравена парола');
  await page.goBack();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Влез в профила си');
  await fillCredentials(page, 'maria@demo.abonat.bg', demoPassword);
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Мария');
  await expect(page).toHaveTitle('Начало · Abonat');
  await page.goBack();
  await expect(page.getByText('Това е профилът на Мария Иванова.')).toBeVisible();
  expect(await page.evaluate(() => 'stays' in window)).toBe(true);
});

test('a link of sign-in opened in a new tab leaves the form unchanged', async ({ page, context }) => {
  await page.goto('/my-a1/login');
  await page.locator('#root [name=username]').fill('maria@demo.abonat.bg');
  // A busy browser without windows sometimes drops the new tab, although the click reached the link.
  await expect(async () => {
    const opened = context.waitForEvent('page', { timeout: 10_000 });
    await page.getByRole('link', { name: 'Нов профил' }).click({ modifiers: ['ControlOrMeta'] });
    await expect(await opened).toHaveURL(/\/registration\//);
  }).toPass();
  await expect(page.locator('[name=username]')).toHaveValue('maria@demo.abonat.bg');
});

test('slow home shows a placeholder after sign-in', async ({ page }) => {
  await page.goto('/my-a1/login');
  const release = await holdRequests(page, '**/api/home/overview*');
  await fillCredentials(page, 'maria@demo.abonat.bg', demoPassword);
  await expect(page.locator('#root .shell .skeleton').first()).toBeVisible();
  await expect(page).toHaveURL(/\/my-a1\/$/);
  await expect(page.locator('[name=password]')).toHaveCount(0);
  release();
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Мария');
});

test('a portal whose code fails to load after sign-in reloads the whole page', async ({ page }) => {
  await page.goto('/my-a1/login');
  await page.evaluate(() => Object.assign(window, { stays: true }));
  const code = /\/assets\/start-(?!sign-in)[^/]+\.js$/;
  await page.route(code, (route) => route.abort());
  page.on('request', (request) => {
    if (request.isNavigationRequest()) void page.unroute(code);
  });
  await fillCredentials(page, 'maria@demo.abonat.bg', demoPassword);
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Мария');
  expect(await page.evaluate(() => 'stays' in window)).toBe(false);
});
