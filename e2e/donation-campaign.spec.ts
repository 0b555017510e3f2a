import { expect, test, type Page, type Route } from '@playwright/test';
import { desktop, dialog, expectNoViolations, phone } from './extras.ts';
import { fillCredentials, prefer, signIn } from './people.ts';
import { demoPassword } from '#database/demo/people.ts';

const campaign = '/my-a1/campaigns/donation';

const other = (page: Page) => page.getByLabel('Друга сума');
const give = (page: Page, name: RegExp | string = /^Дари/) => page.getByRole('button', { name }).first();

async function agree(page: Page): Promise<void> {
  await page.getByRole('checkbox').check();
}

test.use({ bypassCSP: true });

test('a signed-out user sees the campaign, signs in, donates, and finds the receipt after a reload [DN-001, DN-004, DN-006, DN-007, DN-008, DN-009, DN-016, DN-026, DN-027]', async ({
  page,
}) => {
  await page.setViewportSize(phone);
  await page.goto(campaign);
  await expect(page.getByRole('heading', { level: 1 })).toContainText('до върха');
  await expect(page.getByRole('progressbar')).toHaveAttribute('aria-label', /от 8\s000\sEUR/);
  await expectNoViolations(page);
  await page.locator('#main').getByRole('link', { name: 'Вход' }).click();
  await fillCredentials(page, 'stroy@demo.abonat.bg', demoPassword);
  await expect(page).toHaveURL(/campaigns\/donation/);
  await expect(page.getByRole('radio', { name: /0888 100 601/ })).toBeChecked();
  await expect(give(page)).toBeDisabled();
  await page.getByRole('button', { name: 'условията на кампанията' }).click();
  await expectNoViolations(page);
  await dialog(page).getByRole('button', { name: 'Разбрах' }).click();
  await agree(page);
  await page.getByRole('radio', { name: /20 EUR/ }).check();
  await expectNoViolations(page);
  await give(page, 'Дари 20 EUR').click();
  await expect(dialog(page)).toContainText('Даваш 20 EUR');
  await expect(dialog(page)).toContainText('+20,00 EUR');
  await expectNoViolations(page);
  await dialog(page).getByRole('button', { name: 'Дари 20 EUR' }).click();
  await expect(page).toHaveURL(/campaigns\/thank-you/);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('10 обяда ще са топли');
  await expect(page.locator('#main')).toContainText('Дари 20,00 EUR (39,12 BGN) от 0888 100 601');
  const receipt = await page.getByText(/Разписка D-\d{6}/).textContent();
  await page.reload();
  await expect(page.getByText(receipt!)).toBeVisible();
  await expectNoViolations(page);
  await page.goto(campaign);
  await expect(page.getByText('Последно дари 20 EUR')).toBeVisible();
  await expect(page.getByRole('checkbox')).toHaveCount(0);
});

