import { expect, test } from '@playwright/test';
import { holdRequests } from './hold-requests.ts';
import { prefer, startSession } from './people.ts';

const number = '359888100101';
const ofBars = ['/api/home/overview', '/api/gateway/user-profiles/account-information', '/api/common/configuration'];
const extras = `/api/digital-extras-swap/extras/eligibility/${number}`;

for (const [name, address, data] of [
  ['bills', '/bills', '/api/billing/bills'],
  ['usage', `/usage?msisdn=${number}`, `/api/usage/${number}`],
  ['extras', `/digital-extras/select-services?msisdn=${number}`, extras],
  ['included extras', `/digital-extras/included-services?msisdn=${number}`, extras],
] as const) {
  test(`the page of ${name} shows its layout and requests its data before any of its scripts`, async ({ page }) => {
    const faults: string[] = [];
    page.on('console', (message) => message.type() === 'error' && faults.push(message.text()));
    await startSession(page, 'maria');
    const [requested, fetched]: [string[], string[]] = [[], []];
    page.on('request', (request) => {
      const { pathname } = new URL(request.url());
      if (pathname.startsWith('/api/')) requested.push(pathname);
      if (/^(script|stylesheet)$/.test(request.resourceType())) fetched.push(pathname);
    });
    const release = await holdRequests(page, '**/assets/*.js');
    const answer = await page.goto(`/my-a1${address}`, { waitUntil: 'commit' });
    await expect(page.locator('#first-paint .main-navigation')).toBeVisible();
    await expect(page.locator('#first-paint .skeleton').first()).toBeVisible();
    await expect.poll(() => requested).toEqual([...ofBars, data]);

    const html = (await answer?.text()) ?? '';
    release();
    await expect(page.locator('#root h1')).toBeVisible();
    await expect(page.locator('#first-paint')).toHaveCount(0);
    await page.waitForLoadState('networkidle');
    expect(requested.filter((path) => [...ofBars, data].includes(path))).toEqual([...ofBars, data]);
    // After the screen is shown: dialogs that it may need, and the start without a connection.
    const late = /\/(start-offline|dialog-stage|info-content|outcome-unknown|failure)-/;
    expect(fetched.filter((path) => !html.includes(path) && !late.test(path))).toEqual([]);
    expect(faults).toEqual([]);
  });
}

for (const [name, address, heading, titles] of [
  ['bills', '/bills', 'h1', { bg: /^Дължиш \d/, en: /^You owe \d/ }],
  ['usage', `/usage?msisdn=${number}`, 'h1', { bg: /^Остават? ти \d/, en: /\d.* left until / }],
  ['extras', `/digital-extras/select-services?msisdn=${number}`, '.board h2', { bg: /позици/, en: /position/ }],
] as const) {
  for (const language of ['bg', 'en'] as const) {
    test(`the page of ${name} has its title before its scripts, the same as its screen, in ${language}`, async ({
      page,
      baseURL,
    }) => {
      await prefer(page, language);
      await page.context().addCookies([{ name: 'language', value: language, url: `${baseURL}/my-a1` }]);
      await startSession(page, 'maria');
      const release = await holdRequests(page, '**/assets/*.js');
      await page.goto(`/my-a1${address}`, { waitUntil: 'commit' });
      const early = page.locator(`#first-paint ${heading}`);
      await expect(early).toHaveText(titles[language]);
      const words = await early.locator('xpath=..').innerText();

      release();
      const shown = page.locator(`#root ${heading}`);
      await expect(shown).toBeVisible();
      expect(await shown.locator('xpath=..').innerText()).toBe(words);
    });
  }
}

test('a guest with a link to bills sees no personal layout, and signs in first', async ({ page }) => {
  const release = await holdRequests(page, '**/assets/*.js');
  await page.goto('/my-a1/bills', { waitUntil: 'commit' });
  await expect(page.locator('#page-coming')).toBeAttached();
  await expect(page.locator('#first-paint')).toBeHidden();
  release();
  await expect(page).toHaveURL(/\/my-a1\/login\?redirectUri=/);
  await expect(page.locator('#root [name=password]')).toBeVisible();
});
