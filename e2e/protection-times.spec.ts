import { expect, test, type Locator, type Page } from '@playwright/test';
import { desktop, dialog, expectNoViolations, phone } from './extras.ts';
import { prefer, signIn } from './people.ts';

/** Another journey switches the protection of Maria off. */
const msisdn = '359888100301';
const address = `/my-a1/network-protection?msisdn=${msisdn}`;

function checkForm(page: Page): Locator {
  return page.getByRole('region', { name: 'Ще спрем ли този адрес?' });
}

async function check(page: Page, typed: string): Promise<void> {
  await checkForm(page).getByRole('textbox', { name: 'Адрес' }).fill(typed);
  await checkForm(page).getByRole('button', { name: 'Провери' }).click();
}

test('a stopped site says why, is allowed for 15 minutes from the list, and closed again [TA-001, TA-002]', async ({
  page,
}) => {
  await page.setViewportSize(phone);
  await signIn(page, 'elena', address);
  const events = page.getByRole('region', { name: 'Какво се случи' });
  await events.getByText('Спрени', { exact: true }).click();
  await expect(events.locator('time').first()).toHaveText(/\d\d:\d\d$/);
  const why = events.getByRole('button', { name: /^Спрян, защо\? / }).first();
  const site = (await why.getAttribute('aria-label'))!.replace('Спрян, защо? ', '');
  await why.click();
  await expect(dialog(page)).toContainText('Спираме го, защото е опасен.');
  await expectNoViolations(page);
  await dialog(page).getByRole('button', { name: '15 минути' }).click();
  await expect(page.getByText(new RegExp(`${site} е пуснат до .* После се затваря сам`))).toBeVisible();
  const open = page.getByRole('region', { name: 'Пуснати за малко' });
  await expect(open).toContainText(/Затваря се сам на \d\d\.\d\d\.\d{4} \d\d:\d\d/);
  await expectNoViolations(page);
  await check(page, `https://www.${site}/login?x=1`);
  await expect(checkForm(page)).toContainText(`www.${site} се отваря`);
  await open.getByRole('button', { name: `Затвори ${site} сега` }).click();
  await expect(open).toBeHidden();
  await check(page, site);
  await expect(checkForm(page)).toContainText(`${site} се спира`);
});

test('an address is checked before it is opened [TA-002]', async ({ page }) => {
  await signIn(page, 'elena', address);
  await check(page, 'не е адрес');
  await expect(checkForm(page)).toContainText('Напиши адрес на сайт');
  await check(page, 'banka-vhod.example');
  await expect(checkForm(page)).toContainText('Страницата се представя за друга');
  await check(page, 'kazino-bonus.example');
  await expect(checkForm(page)).toContainText('сред твоите спирани сайтове');
  await check(page, 'www.kazino-bonus.example');
  await expect(checkForm(page)).toContainText('В списъка е kazino-bonus.example, заедно с всичките му поддомейни.');
  await check(page, 'uchilishte.example');
  await expect(checkForm(page)).toContainText('uchilishte.example се отваря');
  await expectNoViolations(page);
});

test('a category is stopped at chosen times, with fifteen more minutes [TA-003]', async ({ page }) => {
  await page.setViewportSize(desktop);
  await prefer(page, 'en', 'dark');
  await signIn(page, 'elena', address);
  await page.getByRole('link', { name: /^Times/ }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Times for sites');
  const times = page.getByRole('region', { name: 'Times', exact: true });
  await expect(times).toContainText('21:30–07:00 the next day · Mon, Tue, Wed, Thu, Sun');
  await expectNoViolations(page);
  await page.getByRole('button', { name: 'Add times' }).click();
  await dialog(page).getByRole('button', { name: 'Save' }).click();
  await expect(dialog(page)).toContainText('Choose at least one kind.');
  await dialog(page).getByLabel('Video').check();
  await dialog(page).getByLabel('Sat').check();
  await dialog(page).getByLabel('Sun').check();
  await expect(dialog(page)).toContainText('It ends on the next day.');
  await dialog(page).getByLabel('From').fill('00:00');
  await dialog(page).getByLabel('To', { exact: true }).fill('00:00');
  await expect(dialog(page)).toContainText('The same times mean all day.');
  await expectNoViolations(page);
  await dialog(page).getByRole('button', { name: 'Save' }).click();
  await expect(times).toContainText('All day · Every day');
  await expect(page.getByRole('heading', { name: /^Stopped now: .*Video/ })).toBeVisible();
  await page.getByRole('button', { name: '15 more minutes' }).click();
  await expect(page.getByText(/The times are paused until/)).toBeVisible();
  await expectNoViolations(page);
  await times.getByRole('button', { name: 'Delete: Video, All day' }).click();
  await expect(times).not.toContainText('All day');
});
