import { expect, test, type Page } from '@playwright/test';
import { htmlFaults } from '#testing/html-faults.ts';
import { prefer, signIn } from './people.ts';
import { screens } from './screens.ts';
import { phoneSize, spoiltInLargeText } from './spoilt-words.ts';
import { violations } from './violations.ts';
import { expectToFit } from './widths.ts';

type Look = { language: 'bg' | 'en'; theme: 'light' | 'dark'; contrastAt: number };

/** Texts do not depend on the theme nor colours on the language or the width, so two runs cover all. */
const looks: readonly Look[] = [
  { language: 'bg', theme: 'light', contrastAt: 390 },
  { language: 'en', theme: 'dark', contrastAt: 1460 },
];

/** Short lists keep all workers busy until the end. */
const parts = [0, 1, 2].map((part) => screens.filter((_, index) => index % 3 === part));

for (const look of looks) {
  for (const [part, paths] of parts.entries()) {
    test(`every screen passes axe in ${look.language}, ${look.theme}, on phone and desktop, and fits from 320 px up${look.language === 'bg' ? ', on a phone with text twice as large too, and is valid HTML' : ''} (${part + 1} of ${parts.length})`, async ({
      browser,
    }) => {
      const context = await browser.newContext({ bypassCSP: true, viewport: phoneSize, reducedMotion: 'reduce' });
      const page = await context.newPage();
      await prefer(page, look.language, look.theme);
      const found = part === 0 ? await faultsOf(page, '/my-a1/login', look) : [];
      await signIn(page, 'maria');
      for (const path of paths) found.push(...(await faultsOf(page, path, look)));
      expect(found).toEqual([]);
      await context.close();
    });
  }
}

async function faultsOf(page: Page, path: string, { language, contrastAt }: Look): Promise<string[]> {
  await page.goto(path);
  await expect(page.locator('#root h1')).toBeVisible();
  const found: string[] = [];
  for (const width of [390, 1460]) {
    await page.setViewportSize({ width, height: 900 });
    found.push(...(await violations(page, { hasContrast: width === contrastAt })));
  }
  await expectToFit(page);
  if (language === 'bg') {
    // The markup does not depend on the language.
    found.push(...(await htmlFaults('rendered', await page.content())).map((line) => `${path}: ${line}`));
    // Bulgarian texts are longer.
    await page.setViewportSize(phoneSize);
    found.push(...(await spoiltInLargeText(page)).map((line) => `${path}: ${line}`));
  }
  return found;
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
