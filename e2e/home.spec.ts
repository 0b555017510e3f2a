import { expect, test } from '@playwright/test';
import { holdRequests } from './hold-requests.ts';
import { prefer, signIn } from './people.ts';

test('texts are Bulgarian until the user chooses English, without a reload [SH-001, SH-006, SH-038, SH-546, SH-547]', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1460, height: 900 });
  await signIn(page, 'maria');
  await expect(page.locator('html')).toHaveAttribute('lang', 'bg');
  await expect(page).toHaveTitle('Начало · Abonat');
  await page.evaluate(() => Object.assign(window, { stays: true }));
  await page.getByRole('button', { name: 'Switch to English' }).click();
  await expect(page.getByRole('heading', { name: 'Your other services' })).toBeVisible();
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
  await expect(page).toHaveTitle('Home · Abonat');
  expect(await page.evaluate(() => 'stays' in window)).toBe(true);
  await page.reload();
  await expect(page.getByRole('heading', { name: 'Your other services' })).toBeVisible();
});

test('the theme follows the system and can be changed and stored', async ({ page }) => {
  await page.setViewportSize({ width: 1460, height: 900 });
  await page.emulateMedia({ colorScheme: 'light' });
  await signIn(page, 'maria');
  const paper = () => page.evaluate(() => getComputedStyle(document.body).backgroundColor);
  const light = await paper();
  await page.getByRole('button', { name: 'Включи тъмната тема' }).click();
  const dark = await paper();
  expect(dark).not.toBe(light);
  await page.reload();
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  expect(await paper()).toBe(dark);
});

test('numbers are shown with 0 for 359, and TV is distinguished from mobile [PH-005, PH-017]', async ({ page }) => {
  await signIn(page, 'maria', '/my-a1/my-services');
  const rows = page.locator('.row-list').getByRole('link');
  await expect(rows.filter({ hasText: '0888 100 101' })).toContainText('Мобилен номер');
  await expect(rows.filter({ hasText: '200000100201' })).toContainText('Телевизия');
  await expect(page.getByText('359888')).toHaveCount(0);
  // Of all rows of the same page only the one with visible details is marked.
  await expect(page.locator('.row[aria-current]')).toContainText('0888 100 101');
});

test('a user of a business number sees its owner [SH-025]', async ({ page }) => {
  await signIn(page, 'ivan', '/my-a1/my-services');
  await expect(page.getByText('Пекарна Слънце ЕООД')).toBeVisible();
});

test('the bell shows pending tasks on every screen', async ({ page }) => {
  await signIn(page, 'maria', '/my-a1/my-services');
  await page.getByLabel(/неща те чакат/).click();
  const waiting = page.getByRole('navigation', { name: 'Чакат те' }).getByRole('link');
  await expect(waiting).toHaveCount(9);
  await expect(waiting.first()).toContainText('Сметка със срок след 2 дни');
  await expect(waiting.nth(1)).toContainText('„Защита в мрежата“ става платена след 5 дни');
  const card = waiting.filter({ hasText: 'Картата ти изтича' });
  await expect(card).toContainText('•••• 8802');
  await card.click();
  await expect(page).toHaveURL(/my-profile\/my-cards$/);
});

test('prices in sentences have two decimals and both currencies, EUR first [SH-008, SH-036, SH-548]', async ({
  page,
}) => {
  await signIn(page, 'maria');
  await expect(page.getByText('1,99 EUR (3,89 BGN) на месец')).toBeVisible();
});