test('the rest of a limit is offered, and an exhausted limit is explained [DN-002, DN-011, DN-014, DN-015, DN-028, DN-029, DN-033, ER-028]', async ({
  page,
}) => {
  await page.setViewportSize(phone);
  await signIn(page, 'maria', campaign);
  await agree(page);
  await other(page).fill('12,50');
  await give(page).click();
  await expect(dialog(page)).toContainText('Въведи валидно цяло число.');
  await expectNoViolations(page);
  await dialog(page).getByRole('button', { name: 'Поправи сумата' }).click();
  await expect(page.getByRole('alert')).toHaveText('Въведи валидно цяло число.');
  await other(page).fill('101');
  await give(page).click();
  await dialog(page).getByRole('button', { name: 'Дари 101 EUR' }).click();
  await expect(dialog(page)).toContainText('Надвишаваш лимита си за дарение.');
  await expect(dialog(page)).toContainText('още 100 EUR този месец');
  await expectNoViolations(page);
  await dialog(page).getByRole('button', { name: 'Избери друга сума' }).click();
  await page.getByRole('radio', { name: /0888 100 102/ }).check();
  await page.getByRole('radio', { name: /^10 EUR/ }).check();
  await give(page).click();
  await dialog(page).getByRole('button', { name: 'Дари 10 EUR' }).click();
  await expect(dialog(page)).toContainText('вече даде 100 от 100 EUR');
  await dialog(page).getByRole('button', { name: 'Избери друг номер' }).click();
  await page.getByRole('radio', { name: /0888 100 103/ }).check();
  await page.getByRole('radio', { name: /^50 EUR/ }).check();
  await give(page).click();
  await dialog(page).getByRole('button', { name: 'Дари 50 EUR' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('25 обяда ще са топли');
  await page.goto(`${campaign}?msisdn=359888100103`);
  await other(page).fill('80');
  await give(page).click();
  await dialog(page).getByRole('button', { name: 'Дари 80 EUR' }).click();
  await expect(dialog(page)).toContainText('Можеш да дадеш още 50 EUR');
  await expectNoViolations(page);
  await dialog(page).getByRole('button', { name: 'Дари 50 EUR' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('25 обяда ще са топли');
});

test('an exhausted credit is explained, or the rest is offered [DN-012, DN-030, ER-029]', async ({ page }) => {
  await page.setViewportSize(desktop);
  await prefer(page, 'bg', 'dark');
  await signIn(page, 'elena', `${campaign}?msisdn=359888100302`);
  await agree(page);
  await give(page).click();
  await dialog(page).getByRole('button', { name: 'Дари 10 EUR' }).click();
  await expect(dialog(page)).toContainText('Надвишаваш кредитния си лимит.');
  await expectNoViolations(page);
  await dialog(page).getByRole('button', { name: 'Избери друг номер' }).click();
  await page.getByRole('radio', { name: /0888 100 301/ }).check();
  await give(page).click();
  await dialog(page).getByRole('button', { name: 'Дари 10 EUR' }).click();
  await expect(dialog(page)).toContainText('Можеш да дадеш още 7 EUR');
  await expect(dialog(page)).toContainText('кредитния лимит');
});

test('a lost answer, a failure and an end of the campaign are shown, and a retry donates once [DN-010, DN-013, DN-031, ER-030]', async ({
  page,
}) => {
  await page.setViewportSize(desktop);
  await prefer(page, 'en');
  await signIn(page, 'pekarna', campaign);
  await agree(page);
  const answer = (status: number, ErrorCode: string) =>
    page.route('**/api/messaging/donation', (route) =>
      route.fulfill({ status, json: { ErrorCode, Message: '', TraceId: 't' } }),
    );
  const press = async () => {
    await page.getByRole('button', { name: 'Give 6 EUR' }).first().click();
    await dialog(page).getByRole('button', { name: 'Give 6 EUR' }).click();
  };
  await page.getByRole('radio', { name: /^6 EUR/ }).check();
  await answer(400, 'EC_Campaign_Ended');
  await press();
  await expect(dialog(page)).toContainText('The campaign has ended.');
  await expectNoViolations(page);
  await dialog(page).getByRole('button', { name: 'Got it' }).click();
  await page.unroute('**/api/messaging/donation');
  await answer(400, 'EC_Generic_Error');
  await press();
  await expect(dialog(page)).toContainText('The donation did not go through');
  await expectNoViolations(page);
  await dialog(page).getByRole('button', { name: 'Cancel' }).click();
  await page.unroute('**/api/messaging/donation');
  // The donation is made, but its answer is lost.
  const lose = async (route: Route) => {
    await route.fetch();
    await route.abort();
  };
  await page.route('**/api/messaging/donation', lose, { times: 1 });
  await press();
  await expect(dialog(page)).toContainText('No answer came. We are finding out whether your request was accepted…');
  await expect(page).toHaveURL(/thank-you/);
  const limit = page.waitForResponse(/eligible-limit/);
  await page.goto(campaign);
  await page.getByLabel('Another sum').fill('500');
  await page.getByRole('button', { name: 'Give 500 EUR' }).first().click();
  await dialog(page).getByRole('button', { name: 'Give 500 EUR' }).click();
  expect(((await (await limit).json()) as { data: { given: number } }).data.given).toBe(6);
});

test('a user without a mobile number sees the reason [DN-034]', async ({ page }) => {
  await signIn(page, 'ivan', campaign);
  await expect(page.getByRole('heading', { name: 'Нямаш номер, от който да дариш' })).toBeVisible();
  await expectNoViolations(page);
  await page.goto('/my-a1/campaigns/thank-you');
  await expect(page).toHaveURL(/campaigns\/donation/);
});
