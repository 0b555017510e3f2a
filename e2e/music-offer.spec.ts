import { expect, test, type Page } from '@playwright/test';
import { desktop, dialog, expectNoViolations, phone, sentCode } from './extras.ts';
import { prefer, signIn } from './people.ts';

const music = '/my-a1/campaigns/music';
const codeInput = (page: Page) => page.getByLabel('Код от SMS');
const title = (page: Page) => page.getByRole('heading', { level: 1 });

test.use({ bypassCSP: true });

/** Sets the mobile line of the browser, as in the demo. */
async function onLineOf(page: Page, number: string): Promise<void> {
  await page.goto('/my-a1/dev/inbox');
  const saved = page.waitForResponse((answer) => answer.request().method() === 'PUT');
  await page.locator('.choice-chip', { hasText: number }).click();
  await saved;
}

test('on Wi-Fi, signed out, a number is verified by a code and the music starts with free days [MU-001, MU-003, MU-004, MU-005, MU-006, MU-007, MU-018, MU-028, MU-029, MU-030, MU-031]', async ({
  page,
}) => {
  await page.setViewportSize(phone);
  await page.goto(music);
  await expect(title(page)).toHaveText('Слушаш, без да платиш');
  await expectNoViolations(page);
  await page.getByRole('button', { name: 'Пусни музиката' }).click();
  await dialog(page).getByLabel('Мобилен номер').fill('0888 12');
  await dialog(page).getByRole('button', { name: 'Прати код' }).click();
  await expect(dialog(page).getByRole('alert')).toHaveText('Неправилен номер!');
  await expectNoViolations(page);
  await dialog(page).getByLabel('Мобилен номер').fill('0888 100 605');
  await dialog(page).getByRole('button', { name: 'Прати код' }).click();
  await expect(codeInput(page)).toBeFocused();
  const code = await sentCode(page, '359888100605', 'номера');
  await codeInput(page).fill(code === '000000' ? '111111' : '000000');
  await expect(dialog(page).getByRole('alert')).toContainText('Невалиден код.');
  await expectNoViolations(page);
  // Pressing any cell starts the next code, and no digit of it is lost.
  await codeInput(page).click({ position: { x: 200, y: 20 } });
  await expect(codeInput(page)).toHaveValue('');
  await page.keyboard.type(code);
  await expect(dialog(page)).toContainText('Пускаш „Ноти“');
  await expect(dialog(page)).toContainText('+4,99 EUR');
  await expectNoViolations(page);
  await dialog(page).getByRole('button', { name: 'Пусни музиката' }).click();
  await expect(dialog(page)).toContainText('Музиката тръгна');
  await expectNoViolations(page);
  await dialog(page).getByRole('button', { name: 'Към музиката' }).click();
  await expect(title(page)).toHaveText('Още 90 дни без такса');
  await page.reload();
  await expect(title(page)).toHaveText('Още 90 дни без такса');
  await expect(page.getByRole('link', { name: 'Отвори „Ноти“' })).toHaveAttribute('href', /^https:/);
});

test('music started without sign-in is withdrawn from in the same way: number, statement, confirmation [FE-001, FE-002, FE-004]', async ({
  page,
}) => {
  await page.setViewportSize(phone);
  await page.goto(`${music}/withdraw`);
  await expect(title(page)).toHaveText('Първо потвърди номера си');
  await expectNoViolations(page);
  await page.getByRole('link', { name: 'Потвърди номера' }).click();
  await page.getByRole('button', { name: 'Потвърди номера' }).click();
  await dialog(page).getByLabel('Мобилен номер').fill('0888 100 702');
  await dialog(page).getByRole('button', { name: 'Прати код' }).click();
  await expect(codeInput(page)).toBeFocused();
  await codeInput(page).fill(await sentCode(page, '359888100702', 'номера'));
  await dialog(page).getByRole('button', { name: 'Пусни музиката' }).click();
  await dialog(page).getByRole('button', { name: 'Към музиката' }).click();
  await page.getByRole('link', { name: 'Откажи се от договора тук' }).click();
  await expect(title(page)).toHaveText('Откажи се от „Ноти“');
  await expectNoViolations(page);
  await page.getByRole('button', { name: 'Потвърди отказа' }).click();
  await expect(page.getByText('Напиши името си.')).toBeVisible();
  await page.getByLabel('Име и фамилия').fill('Слушател без профил');
  await page.getByLabel('Имейл за разписката').fill('slushatel@demo.abonat.bg');
  await page.getByRole('button', { name: 'Потвърди отказа' }).click();
  await expect(title(page)).toHaveText('Отказа се от „Ноти“');
  await expect(page.getByText('Спряна')).toBeVisible();
  await expectNoViolations(page);
});

