import { expect, test, type Page } from '@playwright/test';
import { prefer, signIn } from './people.ts';
import { violations } from './violations.ts';

const screens = [
  '/my-a1/',
  '/my-a1/my-services',
  '/my-a1/my-profile',
  '/my-a1/roaming?msisdn=359888100101',
  '/my-a1/roaming?msisdn=359888100101&country=TR',
  '/my-a1/digital-extras/select-services?msisdn=359888100101',
  '/my-a1/digital-extras/select-services?msisdn=359888100101&tab=active',
  '/my-a1/digital-extras/select-services/details?msisdn=359888100101&code=20040',
  '/my-a1/digital-extras/select-services/home-assistance/address?msisdn=359888100101&extra=20052',
  '/my-a1/digital-extras/select-services/details?msisdn=359888100101&code=20051',
  '/my-a1/digital-extras/included-services?msisdn=359888100101&tab=active',
  '/my-a1/digital-extras/traffic-packages?msisdn=359888100101',
  '/my-a1/vip-club',
  '/my-a1/weekend-bonus',
  '/my-a1/my-profile/security-code',
  '/my-a1/e-signing',
  '/my-a1/e-signing/contracts?activeTab=history',
  '/my-a1/e-signing/activation',
  '/my-a1/e-signing/check',
  '/my-a1/e-signing/terms',
  '/my-a1/my-profile/my-data',
  '/my-a1/my-profile/sign-in-history',
  '/my-a1/network-protection?msisdn=359888100101',
  '/my-a1/campaigns/donation',
  '/my-a1/campaigns/music',
  '/my-a1/partner-verification',
  '/my-a1/dev/partner/capital',
  '/my-a1/my-profile/partners',
  '/my-a1/my-profile/my-addresses',
  '/my-a1/my-profile/my-cards',
  '/my-a1/my-profile/automatic-payments',
  '/my-a1/my-profile/notifications',
  '/my-a1/my-profile/personal-data',
  '/my-a1/my-profile/change-email',
  '/my-a1/my-profile/change-password',
  '/my-a1/my-profile/contracts',
  '/my-a1/my-profile/confirm-email?code=x&email=a@b.bg',
  '/my-a1/login/restore-profile?token=1.x',
  '/my-a1/no-such-page',
  '/my-a1/dev/inbox',
  '/my-a1/registration/email-and-password',
  '/my-a1/registration/pid-and-eik',
  '/my-a1/registration/approval?workflow=x',
  '/my-a1/login/forgotten-password',
  '/my-a1/login/new-password?token=1.x',
];

/** A page takes a moment to follow its window; what is still too wide after that stays so. */
async function expectToFit(page: Page): Promise<void> {
  for (const width of [320, 360, 768, 1280, 1460]) {
    await page.setViewportSize({ width, height: 800 });
    const overflow = () =>
      page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
    await expect.poll(overflow, `${page.url()} at ${width} px`).toBeLessThanOrEqual(0);
  }
}

/** Words do not depend on the theme nor colours on the language, so two walks see both of each. */
for (const [language, theme] of [['bg', 'light'] as const, ['en', 'dark'] as const]) {
  test(`every screen passes axe in ${language}, ${theme}, on phone and desktop, and fits from 320 px up`, async ({
    browser,
  }) => {
    test.setTimeout(300_000);
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
    await signIn(page, 'maria');
    for (const path of screens) {
      await page.goto(path);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      for (const width of [390, 1460]) {
        await page.setViewportSize({ width, height: 900 });
        found.push(...(await violations(page)));
      }
      await expectToFit(page);
    }
    expect(found).toEqual([]);
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
