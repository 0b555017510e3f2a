import { expect, test } from '@playwright/test';
import {
  activateByCode,
  begin,
  choose,
  comeIn,
  forgeId,
  linkTo,
  newest,
  number,
  overText,
  password,
} from './registration.ts';
import { desktop, phone, turn } from './widths.ts';

test('a customer registers with the security code, beginning on a phone, and sees the service [RG-002, RG-005, RG-006, RG-025, RG-034, SC-023]', async ({
  page,
}) => {
  await page.setViewportSize(phone);
  const email = 'daniel@demo.abonat.bg';
  await begin(page, email);
  await activateByCode(page, email);
  const kept = await page.evaluate(() => sessionStorage.getItem('workflow_correlation_id'));
  expect(kept).toMatch(/^[0-9a-f-]{36}$/);
  // The step survives a reload, and back leads to editable steps.
  await page.reload();
  await expect(page.getByRole('heading', { name: 'На кого е договорът?' })).toBeVisible();
  await choose(page, 'На мен', '9203149959');
  await number(page, '0888 100 101');
  await expect(page.getByText('Този номер не е на титуляря с това ЕГН или ЕИК.')).toBeVisible();
  await page.getByRole('button', { name: 'Повече за това: Номер на услуга' }).click();
  await expect(page.getByRole('dialog', { name: 'Номерът трябва да е на титуляря' })).toBeVisible();
  await page.getByRole('button', { name: 'Разбрах' }).click();
  await page.goBack();
  await choose(page, 'На мен', '9203149959');
  await expect(page.getByLabel('Номер на услуга', { exact: true })).toHaveValue('0888 100 101');
  await number(page, '0888 100 801');
  await expect(page.getByRole('heading', { name: 'Последно, кодът за сигурност' })).toBeVisible();
  await turn(page);
  // Users who forgot it get a code at the owner's number, by the id alone.
  await page.getByText('Прати код на номера, на който идват кодовете ми').click();
  await page.getByLabel('ЕГН или ЕИК', { exact: true }).fill('8307099971');
  await page.getByRole('button', { name: 'Прати SMS код', exact: true }).click();
  await expect(page.getByText('Нямаме номер, на който да пратим код по това ЕГН или ЕИК.')).toBeVisible();
  await page.getByLabel('ЕГН или ЕИК', { exact: true }).fill('9203149959');
  await page.getByRole('button', { name: 'Прати SMS код', exact: true }).click();
  await expect(page.getByRole('heading', { name: 'Въведи кода от SMS' })).toBeVisible();
  await page.getByRole('link', { name: 'Имам код за сигурност' }).click();
  await page.getByLabel('Код за сигурност', { exact: true }).fill('240815');
  await expect(page.getByText('Невалиден код.')).toBeVisible();
  await page.getByLabel('Код за сигурност', { exact: true }).fill('240816');
  await page.getByRole('button', { name: 'Създай профила' }).click();
  await comeIn(page, email, '0888 100 801');
});

test('submitting too early focuses the first incomplete field', async ({ page }) => {
  await page.setViewportSize(phone);
  await page.goto('/my-a1/registration/email-and-password');
  await page.getByRole('button', { name: 'Продължи' }).click();
  await expect(page.getByLabel('Имейл', { exact: true })).toBeFocused();
  await expect(page.getByText('Провери имейла си.')).toBeInViewport();
});

test('a lost answer to the first step is resolved and continues with one mail', async ({ page }) => {
  await page.route(
    '**/workflows/registration',
    async (route) => {
      await route.fetch();
      await route.abort();
    },
    { times: 1 },
  );
  await page.goto('/my-a1/registration/email-and-password');
  await page.getByLabel('Имейл', { exact: true }).fill('lost-answer@demo.abonat.bg');
  await page.getByLabel('Парола', { exact: true }).fill('Lastovica!7');
  await page.getByLabel('Приемам общите условия').check();
  await page.getByRole('button', { name: 'Продължи' }).click();
  await expect(page.getByRole('heading', { name: 'Провери пощата си' })).toBeVisible();
  const inbox = await page.request.get('/api/dev/inbox', { params: { to: 'lost-answer@demo.abonat.bg' } });
  expect(await inbox.json()).toHaveLength(1);
});

