// The same build under another brand: its name, logo and colours everywhere, readable in both themes.

import { expect, test, type Page } from '@playwright/test';
import { mkdtempSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { isReady, spawnRealPortal, type RealPortal } from '#testing/faults/real-portal.ts';
import { memoryFolder } from '#testing/memory-folder.ts';
import { desktop, dialog, phone, pick } from './extras.ts';
import { prefer, signInByForm } from './people.ts';
import { violations } from './violations.ts';

const port = Number(process.env['E2E_PORT'] ?? 4310) + 6;
const extras = '/my-a1/digital-extras/select-services?msisdn=359888100601';

// One portal for all tests of this file.
test.describe.configure({ mode: 'default' });
test.use({ baseURL: `http://127.0.0.1:${port}`, bypassCSP: true });

let portal: RealPortal;
let dataDir: string;

test.beforeAll(async () => {
  test.setTimeout(1_200_000);
  dataDir = mkdtempSync(join(memoryFolder(), 'abonat-brand-'));
  portal = spawnRealPortal(port, {
    BRAND: 'talaz',
    DATA_DIR: dataDir,
    OPERATOR_DESK: 'on',
    OVERLOAD_DELAY_MS: '0',
    DATABASE_WAIT_MS: '20000',
    DATABASE_SILENCE_MS: '20000',
  });
  await isReady(portal);
});
test.afterAll(async () => {
  portal.kill('SIGTERM');
  await portal.exited;
  rmSync(dataDir, { recursive: true, force: true });
});

const accents = { light: 'oklch(0.42 0.19 285)', dark: 'oklch(0.78 0.12 290)' } as const;
const browserColours = { light: '#4a2ca8', dark: '#100d1f' } as const;

/** The colour that the browser takes for its own bars. */
const browserColour = (page: Page) =>
  page.evaluate(() => {
    const metas = [...document.querySelectorAll<HTMLMetaElement>('meta[name=theme-color]')];
    return metas.find(({ media }) => matchMedia(media).matches)?.content;
  });

/** The first hexagon of the logo, as drawn. */
const logoOf = (page: Page) => page.locator('symbol#brand-logo path').first().getAttribute('d');

for (const [theme, size] of [['light', phone] as const, ['dark', desktop] as const]) {
  test(`a portal with a second brand shows its name, logo and colours, and passes axe, ${theme} at ${size.width} px`, async ({
    page,
  }) => {
    test.setTimeout(1_200_000);
    await page.setViewportSize(size);
    await prefer(page, 'bg', theme);
    await page.goto('/my-a1/login');
    await expect(page.locator('#root .brand')).toHaveText('TALAZ');
    expect(await logoOf(page)).toMatch(/^M20 1 37/);
    expect(await page.locator('#root .brand svg').evaluate((logo) => logo.getBoundingClientRect().width)).toBe(36);
    await expect(page.locator('#root button[type=submit]')).toHaveCSS('background-color', accents[theme]);
    expect(await browserColour(page)).toBe(browserColours[theme]);
    const found = await violations(page);

    await signInByForm(page, 'stroy');
    await expect(page).toHaveTitle('Начало · Talaz');
    await expect(page.getByRole('link', { name: 'Talaz, начало' }).first()).toBeVisible();
    // Loaded as a page of its own, home links the style sheet of the brand.
    await page.reload();
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    expect(await page.evaluate(() => getComputedStyle(document.documentElement).getPropertyValue('--r-l'))).toBe('6px');
    found.push(...(await violations(page)));

    await page.goto(extras);
    await pick(page, 'Чуй книга');
    const next = page.getByRole('button', { name: 'Продължи' });
    await expect(next).toHaveCSS('border-radius', '6px');
    found.push(...(await violations(page)));
    await next.click();
    await expect(dialog(page)).toContainText('Какво се променя в сметката');
    found.push(...(await violations(page)));

    await page.goto('/my-a1/operator');
    await expect(page.locator('.brand')).toHaveText('TALAZ');
    await expect(page).toHaveTitle(/Talaz$/);
    found.push(...(await violations(page)));
    expect(found).toEqual([]);
  });
}

test('an e-mail of a portal with a second brand has its name and colours', async ({ page }) => {
  const to = 'lilia@demo.abonat.bg';
  await page.goto('/my-a1/login/forgotten-password');
  await page.getByLabel('Имейл').fill(to);
  await page.getByRole('button', { name: 'Изпрати линк' }).click();
  await expect(page.getByRole('heading', { name: 'Провери пощата си' })).toBeVisible();
  const newest = async () => {
    const inbox = await page.request.get('/api/dev/inbox', { params: { to } });
    const [mail] = (await inbox.json()) as { html: string | null }[];
    return mail?.html ?? '';
  };
  await expect.poll(newest).toContain('TALAZ');
  await page.setContent(await newest());
  await expect(page.getByText('TALAZ', { exact: true })).toHaveCSS('color', 'rgb(74, 44, 168)');
  await expect(page.getByRole('link').first()).toHaveCSS('background-color', 'rgb(74, 44, 168)');
  // Mail programs show it inside a page of their own, so only its colours matter.
  expect((await violations(page)).filter((line) => line.includes('color-contrast'))).toEqual([]);
});
