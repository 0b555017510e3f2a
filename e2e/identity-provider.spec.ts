import { spawn, type ChildProcess } from 'node:child_process';
import { expect, test } from '@playwright/test';
import { violations } from './violations.ts';
import { oidcClient, startOpenIdProvider, type OpenIdProvider } from '#testing/openid-provider.ts';
import { scaledMs } from '#testing/machine-factor.ts';

const port = Number(process.env['E2E_PORT'] ?? 4310) + 7;
const base = `http://127.0.0.1:${port}/my-a1`;

let provider: OpenIdProvider;
let portal: ChildProcess;

test.describe.configure({ mode: 'serial' });

/** A separate portal: the others have no identity provider. */
test.beforeAll(async () => {
  test.setTimeout(1_200_000);
  provider = await startOpenIdProvider();
  portal = spawn(process.execPath, ['--disable-warning=ExperimentalWarning', 'testing/serve-portal.ts'], {
    env: {
      ...process.env,
      PORT: String(port),
      OIDC_ISSUER: provider.issuer,
      OIDC_CLIENT_ID: oidcClient.id,
      OIDC_CLIENT_SECRET: oidcClient.secret,
      OPERATOR_DESK: 'on',
      DESK_OIDC_ISSUER: provider.issuer,
      DESK_OIDC_CLIENT_ID: oidcClient.id,
      DESK_OIDC_CLIENT_SECRET: oidcClient.secret,
      DESK_OIDC_ROLES: 'portal-editors=editor',
    },
  });
  await expect
    .poll(
      () =>
        fetch(`http://127.0.0.1:${port}/readyz`).then(
          ({ status }) => status,
          () => 0,
        ),
      { timeout: scaledMs(110_000) },
    )
    .toBe(200);
});
test.afterAll(async () => {
  portal.kill('SIGTERM');
  await new Promise((ended) => portal.once('exit', ended));
  await provider.close();
});

test('a user signs in through the operator’s identity provider, and an unknown user sees the reason', async ({
  page,
}) => {
  provider.claims = { sub: 'stranger', customer_id: '0000000000' };
  await page.goto(`${base}/login`);
  await expect(page.getByRole('button', { name: 'Вход с профила ти при оператора' })).toBeVisible();
  expect(await violations(page)).toEqual([]);
  await page.getByRole('button', { name: 'Вход с профила ти при оператора' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Не успя да влезеш');
  await expect(page.getByText('Няма профил за акаунта, с който влезе.')).toBeVisible();
  expect(await violations(page)).toEqual([]);
  await page.getByRole('link', { name: 'Към входа' }).click();

  provider.claims = { sub: 'maria-there', customer_id: '8307099971' };
  await page.getByRole('button', { name: 'Вход с профила ти при оператора' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Мария');
  await page.reload();
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Мария');
});

test('a tab notices that its user signed out at the provider', async ({ page, request }) => {
  provider.claims = { sub: 'maria-there', customer_id: '8307099971', sid: 'one' };
  await page.goto(`${base}/login`);
  await page.getByRole('button', { name: 'Вход с профила ти при оператора' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Мария');
  const answer = await request.post(`http://127.0.0.1:${port}/api/account/auth/identity-provider/logout`, {
    form: { logout_token: await provider.logoutToken({ sid: 'one' }) },
  });
  expect(answer.status()).toBe(200);
  await page.reload();
  await expect(page).toHaveURL(/\/login\?/);
  await expect(page.getByText('Сесията изтече. Моля, влез отново.')).toBeVisible();
});

test('an editor signs in at the desk with the work account, and a user without a role sees the reason', async ({
  page,
}) => {
  const enter = page.getByRole('button', { name: 'Влез със служебния си акаунт' });
  provider.claims = { sub: 'boris-there', email: 'boris@corp.bg', roles: ['all'] };
  await page.goto(`${base}/operator`);
  await expect(enter).toBeVisible();
  expect(await violations(page)).toEqual([]);
  await enter.click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Не успя да влезеш');
  await expect(page.getByText('Служебният ти акаунт няма роля в бюрото.')).toBeVisible();
  expect(await violations(page)).toEqual([]);
  await page.getByRole('link', { name: 'Към входа' }).click();

  provider.claims = { sub: 'ana-there', email: 'ana@corp.bg', roles: ['portal-editors'] };
  await enter.click();
  await expect(page.getByRole('heading', { name: 'Текстове на портала' })).toBeVisible();
  await expect(page.getByText('ana@corp.bg')).toBeVisible();
  await expect(page).toHaveURL(/\/my-a1\/operator(\/texts)?$/);
  await page.reload();
  await expect(page.getByText('ana@corp.bg')).toBeVisible();
});

test('a confirmed customer without a profile chooses a password, accepts the terms, and signs in', async ({ page }) => {
  const enter = page.getByRole('button', { name: 'Вход с профила ти при оператора' });
  provider.claims = {
    sub: 'daniel-there',
    customer_id: '9203149959',
    email: 'daniel@example.bg',
    email_verified: true,
  };
  await page.goto(`${base}/login`);
  await enter.click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Остават парола и условия');
  await expect(page.getByText('Даниел Стоянов')).toBeVisible();
  expect(await violations(page)).toEqual([]);
  await page.reload();
  await page.getByLabel('Парола', { exact: true }).fill('Lastovica!7');
  await page.getByLabel('Приемам общите условия').check();
  await page.getByRole('button', { name: 'Направи профила' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Профилът ти е готов');
  expect(await violations(page)).toEqual([]);
  await page.reload();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Не можем да продължим');
  expect(await violations(page)).toEqual([]);
  await page.getByRole('link', { name: 'Към входа' }).click();
  await enter.click();
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Даниел');
});
