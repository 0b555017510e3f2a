import { expect, test, type Page } from '@playwright/test';
import { desktop, dialog, expectNoViolations, phone, sentCode } from './extras.ts';
import { prefer, signIn } from './people.ts';

const title = (page: Page) => page.getByRole('heading', { level: 1 });

test.use({ bypassCSP: true });

/** Goes from the page of the partner to the portal. */
async function comeFrom(page: Page, source: string): Promise<void> {
  await page.goto(`/my-a1/dev/partner/${source}`);
  await page.getByRole('button', { name: 'Потвърди номера си' }).click();
  await expect(page).toHaveURL(/partner-verification\?/);
}

test('a signed-out reader of a partner verifies the number, agrees and returns with values that only the partner can read [PV-001, PV-002, PV-003, PV-004, PV-005, PV-006, PV-010, PV-012, PV-014, PV-015]', async ({
  page,
}) => {
  await page.setViewportSize(phone);
  await comeFrom(page, 'capital');
  await expect(title(page)).toHaveText('Капитал пита дали номерът е твой');
  await expectNoViolations(page);
  const sent = page.waitForRequest(/msisdn\/verification\?/);
  await page.getByLabel('Мобилен номер').fill('0888 100 610');
  await page.getByRole('button', { name: 'Прати код' }).click();
  expect((await sent).headers()['unique-id']).toMatch(/^[0-9a-f-]{36}$/);
  await expect(title(page)).toHaveText('Въведи кода от SMS');
  await page.reload();
  await expect(title(page)).toHaveText('Въведи кода от SMS');
  await expectNoViolations(page);
  await page.getByLabel('Код от SMS').fill(await sentCode(page, '359888100610', 'номера'));
  await expect(title(page)).toHaveText('Капитал да научи ли номера ти?');
  await expect(page.locator('#main')).toContainText('0888 100 610');
  await expect(page.locator('#main')).toContainText('сметките, разговорите и трафика ти');
  await expectNoViolations(page);
  await page.reload();
  await expect(title(page)).toHaveText('Капитал да научи ли номера ти?');
  await page.getByRole('button', { name: /Съгласявам се/ }).click();
  await expect(page).toHaveURL(/dev\/partner\/capital\?msisdn=capital%3A[\w.-]+&type=capital%3A[\w.-]+/);
  expect(page.url()).not.toContain('888100610');
  await expect(title(page)).toHaveText('Здравей, 0888 100 610');
  await expect(page.locator('#main')).toContainText('POSTPAID');
  await expectNoViolations(page);
  // The same values are invalid in another browser.
  const other = await page.context().browser()!.newPage();
  await other.goto(page.url());
  await expect(title(other)).toHaveText('Тези стойности не важат');
  await other.close();
});

test('an altered, reused or unknown link ends on an error page without redirect [PV-007, PV-011]', async ({ page }) => {
  await page.setViewportSize(desktop);
  await comeFrom(page, 'dnevnik');
  await expect(title(page)).toHaveText('Дневник пита дали номерът е твой');
  const good = page.url();
  const other = await page.context().browser()!.newPage();
  for (const bad of [good, good.replace(/time=\d/, 'time=9'), '/my-a1/partner-verification']) {
    await other.goto(new URL(bad, good).href);
    await expect(title(other)).toHaveText('Тази връзка не важи');
  }
  await other.close();
  await page.goto(good.replace('encryptionKeyName=', 'encryptionKeyName=x'));
  await expect(title(page)).toHaveText('Тази връзка не важи');
  await expectNoViolations(page);
});

test('a code that cannot be sent is reported, and a user who declines shares nothing [PV-016, PV-017]', async ({
  page,
}) => {
  await page.setViewportSize(phone);
  await prefer(page, 'bg', 'dark');
  await comeFrom(page, 'partner3');
  await page.route('**/msisdn/verification?*', (route) =>
    route.fulfill({ status: 400, json: { ErrorCode: 'EC_Generic_Error', Message: '', TraceId: 't' } }),
  );
  await page.getByLabel('Мобилен номер').fill('0888100611');
  await page.getByRole('button', { name: 'Прати код' }).click();
  await expect(page.getByRole('alert')).toHaveText('Възникна грешка. Моля, опитайте отново.');
  await expectNoViolations(page);
  await page.context().addCookies([{ name: 'demo_line', value: '359888100501', url: new URL('/', page.url()).href }]);
  await comeFrom(page, 'partner3');
  await expect(title(page)).toHaveText('Кафене Вести да научи ли номера ти?');
  await expect(page.locator('#main')).toContainText('Разпознахме номера по мрежата');
  await page.getByRole('button', { name: 'Не, откажи' }).click();
  await expect(title(page)).toHaveText('Не споделихме нищо');
  await expectNoViolations(page);
  await page.getByRole('link', { name: 'Върни се в Кафене Вести' }).click();
  await expect(page).toHaveURL(/dev\/partner\/partner3/);
});

test('the user sees which partners know a number and revokes one', async ({ page }) => {
  await page.setViewportSize(phone);
  await signIn(page, 'elena', '/my-a1/my-profile');
  await page.getByRole('link', { name: /Партньори/ }).click();
  await expect(title(page)).toHaveText('Кой знае номера ти');
  await expectNoViolations(page);
  await page.getByRole('button', { name: 'Спри достъпа на Капитал' }).click();
  await expect(dialog(page)).toContainText('0888 100 301');
  await expectNoViolations(page);
  await dialog(page).getByRole('button', { name: 'Спри достъпа на Капитал' }).click();
  await expect(page.getByRole('heading', { name: 'Никой партньор не знае номера ти' })).toBeVisible();
  await expectNoViolations(page);
});
