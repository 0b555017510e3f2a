import { expect, test, type Locator } from '@playwright/test';
import { holdRequests } from './hold-requests.ts';
import { signIn, signInByForm, startSession } from './people.ts';

test.describe('before any script runs', () => {
  test.use({ javaScriptEnabled: false });

  test('the sign-in page shows the form in the stored language and theme', async ({ page, context, baseURL }) => {
    await page.goto('/my-a1/login');
    await expect(page.locator('#first-paint h1')).toHaveText('Влез в профила си');
    await expect(page.locator('#first-paint [name=password]')).toBeVisible();
    await expect(page.locator('#first-paint [name=password]')).toHaveAttribute('readonly');
    const lightGround = await page.locator('body').evaluate((body) => getComputedStyle(body).backgroundColor);

    await context.addCookies([
      { name: 'language', value: 'en', url: `${baseURL}/my-a1` },
      { name: 'theme', value: 'dark', url: `${baseURL}/my-a1` },
    ]);
    await page.goto('/my-a1/login');
    await expect(page.locator('#first-paint h1')).toHaveText('Sign in to your profile');
    await expect(page.locator('html')).toHaveAttribute('lang', 'en');
    expect(await page.locator('body').evaluate((body) => getComputedStyle(body).backgroundColor)).not.toBe(lightGround);
  });
});

test('the screen replaces its static markup without layout shift', async ({ page }) => {
  await page.addInitScript(() => {
    const seen = window as unknown as { shifted: number };
    seen.shifted = 0;
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) seen.shifted += (entry as unknown as { value: number }).value;
    }).observe({ type: 'layout-shift', buffered: true });
  });
  await page.goto('/my-a1/login');
  await page.locator('#root [name=username]').fill('maria@demo.abonat.bg');
  await expect(page.locator('#first-paint')).toHaveCount(0);
  expect(await page.evaluate(() => (window as unknown as { shifted: number }).shifted)).toBeLessThan(0.02);
});

test('the sign-in page loads no code of other screens', async ({ page }) => {
  const scripts: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'script') scripts.push(request.url());
  });
  await page.goto('/my-a1/login', { waitUntil: 'networkidle' });
  await expect(page.locator('#root [name=password]')).toBeVisible();
  expect(scripts.length).toBeGreaterThan(5);
  expect(scripts.filter((url) => /signed-in|shared|contract|queries|router|start-(?!sign-in)/.test(url))).toEqual([]);
});

test('the sign-in page inlines its style sheets and fetches none', async ({ page }) => {
  const sheets: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'stylesheet') sheets.push(request.url());
  });
  await page.goto('/my-a1/login', { waitUntil: 'networkidle' });
  await expect(page.locator('#root [name=password]')).toBeVisible();
  expect(sheets).toEqual([]);
});

test('the page of home shows its layout before any script runs, and inlines its style sheets', async ({ browser }) => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  const sheets: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'stylesheet') sheets.push(request.url());
  });
  await page.goto('/my-a1/');
  await expect(page.locator('#first-paint .main-navigation')).toBeVisible();
  await expect(page.locator('#first-paint .skeleton').first()).toBeVisible();
  expect(sheets).toEqual([]);
  await context.close();
});

test('home greets the user before any of its scripts is loaded, in the place of the screen', async ({ page }) => {
  await startSession(page, 'maria');
  const release = await holdRequests(page, '**/assets/*.js');
  await page.goto('/my-a1/', { waitUntil: 'commit' });
  const early = page.locator('#first-paint h1');
  await expect(early).toContainText('Мария');
  const before = { greeting: await early.innerText(), place: await early.boundingBox() };
  release();
  const late = page.locator('#root h1');
  await expect(late).toHaveText(before.greeting);
  await expect(page.locator('#first-paint')).toHaveCount(0);
  expect(await late.boundingBox()).toEqual(before.place);
});

/** The first picture of the page may be replaced meanwhile. */
async function topOf(element: Locator): Promise<number> {
  let place: Awaited<ReturnType<Locator['boundingBox']>> = null;
  await expect.poll(async () => (place = await element.boundingBox())).not.toBeNull();
  return place!.y;
}

for (const [hour, greeting] of [
  [13, 'Добър ден, Мария'],
  [20, 'Добър вечер, Мария'],
] as const) {
  test(`the first card of home stays in its place when „${greeting}“ arrives on a phone`, async ({ page }) => {
    await page.setViewportSize({ width: 412, height: 823 });
    await startSession(page, 'maria');
    const release = await holdRequests(page, '**/api/home/overview', {
      send: async (route) => {
        const answer = await route.fetch();
        await route.fulfill({ response: answer, json: { ...((await answer.json()) as object), hour } });
      },
    });
    await page.goto('/my-a1/');
    const before = await topOf(page.locator('body .needs > :first-child'));
    release();
    await expect(page.locator('#root h1')).toHaveText(greeting);
    await expect(page.locator('#first-paint')).toHaveCount(0);
    expect(await topOf(page.locator('#root .needs > :first-child'))).toBeCloseTo(before, 0);
  });
}

