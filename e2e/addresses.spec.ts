import { expect, test } from '@playwright/test';
import { signIn, startSession } from './people.ts';

const personal = [
  ['/digital-extras/select-services?msisdn=359888100102', 'Екстри'],
  ['/digital-extras/included-services?msisdn=359888100102', 'В твоята тарифа'],
  ['/digital-extras/select-services/details?msisdn=359888100102&code=20101', 'Кинотека'],
  ['/digital-extras/traffic-packages', 'Трафик пакети'],
  ['/roaming', 'Къде отиваш?'],
  ['/my-profile/my-addresses', 'Твоите адреси'],
  ['/my-profile/security-code', 'код за сигурност'],
  ['/e-signing', 'чакат подписа ти'],
  ['/e-signing/contracts?activeTab=history', 'чакат подписа ти'],
  ['/vip-club', 'ваучер'],
  ['/weekend-bonus', '5 GB за'],
  ['/network-protection', 'Спряхме 204 опасни опита'],
] as const;

test('every address of the documents is reachable, also without the base [SH-009]', async ({ page }) => {
  await startSession(page, 'maria');
  for (const [path, title] of personal) {
    await page.goto(path);
    await expect(page).toHaveURL(new RegExp(`/my-a1${path.split('?')[0]}`));
    await expect(page.getByRole('heading', { level: 1 })).toContainText(title);
  }
});

test("a part on the operator's own page opens through the configured page, for the chosen number [SH-013]", async ({
  page,
}) => {
  await signIn(page, 'maria', '/my-a1/external-selfcare?msisdn=359888100102');
  await expect(page.getByRole('link', { name: 'Отвори страницата' })).toHaveAttribute(
    'href',
    'https://selfcare.abonat.example/external-selfcare?msisdn=359888100102',
  );
});

test('short addresses redirect to their screens and keep their query [SH-502, SH-503, SH-504, SH-505]', async ({
  page,
}) => {
  await signIn(page, 'maria');
  const short = [
    ['/select-services?msisdn=359888100102', '/my-a1/digital-extras/select-services?msisdn=359888100102', 'Екстри'],
    [
      '/included-services?msisdn=359888100102',
      '/my-a1/digital-extras/included-services?msisdn=359888100102',
      'В твоята тарифа',
    ],
    ['/traffic-packages', '/my-a1/digital-extras/traffic-packages', 'Трафик пакети'],
    [
      '/select-services/home-assistance/address?extra=20051',
      '/my-a1/digital-extras/select-services/home-assistance/address?extra=20051',
      'Къде да дойде майсторът?',
    ],
  ] as const;
  for (const [path, full, title] of short) {
    await page.goto(path);
    await expect(page).toHaveURL(new RegExp(`${full.replace('?', '\\?')}$`));
    await expect(page.getByRole('heading', { level: 1 })).toContainText(title);
  }
});

test('public pages need no sign-in', async ({ page }) => {
  for (const [path, wayIn] of [
    ['/campaigns/donation', 'Вход'],
    ['/campaigns/music', 'Вход'],
    ['/registration/email-and-password', 'Имам профил'],
    ['/partner-verification', 'Вход'],
  ] as const) {
    await page.goto(`/my-a1${path}`);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.getByRole('banner').getByRole('link', { name: wayIn, exact: true })).toBeVisible();
    await expect(page).toHaveURL(`/my-a1${path}`);
  }
});

test('the business portal opens with the customer’s id [SH-012]', async ({ page }) => {
  await page.route('https://business.abonat.example/**', (route) => route.fulfill({ body: 'business' }));
  await page.goto('/business-selfcare/login?pid=999000420');
  await expect(page).toHaveURL('https://business.abonat.example/business-selfcare/login?pid=999000420');
});

test('an invalid id does not leave the portal', async ({ page }) => {
  await page.goto('/business-selfcare/login?pid=//evil.example');
  await expect(page.getByRole('heading', { name: 'Тази страница я няма' })).toBeVisible();
});

test('an unknown address shows an error and a link home', async ({ page }) => {
  await page.goto('/my-a1/no/such/page');
  await expect(page.getByRole('heading', { name: 'Тази страница я няма' })).toBeVisible();
  await page.getByRole('link', { name: 'Към началото' }).click();
  await expect(page).toHaveURL(/\/login/);
});

for (const webview of ['ios', 'android']) {
  const row = webview === 'ios' ? 'SH-549' : 'SH-550';
  test(`inside the ${webview} app there are no bars and back goes to the app [${row}]`, async ({ page }) => {
    await page.addInitScript(() => {
      const heard: unknown[] = [];
      const bridge = { postMessage: (message: unknown) => heard.push(message) };
      Object.assign(window, { heard, webkit: { messageHandlers: { abonat: bridge } } });
    });
    await signIn(page, 'maria', `/my-a1/my-services?webview=${webview}`);
    await expect(page.locator('.top-bar')).toHaveCount(0);
    await expect(page.getByRole('navigation', { name: 'Главна навигация' })).toHaveCount(0);
    await page.goto('/my-a1/my-profile');
    await page.getByRole('button', { name: 'Назад' }).click();
    expect(await page.evaluate(() => (window as unknown as { heard: unknown[] }).heard)).toEqual([
      { type: 'back-pressed' },
    ]);
  });
}

test('the bars change form at 768 and 1280 px [SH-039, SH-040, SH-551, SH-552]', async ({ page }) => {
  await signIn(page, 'maria');
  const bar = page.getByRole('navigation', { name: 'Главна навигация' });
  const box = async (width: number) => {
    await page.setViewportSize({ width, height: 900 });
    return bar.boundingBox();
  };
  expect(await box(767)).toMatchObject({ x: 0, width: 767 });
  expect((await box(768))?.width).toBe(544);
  expect((await box(1279))?.width).toBe(544);
  expect(await box(1280)).toMatchObject({ x: 0, y: 0, width: 268, height: 900 });
});

test('the demo’s inbox is public', async ({ page }) => {
  await page.goto('/dev/inbox');
  await expect(page.getByRole('heading', { name: 'Каквото порталът изпрати' })).toBeVisible();
});

test('a dialog closes by the back gesture and the address stays unchanged', async ({ page }) => {
  await page.goto('/my-a1/login');
  await page.goto('/my-a1/dev/inbox');
  await page.getByRole('button', { name: 'Започни отначало' }).click();
  const dialog = page.getByRole('dialog', { name: 'Да започнем ли отначало?' });
  await expect(dialog).toBeVisible();
  await page.goBack();
  await expect(dialog).toBeHidden();
  await expect(page).toHaveURL(/\/dev\/inbox$/);
  await page.getByRole('button', { name: 'Започни отначало' }).click();
  await dialog.getByRole('button', { name: 'Остави както е' }).click();
  await expect(dialog).toBeHidden();
  await expect(page).toHaveURL(/\/dev\/inbox$/);
});