test('on the line of a number no code is required; it is started, stopped with its free days kept, and restarted [MU-002, MU-006, MU-019, MU-020, MU-021, MU-022, MU-034, MU-035]', async ({
  page,
}) => {
  await page.setViewportSize(desktop);
  await signIn(page, 'maria');
  await onLineOf(page, '0888 100 101');
  const asked = page.waitForRequest(/recognition-host\?uniqueId=/);
  const recognised = page.waitForRequest(/msisdn\/recognition\?source=music/);
  await page.goto(music);
  const id = new URL((await asked).url()).searchParams.get('uniqueId');
  expect((await recognised).headers()['unique-id']).toBe(id);
  await expect(title(page)).toContainText('без да платиш');
  await expect(page.locator('#main')).toContainText('Разпознахме номера ти: 0888 100 101');
  await expect(page.getByRole('listitem').filter({ hasText: 'Първо плащане' })).toContainText('4,99 EUR');
  await expectNoViolations(page);
  await page.getByRole('button', { name: 'Пусни музиката' }).click();
  await dialog(page).getByRole('button', { name: 'Пусни музиката' }).click();
  await dialog(page).getByRole('button', { name: 'Към музиката' }).click();
  await expect(title(page)).toHaveText('Още 90 дни без такса');
  await expectNoViolations(page);
  await page.getByRole('button', { name: 'Спри я' }).click();
  await expect(dialog(page)).toContainText('пак слушаш без такса');
  await expectNoViolations(page);
  await dialog(page).getByRole('button', { name: 'Деактивирай „Ноти“' }).click();
  await expect(title(page)).toContainText('Слушаш до');
  await expectNoViolations(page);
  await page.getByRole('button', { name: 'Пусни я пак' }).click();
  await dialog(page).getByRole('button', { name: 'Пусни музиката' }).click();
  await expect(dialog(page)).toContainText('Музиката тръгна');
});

test('expired free days are shown before a charge, and a failure has its own text [MU-027, MU-028]', async ({
  page,
}) => {
  await page.setViewportSize(phone);
  await prefer(page, 'bg', 'dark');
  await onLineOf(page, '0888 100 301');
  await page.goto(music);
  await expect(title(page)).toHaveText('Върни музиката за 4,99 EUR (9,76 BGN) на месец');
  await expectNoViolations(page);
  await page.route('**/music/activate', (route) =>
    route.fulfill({ status: 503, json: { ErrorCode: 'EC_Partner_Unavailable', Message: '', TraceId: 't' } }),
  );
  await page.getByRole('button', { name: 'Пусни музиката' }).click();
  await dialog(page).getByRole('button', { name: 'Пусни музиката' }).click();
  await expect(dialog(page).getByRole('alert')).toHaveText('Възникна грешка, моля опитайте по-късно');
  await expectNoViolations(page);
});

test('sending the code again shows the loader for a second [MU-032, MU-037]', async ({ page }) => {
  await page.clock.install();
  await page.goto(music);
  await page.getByRole('button', { name: 'Пусни музиката' }).click();
  await dialog(page).getByLabel('Мобилен номер').fill('0888100606');
  await dialog(page).getByRole('button', { name: 'Прати код' }).click();
  await expect(codeInput(page)).toBeVisible();
  const first = await sentCode(page, '359888100606', 'номера');
  await page.request.post('/api/dev/clock', { data: { advance_seconds: 31 } });
  await page.clock.runFor(31_000);
  const resend = dialog(page).getByRole('button', { name: 'Прати нов код' });
  const answered = page.waitForResponse('**/msisdn/resend/verification*');
  await page.clock.pauseAt(Date.now() + 3_600_000);
  await resend.click();
  expect((await answered).status()).toBe(202);
  await page.clock.runFor(900);
  await expect(resend).toHaveAttribute('aria-busy', 'true');
  await page.clock.runFor(200);
  await expect(resend).toHaveCount(0);
  await expect(dialog(page)).toContainText('Нов код след');
  await expect.poll(() => sentCode(page, '359888100606', 'номера')).not.toBe(first);
});

test('after the hour of a verified number it is verified again, and then the music starts', async ({ page }) => {
  await page.setViewportSize(phone);
  await page.goto(music);
  const prove = async () => {
    await dialog(page).getByLabel('Мобилен номер').fill('0888 100 617');
    await dialog(page).getByRole('button', { name: 'Прати код' }).click();
    await expect(codeInput(page)).toBeFocused();
    await codeInput(page).fill(await sentCode(page, '359888100617', 'номера'));
  };
  await page.getByRole('button', { name: 'Пусни музиката' }).click();
  await prove();
  await expect(dialog(page)).toContainText('Пускаш „Ноти“');
  // What the server says of a proof that is over.
  const over = JSON.stringify({ ErrorCode: 'EC_Verification_Failed', Message: '', TraceId: '' });
  await page.route('**/music/activate', (route) => route.fulfill({ status: 400, body: over }), { times: 1 });
  await dialog(page).getByRole('button', { name: 'Пусни музиката' }).click();
  await expect(dialog(page).getByLabel('Мобилен номер')).toBeVisible();
});
