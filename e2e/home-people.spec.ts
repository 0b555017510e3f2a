import { expect, test } from '@playwright/test';
import { desktop, dialog, expectNoViolations, phone } from './extras.ts';
import { base, homes, notice } from './home-network.ts';
import { prefer, signIn } from './people.ts';

/** Nobody else changes this home; the restart comes last, because the router is away meanwhile. */
test.describe.configure({ mode: 'serial' });
const shop = '100000100306';
const georgis = '100000100302';

test('a guest network is switched on until tonight, shared by code and link, and ended [GW-001]', async ({
  page,
  browser,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.setViewportSize(desktop);
  await signIn(page, 'pekarna', `${base}?msisdn=${shop}`);
  await page.getByRole('link', { name: /Мрежа за гости/ }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Мрежа за гости');
  await expectNoViolations(page);
  await page.getByLabel('Тази нощ').check();
  await page.getByRole('button', { name: 'Включи', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Мрежата „Pekarna 2 Gosti“ работи');
  await expect(page.getByText(/Спира сама на \d\d\.\d\d\.\d{4} 06:00 и получава нова парола\./)).toBeVisible();
  await expect(page.getByLabel('Три дни')).toBeChecked();
  const card = page.getByRole('complementary', { name: 'Код за гости' });
  await expect(card.getByRole('img', { name: 'QR код за мрежата Pekarna 2 Gosti' })).toBeVisible();
  await card.getByRole('button', { name: 'Копирай: Парола' }).click();
  await expect(page.getByText('Паролата на Pekarna 2 Gosti е копирана.')).toBeVisible();
  const password = await page.evaluate(() => navigator.clipboard.readText());
  await card.getByRole('button', { name: 'Сподели връзка' }).click();
  await expect(page.getByText('Връзката е копирана.')).toBeVisible();
  const link = await page.evaluate(() => navigator.clipboard.readText());
  await expectNoViolations(page);

  // The guest is not signed in, and the content of the link reaches no server.
  const visit = await browser.newContext();
  const guest = await visit.newPage();
  const requested: string[] = [];
  guest.on('request', (request) => requested.push(request.url()));
  await guest.goto(link);
  await expect(guest.getByRole('heading', { level: 1 })).toHaveText('Канят те в „Pekarna 2 Gosti“');
  await expect(guest.locator('.share-card')).toContainText(password);
  await expectNoViolations(guest);
  expect(requested.filter((url) => url.split('#')[0]!.includes(password))).toEqual([]);
  await guest.goto(`${new URL(link).origin}/my-a1/guest-wifi`);
  await expect(guest.getByRole('heading', { level: 1 })).toHaveText('Тази покана не е пълна');
  await visit.close();

  await page.getByRole('button', { name: 'Спри сега' }).click();
  await expectNoViolations(page);
  await dialog(page).getByRole('button', { name: 'Спри мрежата' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Мрежа за гости');
  await expect(page.getByRole('button', { name: 'Включи', exact: true })).toBeVisible();
  await expect(page.getByText('Спираме мрежата за гости.')).toBeHidden();
});

test('a device at home is renamed, paused and gets its internet back [GW-002]', async ({ page }) => {
  await page.setViewportSize(phone);
  await prefer(page, 'en', 'dark');
  await signIn(page, 'pekarna', `${base}/devices?msisdn=${shop}`);
  const row = page.getByRole('button', { name: /^Лаптоп/ });
  await expect(row).toContainText(/Computer · 5 GHz · since \d\d\.\d\d\.\d{4}/);
  await expect(page.getByRole('region', { name: 'Were here before' })).toContainText('Galaxy-Tab-A9');
  await expectNoViolations(page);
  await row.click();
  await expectNoViolations(page);
  await dialog(page).getByRole('button', { name: 'Stop for an hour' }).click();
  await expect(row).toContainText(/No internet until \d\d\.\d\d\.\d{4}/);
  await row.click();
  await dialog(page).getByRole('textbox', { name: 'Name' }).fill(' ');
  await dialog(page).getByRole('button', { name: 'Save' }).click();
  await expect(dialog(page)).toContainText('Enter a name of up to 40 characters.');
  await dialog(page).getByRole('textbox', { name: 'Name' }).fill('Work laptop');
  await dialog(page).getByRole('button', { name: 'Save' }).click();
  await expect(page.getByRole('heading', { name: 'Work laptop' })).toBeVisible();
  await dialog(page).getByRole('textbox', { name: 'Name' }).fill('Лаптоп');
  await dialog(page).getByRole('button', { name: 'Save' }).click();
  await expect(page.getByRole('heading', { name: 'Лаптоп', exact: true })).toBeVisible();
  await dialog(page).getByRole('button', { name: 'Give the internet back' }).click();
  await expect(row).not.toContainText('No internet');
  await expect(row).not.toContainText('The router is applying it');
});

test('a router that cannot says so [GW-001, GW-002, GW-003]', async ({ page }) => {
  await signIn(page, 'georgi', `${base}/guest?msisdn=${georgis}`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Този рутер няма мрежа за гости');
  await expectNoViolations(page);
  await page.goto(`${base}/devices?msisdn=${georgis}`);
  await expect(notice(page)).toContainText('Strazh 2 не може да спира интернета на отделни устройства.');
  await expect(page.getByText('Кой е в мрежата, откога и как.', { exact: true })).toBeVisible();
  await page.getByRole('button', { name: /^Телевизор/ }).click();
  await expect(dialog(page)).toContainText('Този рутер не може да спира интернета на отделни устройства.');
  await page.goto(`${base}/line?msisdn=${georgis}`);
  await expect(notice(page)).toContainText('Този рутер не може да се рестартира оттук.');
  await page.getByRole('button', { name: 'Провери сега' }).click();
  await expect(page.getByRole('heading', { name: 'Рутерът отговаря, но не може да измери линията' })).toBeVisible();
  await expect(page.getByText('Няма какво да правиш')).toBeVisible();
});

test('a check of the line says what is wrong and whose turn it is, and the router restarts [GW-003]', async ({
  page,
}) => {
  await page.setViewportSize(desktop);
  await signIn(page, 'pekarna', `${base}/line?msisdn=${shop}`);
  await page.getByRole('button', { name: 'Провери сега' }).click();
  await expect(page.getByText('Ние сме на ход')).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Сигналът до дома ти е слаб' })).toBeVisible();
  await expectNoViolations(page);
  await page.getByRole('button', { name: 'Рестартирай рутера' }).click();
  await expectNoViolations(page);
  await dialog(page).getByRole('button', { name: 'Рестартирай', exact: true }).click();
  await expect(page.getByText('Рутерът се рестартира. Обикновено отнема до три минути.')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Рестартирай рутера' })).toBeHidden();
  await page.getByRole('button', { name: 'Провери сега' }).click();
  await expect(page.getByText('Изчакай рутера')).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Рутерът се рестартира' })).toBeVisible();

  await page.goto(`${base}/line?msisdn=${homes.pekarna}`);
  await page.getByRole('button', { name: 'Провери сега' }).click();
  await expect(page.getByText('Ти си на ход')).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Рутерът не отговаря' })).toBeVisible();
});
