// Signing in as the people of the demo, as a person would.

import { expect, type Page } from '@playwright/test';
import { demoPassword } from '#database/demo/people.ts';

export type Person = 'maria' | 'georgi' | 'elena' | 'ivan' | 'pekarna' | 'stroy';

export async function signIn(page: Page, who: Person, address = '/my-a1/'): Promise<void> {
  await page.goto(address);
  await fillCredentials(page, `${who}@demo.abonat.bg`, demoPassword);
  await expect(page.locator('.shell')).toBeVisible();
}

export async function fillCredentials(page: Page, username: string, password: string): Promise<void> {
  await page.locator('[name=username]').fill(username);
  await page.locator('[name=password]').fill(password);
  await page.locator('button[type=submit]').click();
}

/** Opens pages in a language and theme, as if chosen before. */
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