test('home runs without the router until the user begins to use it', async ({ page }) => {
  await signIn(page, 'maria', '/my-a1/my-services');
  const scripts: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'script') scripts.push(request.url());
  });
  const isRouter = (url: string) => url.includes('/router-');
  await page.goto('/my-a1/', { waitUntil: 'networkidle' });
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Мария');
  expect(scripts.length).toBeGreaterThan(10);
  expect(scripts.filter(isRouter)).toEqual([]);

  await page.getByRole('link', { name: 'Роуминг' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Къде отиваш?');
  expect(scripts.filter(isRouter)).toHaveLength(1);
  await page.goBack();
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Мария');
  await expect(page).toHaveURL(/\/my-a1\/$/);
});

test('the data of home is requested once, before the scripts have loaded', async ({ page }) => {
  await startSession(page, 'maria');
  const urls: string[] = [];
  page.on('request', (request) => urls.push(new URL(request.url()).pathname));
  await page.goto('/my-a1/', { waitUntil: 'networkidle' });
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Мария');
  const data = ['/api/home/overview', '/api/gateway/user-profiles/account-information', '/api/common/configuration'];
  expect(urls.filter((url) => data.includes(url))).toEqual(data);
});

test('a session that ends at home leaves it, and home opens again after signing in', async ({ page }) => {
  await signIn(page, 'maria');
  await page.goto('/my-a1/');
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Мария');
  const other = await page.context().newPage();
  await other.goto('/my-a1/login');
  await other.evaluate(() => localStorage.removeItem('access_token'));
  await expect(page).toHaveURL(/\/my-a1\/login\?redirectUri=/);
  await expect(page.locator('#root [name=password]')).toBeVisible();
});

test('Back from home that replaced the sign-in page shows that page', async ({ page }) => {
  await signInByForm(page, 'maria', '/my-a1/login');
  await page.goBack();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Вече си в профила си');
  await page.getByRole('button', { name: 'Продължи' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Мария');
});

test('the page of home preloads all files of home', async ({ page }) => {
  await signIn(page, 'maria', '/my-a1/my-services');
  const fetched: string[] = [];
  page.on('request', (request) => {
    if (/^(script|stylesheet)$/.test(request.resourceType())) fetched.push(new URL(request.url()).pathname);
  });
  const answer = await page.goto('/my-a1/', { waitUntil: 'networkidle' });
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Мария');
  const html = (await answer?.text()) ?? '';
  expect(fetched.length).toBeGreaterThan(10);
  // What it needs after an error or without a connection follows.
  const atOnce = fetched.filter((path) => !/\/(start-offline|errors\.bg)-/.test(path));
  expect(atOnce.filter((path) => !html.includes(path))).toEqual([]);
});

test('the server gets the stored language and theme by cookies only', async ({ page, context }) => {
  await page.goto('/my-a1/login');
  await page.getByRole('button', { name: 'Switch to English' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Sign in to your profile');
  const kept = (await context.cookies()).filter(({ name }) => name === 'language');
  expect(kept).toMatchObject([{ value: 'en', sameSite: 'Lax', path: '/my-a1' }]);
});

test('while the server is slow the page shows a placeholder, which the screen replaces', async ({ page }) => {
  await signIn(page, 'maria');
  const release = await holdRequests(page, '**/api/**');
  await page.goto('/my-a1/', { waitUntil: 'commit' });
  const sign = page.locator('#page-coming');
  await expect(sign.getByText('Зарежда се…')).toBeVisible();
  await expect(sign.getByText('Отнема повече от обичайното')).toBeVisible();
  release();
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Мария');
  await expect(sign).toHaveCount(0);
});

test.describe('a script that does not load', () => {
  for (const [page, address, script] of [
    ['sign-in', '/my-a1/login', 'index-'],
    ['sign-in', '/my-a1/login', 'start-sign-in-'],
    ['home', '/my-a1/', 'start-home-'],
    ['another page', '/my-a1/roaming', 'index-'],
    ['another page', '/my-a1/roaming', 'router-'],
  ] as const) {
    test(`is tried again: ${script} of ${page}`, async ({ page: tab }) => {
      if (page !== 'sign-in') await startSession(tab, 'maria');
      let isLost = true;
      await tab.route(`**/assets/${script}*.js`, (route) => {
        if (!isLost) return route.continue();
        isLost = false;
        return route.abort('internetdisconnected');
      });
      await tab.goto(address);
      await expect(tab.locator('#root h1')).toBeVisible();
      expect(isLost).toBe(false);
    });
  }
});

test('the served build is a production build', async ({ page }) => {
  const libraries = page.waitForResponse(/\/assets\/libraries-[^/]+\.js$/);
  await page.goto('/my-a1/login');
  // Only production builds shorten React errors to a number.
  expect(await (await libraries).text()).toContain('Minified React error');
});