test('a small business registers by the link in the mail, with its contract [RG-044]', async ({ page, browser }) => {
  await page.setViewportSize(desktop);
  const email = 'alfa@demo.abonat.bg';
  await begin(page, email);
  const link = await linkTo(page, email, '/registration/email-activation');
  const other = await (await browser.newContext({ locale: 'bg-BG' })).newPage();
  await other.setViewportSize(phone);
  await other.goto(link);
  await expect(other.getByRole('heading', { name: 'Това твоят имейл ли е?' })).toBeVisible();
  // Opening the link changes nothing yet: the first tab still waits.
  await expect(page.getByRole('heading', { name: 'Провери пощата си' })).toBeVisible();
  // Another browser asks for the password: nobody completes a registration that a stranger began with their address.
  await other.getByLabel('Парола', { exact: true }).fill('Kosatka!8');
  await other.getByRole('button', { name: 'Потвърди имейла' }).click();
  await expect(other.getByLabel('Парола', { exact: true })).toHaveAccessibleDescription(/парола/i);
  await turn(other);
  await other.getByLabel('Парола', { exact: true }).fill(password);
  await other.getByRole('button', { name: 'Потвърди имейла' }).click();
  await expect(other.getByRole('heading', { name: 'На кого е договорът?' })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'На кого е договорът?' })).toBeVisible();
  await choose(other, 'На моята фирма', '999000558');
  await number(other, '0888 100 802');
  await other.getByLabel('Код за сигурност', { exact: true }).fill('240817');
  await other.getByLabel('Номер на договор').fill('M0000001');
  await other.getByRole('button', { name: 'Създай профила' }).click();
  await expect(other.getByLabel('Номер на договор')).toHaveAccessibleDescription(/Този договор не е на титуляря/);
  await other.getByLabel('Номер на договор').fill('M5550001');
  await other.getByRole('button', { name: 'Създай профила' }).click();
  await comeIn(other, email, '0888 100 802');
});

test('a large business registers after an approval [RG-018]', async ({ page, browser }) => {
  await page.setViewportSize(desktop);
  const email = 'beta@demo.abonat.bg';
  await begin(page, email);
  await activateByCode(page, email);
  await choose(page, 'На моята фирма', '999001012');
  await number(page, '0888 100 803');
  await turn(page);
  await page.getByRole('button', { name: 'Повече за това: Код за сигурност' }).click();
  await expect(page.getByRole('dialog', { name: 'Код за сигурност на голяма фирма' })).toBeVisible();
  await page.getByRole('button', { name: 'Разбрах' }).click();
  await page.getByLabel('Код за сигурност', { exact: true }).fill('240818');
  await page.getByLabel('Номер на договор').fill('M5550002');
  await page.getByRole('button', { name: 'Поискай одобрение' }).click();
  await expect(page.getByRole('heading', { name: 'Бета Холдинг АД трябва да те одобри' })).toBeVisible();
  await expect(page.getByText('ap••••e@demo.abonat.bg')).toBeVisible();
  await turn(page);
  await page.reload();
  await expect(page.getByText('Чакаме отговор')).toBeVisible();

  const approver = await (await browser.newContext({ locale: 'bg-BG' })).newPage();
  await approver.setViewportSize(phone);
  await approver.goto(await linkTo(page, 'approve@demo.abonat.bg', '/registration/approval'));
  await expect(approver.getByRole('heading', { name: `Познаваш ли ${email}?` })).toBeVisible();
  await turn(approver);
  await approver.getByRole('button', { name: 'Да, одобрявам' }).click();
  await expect(approver.getByRole('heading', { name: 'Одобрено' })).toBeVisible();
  await approver.reload();
  await expect(approver.getByRole('heading', { name: 'Линкът вече не важи' })).toBeVisible();
  // Its mail contains a link longer than a narrow phone.
  await approver.setViewportSize({ width: 320, height: 800 });
  await approver.goto('/my-a1/dev/inbox?to=approve@demo.abonat.bg');
  await expect(approver.getByText(/workflow=/).first()).toBeVisible();
  expect(await approver.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
  await approver.context().close();
  await comeIn(page, email, '0888 100 803');
});

test('a user of a number verifies it on the phone and owns nothing', async ({ page }) => {
  await page.setViewportSize(desktop);
  const email = 'user@demo.abonat.bg';
  await begin(page, email);
  await activateByCode(page, email);
  await choose(page, 'На друг');
  await number(page, '0888 100 804');
  await expect(page.getByRole('heading', { name: 'Номерът у теб ли е?' })).toBeVisible();
  await turn(page);
  const { code } = await newest(page, '359888100804', /Кодът ти е \d{6}/);
  await page.getByLabel('Код от SMS').fill(code ?? '');
  await comeIn(page, email, '0888 100 804');
  // The portal does not know the name of this user.
  await page.goto('/my-a1/');
  await expect(
    page.getByRole('heading', { level: 1, name: /^(Добро утро|Добър ден|Добър вечер|Лека нощ)$/ }),
  ).toBeVisible();
});

test('an expired registration clears the tab, shows it, and restarts after two seconds [RG-009, RG-050, RG-051]', async ({
  page,
}) => {
  await page.clock.install();
  await begin(page, 'over@demo.abonat.bg');
  await activateByCode(page, 'over@demo.abonat.bg');
  await choose(page, 'На мен', '9203149959');
  await forgeId(page);
  await number(page, '0888 100 801');
  await expect(page.getByText(overText)).toBeVisible();
  expect(await page.evaluate(() => sessionStorage.getItem('something else'))).toBeNull();
  expect(await page.evaluate(() => sessionStorage.getItem('workflow_correlation_id'))).toBeNull();
  await page.clock.runFor(2000);
  await expect(page.getByRole('heading', { name: 'Да започваме' })).toBeVisible();
  await expect(page).toHaveURL(/\/registration\/email-and-password$/);
});
