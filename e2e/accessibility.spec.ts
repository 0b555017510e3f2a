import { expect, test, type Page } from '@playwright/test';
import { prefer, signIn } from './people.ts';
import { screens } from './screens.ts';
import { phoneSize, spoiltInLargeText } from './spoilt-words.ts';
import { violations } from './violations.ts';
import { expectToFit } from './widths.ts';

async function spoiltOnPhone(page: Page, path: string): Promise<string[]> {
  await page.setViewportSize(phoneSize);
  return (await spoiltInLargeText(page)).map((line) => `${path}: ${line}`);
}

/** Texts do not depend on the theme nor colours on the language, so two runs cover both. */
for (const [language, theme] of [['bg', 'light'] as const, ['en', 'dark'] as const]) {
  test(`every screen passes axe in ${language}, ${theme}, on phone and desktop, and fits from 320 px up${language === 'bg' ? ', on a phone with text twice as large too' : ''}`, async ({
    browser,
  }) => {
    test.setTimeout(1_200_000);
    const context = await browser.newContext({
      bypassCSP: true,
      viewport: { width: 390, height: 800 },
      reducedMotion: 'reduce',
    });
    const page = await context.newPage();
    await prefer(page, language, theme);
    await page.goto('/my-a1/login');
    await expect(page.locator('#root h1')).toBeVisible();
    const found = await violations(page);
    await expectToFit(page);
    const spoilt = await spoiltOnPhone(page, '/my-a1/login');
    await signIn(page, 'maria');
    for (const path of screens) {
      await page.goto(path);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      for (const width of [390, 1460]) {
        await page.setViewportSize({ width, height: 900 });
        found.push(...(await violations(page)));
      }
      await expectToFit(page);
      // Bulgarian texts are longer.
      if (language === 'bg') spoilt.push(...(await spoiltOnPhone(page, path)));
    }
    expect(found).toEqual([]);
    expect(spoilt).toEqual([]);
    await context.close();
  });
}

test('the whole journey works by keyboard alone', async ({ page }) => {
  await page.goto('/my-a1/login');
  await page.locator('#root [name=username]').focus();
  await page.keyboard.type('maria@demo.abonat.bg');
  await page.keyboard.press('Tab');
  await page.keyboard.type('Abonat!2026');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Мария');
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
