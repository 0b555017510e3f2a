import { expect, test, type Browser, type Page } from '@playwright/test';
import { htmlFaults } from '#testing/html-faults.ts';
import { prefer, signIn, startSession } from './people.ts';
import { screens } from './screens.ts';
import { setTheme } from './settle.ts';
import { phoneSize, spoiltInLargeText } from './spoilt-words.ts';
import { violations } from './violations.ts';
import { expectToFit, widths } from './widths.ts';

/** Short lists keep all workers busy until the end. */
const parts = [0, 1, 2, 3].map((part) => screens.filter((_, index) => index % 4 === part));

for (const [part, paths] of parts.entries()) {
  test(`every screen passes axe, light on a phone and dark on a desktop, is valid HTML, and fits from 320 px up in both languages and with text twice as large (${part + 1} of ${parts.length})`, async ({
    browser,
  }) => {
    const found: string[] = [];
    await walk(browser, paths, async (page) => {
      found.push(...(await violations(page)));
      found.push(...(await htmlFaults('rendered', await page.content())).map((line) => `${page.url()}: ${line}`));
      // Bulgarian texts are longer.
      found.push(...(await spoiltInLargeText(page)).map((line) => `${page.url()}: ${line}`));
      await page.setViewportSize({ width: 1460, height: 900 });
      await setTheme(page, 'dark');
      found.push(...(await violations(page)));
      await setTheme(page, 'light');
      await expectToFit(page, widths.toReversed());
      await switchToEnglish(page);
      await expectToFit(page, widths);
    });
    expect(found).toEqual([]);
  });
}

async function walk(browser: Browser, paths: readonly string[], check: (page: Page) => Promise<void>): Promise<void> {
  const context = await browser.newContext({ bypassCSP: true, viewport: phoneSize });
  const page = await context.newPage();
  const open = async (path: string) => {
    await page.setViewportSize(phoneSize);
    await page.goto(path);
    await expect(page.locator('html')).toHaveAttribute('lang', 'bg');
    await expect(page.locator('#root h1')).toBeVisible();
    await check(page);
  };
  await prefer(page, 'bg');
  if (paths.includes(screens[0]!)) await open('/my-a1/login');
  await startSession(page, 'maria');
  for (const path of paths) await open(path);
  await context.close();
}

/** In place: a second load of every screen takes longer. A signed-in user has no switch at registration. */
async function switchToEnglish(page: Page): Promise<void> {
  const button = page.locator('.language-switch').filter({ visible: true }).first();
  if (await button.isVisible()) await button.click();
  else {
    await page.evaluate(() => localStorage.setItem('language', 'en'));
    await page.reload();
  }
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
  await expect(page.locator('#root h1')).toBeVisible();
  await expect(page.locator('[aria-busy=true], .skeleton')).toHaveCount(0);
  await page.evaluate(() => localStorage.setItem('language', 'bg'));
}

test('the whole journey works by keyboard alone', async ({ page }) => {
  await page.goto('/my-a1/login');
  await page.locator('#root [name=username]').focus();
  await page.keyboard.type('maria@demo.abonat.bg');
  await page.keyboard.press('Tab');
  await page.keyboard.type('Abonat!2026');
  await page.keyboard.press('Enter');
  const heading = page.getByRole('heading', { level: 1 });
  await expect(heading).toContainText('Мария');
  await expect(heading).toBeFocused();
  await page.reload();
  await expect(heading).toContainText('Мария');
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'Към съдържанието' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.locator('#main')).toBeFocused();
  await page.locator('.switcher summary').focus();
  await page.keyboard.press('Enter');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/msisdn=359888100102/);
  await page.locator('.switcher summary').focus();
  await page.keyboard.press('Enter');
  await page.keyboard.press('Escape');
  await expect(page.locator('.switcher')).not.toHaveAttribute('open');
});

test('a link inside a screen and a sign-out lead to the heading of the next one, and a link of the navigation keeps the focus', async ({
  page,
}) => {
  await prefer(page, 'bg');
  await signIn(page, 'maria', '/my-a1/my-profile');
  const heading = page.getByRole('heading', { level: 1 });
  const addresses = page.locator('#main').getByRole('link', { name: /адрес/i }).first();
  await addresses.press('Enter');
  await expect(page).toHaveURL(/my-addresses/);
  await expect(heading).toBeFocused();
  const roaming = page.getByRole('navigation').getByRole('link', { name: 'Роуминг' });
  await roaming.press('Enter');
  await expect(page).toHaveURL(/roaming/);
  await expect(heading).toBeVisible();
  await expect(roaming).toBeFocused();
  await page.goto('/my-a1/my-profile');
  await page.getByRole('button', { name: 'Изход' }).press('Enter');
  await expect(page).toHaveURL(/login/);
  await expect(heading).toBeFocused();
});