test('home shows an error when it cannot load, and loads on retry', async ({ page }) => {
  await page.route('**/api/home/overview', (route) => route.fulfill({ status: 500, body: '{}' }));
  await signIn(page, 'maria', '/my-a1/my-profile');
  await page.getByRole('link', { name: 'Начало', exact: true }).first().click();
  await expect(page.getByRole('heading', { name: 'Нещо се счупи при нас' })).toBeVisible();
  await page.unroute('**/api/home/overview');
  await page.getByRole('button', { name: 'Опитай пак' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Мария');
});

test('offline the page stays and shows a notice', async ({ context, page }) => {
  await signIn(page, 'maria');
  await context.setOffline(true);
  await expect(page.getByText('Нямаш интернет.')).toBeVisible();
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Мария');
  await context.setOffline(false);
  await expect(page.getByText('Нямаш интернет.')).toBeHidden();
});

test('the operator’s own texts override the built-in ones [SH-527]', async ({ page }) => {
  await page.route('**/api/cms/translations?*Feature=home*', async (route) => {
    await route.fulfill({ status: 200, json: { other_services: 'Още твои номера' } });
  });
  await signIn(page, 'maria');
  await expect(page.getByRole('heading', { name: 'Още твои номера' })).toBeVisible();
});

test('built-in texts are used when the texts cannot be fetched', async ({ page }) => {
  await page.route('**/api/cms/translations?*', (route) => route.abort());
  await prefer(page, 'en');
  await signIn(page, 'maria');
  await expect(page.getByRole('heading', { name: 'Your other services' })).toBeVisible();
});

test('a company with forty numbers finds one by a part of it', async ({ page }) => {
  await signIn(page, 'stroy');
  await page.getByRole('link', { name: 'Всичките 40' }).click();
  await expect(page.getByRole('heading', { name: 'Имаш 40 услуги' })).toBeVisible();
  await page.getByLabel('Търси номер или име').fill('0888 100 63');
  await expect(page.locator('.row-list').getByRole('link')).toHaveCount(10);
  await page.getByLabel('Търси номер или име').fill('няма такава');
  await expect(page.getByText('Няма услуга с „няма такава“')).toBeVisible();
});

test.describe('the code of the areas', () => {
  const routes = /\/assets\/area-screens-[^/]+\.js$/;

  test('loads with the first address other than home', async ({ page }) => {
    const scripts: string[] = [];
    page.on('request', (request) => scripts.push(request.url()));
    await signIn(page, 'maria');
    await expect(page.getByRole('heading', { level: 1 })).toContainText('Мария');
    expect(scripts.filter((url) => routes.test(url))).toEqual([]);
    const profile = page
      .getByRole('navigation', { name: 'Главна навигация' })
      .getByRole('link', { name: 'Профил', exact: true });
    await profile.click();
    await expect(page).toHaveURL(/\/my-profile$/);
    await expect(page.getByRole('heading', { level: 1 })).toContainText('Една карта изтича');
    expect(scripts.filter((url) => routes.test(url))).not.toEqual([]);
    await page.goBack();
    await expect(page.getByRole('heading', { level: 1 })).toContainText('Мария');
    await page.goForward();
    await expect(page.getByRole('heading', { level: 1 })).toContainText('Една карта изтича');
  });

  test('that loads slowly leaves home in use until the next page can be shown', async ({ page }) => {
    await signIn(page, 'maria');
    const release = await holdRequests(page, /assets\/(area-screens|personal-layout)-.*\.js/);
    await page.getByRole('link', { name: 'Сметки' }).first().click();
    await page.keyboard.press('Control+k');
    await expect(page.getByRole('combobox', { name: 'Какво търсиш?' })).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(page.locator('#root h1')).toBeVisible();
    release();
    await expect(page.getByRole('heading', { level: 1, name: /Дължиш/ })).toBeVisible();
  });

  test('that fails to load, as after a new build, reloads the whole page', async ({ page }) => {
    await signIn(page, 'maria');
    await expect(page.getByRole('heading', { level: 1 })).toContainText('Мария');
    await page.route(routes, (route) => route.abort());
    await page.getByLabel(/неща те чакат/).click();
    const loaded = page.waitForEvent('domcontentloaded');
    await page.getByRole('navigation', { name: 'Чакат те' }).getByRole('link').filter({ hasText: 'Картата' }).click();
    await loaded;
    await expect(page).toHaveURL(/my-profile\/my-cards$/);
    // If it fails again, the new page shows it and does not reload repeatedly.
    await expect(page.getByRole('heading', { name: 'Не се зареди' })).toBeVisible();
  });

  test('that cannot load at all shows an error with a retry', async ({ page }) => {
    await signIn(page, 'maria');
    await page.route(routes, (route) => route.abort());
    await page.goto('/my-a1/my-profile');
    await expect(page.getByRole('heading', { name: 'Не се зареди' })).toBeVisible();
    await page.unroute(routes);
    await page.getByRole('button', { name: 'Опитай пак' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toContainText('Една карта изтича');
  });
});

test('language and theme are in the header at every width', async ({ page }) => {
  await signIn(page, 'maria', '/my-a1/my-services');
  for (const width of [320, 360, 768, 1100, 1460]) {
    await page.setViewportSize({ width, height: 740 });
    const isPhone = width < 768;
    if (isPhone) await page.getByLabel(/неща те чакат/).click();
    await expect(page.locator('.top-bar').getByRole('button', { name: 'Switch to English' })).toBeVisible();
    await expect(page.locator('.top-bar').getByRole('button', { name: 'Включи тъмната тема' })).toBeVisible();
    if (isPhone) await page.getByLabel(/неща те чакат/).click();
  }
});

test('the number chooser keeps its arrow at 320 px, and no pending item is alone in a row', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 700 });
  await signIn(page, 'maria');
  const edges = (selector: string) =>
    page.locator(selector).evaluateAll((all) => all.map((each) => each.getBoundingClientRect().toJSON() as DOMRect));
  await expect(page.locator('.need').first()).toBeVisible();
  const [pill, arrow] = [(await edges('.switcher summary'))[0]!, (await edges('.switcher-arrow'))[0]!];
  expect(arrow.right).toBeLessThanOrEqual(pill.right);
  await page.setViewportSize({ width: 1460, height: 900 });
  const inRows = Map.groupBy(await edges('.need'), ({ top }) => Math.round(top));
  expect([...inRows.values()].map((row) => row.length)).toEqual([3, 3, 3]);
});
