// Signs in as demo users: by calls, to start a journey directly, or by the form.

import { expect, type APIRequestContext, type Page } from '@playwright/test';
import { solveChallenge, type Challenge } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/web/pbkdf2';
import { demoPassword } from '#database/demo/people.ts';

export type Person =
  | 'maria'
  | 'boris'
  | 'georgi'
  | 'elena'
  | 'ivan'
  | 'pekarna'
  | 'stroy'
  | 'petya'
  | 'nikola'
  | 'vesela'
  | 'desislava'
  | 'rumen'
  | 'radost'
  | 'kompas'
  | 'yavor'
  | 'plamen'
  | 'stanka'
  | 'tanya';

/** Creates a session for the page, then opens the address. */
export async function signIn(page: Page, who: Person, address = '/my-a1/'): Promise<void> {
  await startSession(page, who);
  await page.goto(address);
  await expect(page.locator('#root .shell')).toBeVisible();
}

/** Creates a session for journeys that open their addresses themselves: home would be loaded for nothing. */
export async function startSession(page: Page, who: Person): Promise<void> {
  const session = await openSession(page.request, `${who}@demo.abonat.bg`);
  // Any page gives access to the storage; this one is the lightest.
  await page.goto('/livez');
  await page.evaluate((kept) => {
    for (const [key, value] of Object.entries(kept)) localStorage.setItem(key, value);
  }, session);
}

export async function signInByForm(page: Page, who: Person, address = '/my-a1/'): Promise<void> {
  await page.goto(address);
  await fillCredentials(page, `${who}@demo.abonat.bg`, demoPassword);
  await expect(page.locator('#root .shell')).toBeVisible();
}

export async function fillCredentials(page: Page, username: string, password: string): Promise<void> {
  await page.locator('[name=username]').fill(username);
  await page.locator('[name=password]').fill(password);
  await page.locator('button[type=submit]').click();
}

/** Answers the step-up prompt of a change. */
export async function confirmWithPassword(page: Page): Promise<void> {
  const prompt = page.getByRole('dialog', { name: 'Потвърди, че си ти' });
  await prompt.getByLabel('Парола', { exact: true }).fill(demoPassword);
  await prompt.getByRole('button', { name: 'Потвърди', exact: true }).click();
  await expect(prompt).toBeHidden();
}

/** The local storage after a sign-in; the cookie stays with the page's own requests. */
async function openSession(request: APIRequestContext, username: string): Promise<Record<string, string>> {
  const redirectUri = '/my-a1/';
  const auth = '/api/account/auth';
  const started = await request.get(`${auth}/initiate`, { params: { redirectUri } });
  const { session_id } = (await started.json()) as { session_id: string };
  const recaptcha = await solvedCaptcha(request);
  expect(started.ok()).toBe(true);
  const passed = await request.post(`${auth}/user-authentication`, {
    data: { session_id, username, password: demoPassword, recaptcha },
  });
  expect(passed.ok()).toBe(true);
  const { code, return_uri } = (await passed.json()) as { code: string; return_uri: string };
  const completed = await request.post(`${auth}/complete-new`, { data: { code, session_id, return_uri } });
  const tokens = (await completed.json()) as { access_token: string; refresh_token: string };
  return { session_id, access_token: tokens.access_token, AUTH_REFRESH_TOKEN: tokens.refresh_token };
}

async function solvedCaptcha(request: APIRequestContext): Promise<string> {
  const challenge = (await (await request.get('/api/common/captcha/challenge')).json()) as Challenge;
  const solution = await solveChallenge({ challenge, deriveKey });
  return btoa(JSON.stringify({ challenge, solution }));
}

/** Opens pages in a language and theme, as if stored before. */
export async function prefer(page: Page, language: 'bg' | 'en', theme: 'light' | 'dark' = 'light'): Promise<void> {
  await page.addInitScript(
    ([lang, look]) => {
      if (!sessionStorage.getItem('preferred')) {
        localStorage.setItem('language', lang);
        localStorage.setItem('theme', look);
        sessionStorage.setItem('preferred', 'yes');
      }
    },
    [language, theme] as const,
  );
}
