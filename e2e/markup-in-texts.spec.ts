import { expect, test } from '@playwright/test';
import { startSession } from './people.ts';

const payloads = [
  '<img src=x onerror="window.hacked=1">',
  '<script>window.hacked=1</script>',
  '<svg onload="window.hacked=1">',
  '<iframe srcdoc="<script>parent.hacked=1</script>"></iframe>',
  '<a href="javascript:window.hacked=1">x</a>',
  '"><img src=x onerror=window.hacked=1>',
  'javascript:window.hacked=1',
  '<math><mtext><style><img src=x onerror="window.hacked=1"></style></mtext></math>',
  '</title><script>window.hacked=1</script>',
  '&lt;img src=x onerror=window.hacked=1&gt;',
];

const screens = [
  '/my-a1/',
  '/my-a1/my-services',
  '/my-a1/my-profile',
  '/my-a1/my-profile/my-cards',
  '/my-a1/my-profile/security-code',
  '/my-a1/digital-extras/select-services?msisdn=359888100101',
  '/my-a1/digital-extras/select-services/details?msisdn=359888100101&code=20051',
  '/my-a1/roaming?msisdn=359888100101&country=TR',
  '/my-a1/network-protection?msisdn=359888100101',
  '/my-a1/home-network-module?msisdn=200000100101',
  '/my-a1/e-signing/contracts',
  '/my-a1/vip-club',
  '/my-a1/weekend-bonus',
  '/my-a1/campaigns/donation',
  '/my-a1/campaigns/music',
];

test('markup in any text of any area is shown as text and does not run', async ({ page }) => {
  test.setTimeout(1_200_000);
  let replaced = 0;
  await page.route('**/api/cms/translations?*', async (route) => {
    // Simulates a browser without cached texts.
    const { 'if-none-match': _known, ...headers } = route.request().headers();
    const response = await route.fetch({ headers });
    const texts = (await response.json()) as Record<string, string>;
    const attacked = Object.keys(texts).map((key) => [key, payloads[replaced++ % payloads.length]!]);
    await route.fulfill({ response, json: Object.fromEntries(attacked) });
  });
  await startSession(page, 'maria');
  for (const screen of screens) {
    await page.goto(screen);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.locator('#main')).toContainText(/hacked=1/);
    const made = await page.evaluate(() => ({
      hacked: 'hacked' in window,
      elements: document.querySelectorAll('img[src=x], iframe, svg[onload], a[href^="javascript:"], math').length,
    }));
    expect([screen, made]).toEqual([screen, { hacked: false, elements: 0 }]);
  }
  expect(replaced).toBeGreaterThan(500);
});
