import { expect, test } from '@playwright/test';
import { card, desktop, dialog, expectNoViolations, openExtras, phone, pick, sentCode } from './extras.ts';
import { signIn } from './people.ts';

const sizes = [
  { name: 'phone', viewport: phone, number: '359888100601' },
  { name: 'desktop', viewport: desktop, number: '359888100602' },
];

for (const { name, viewport, number } of sizes) {
  test(`an extra goes on a free position without a code, on ${name} [EX-014, EX-016, EX-024, EX-025, EX-031, EX-033, EX-039, EX-064, EX-120, EX-125, EX-127, EX-146]`, async ({
    page,
  }) => {
    await page.setViewportSize(viewport);
    await openExtras(page, 'stroy', number);
    await expect(page.getByRole('navigation', { name: 'Изглед' }).getByRole('link')).toHaveCount(2);
    await expect(page.getByRole('link', { name: 'Добави', exact: true })).toHaveAttribute('aria-current', 'page');
    await expect(
      page.getByText('Можеш да сменяш услугата на безплатната позиция веднъж на 30 дни.').first(),
    ).toBeVisible();
    await expectNoViolations(page);
    await expect(card(page, 'Чуй книга').locator('.pick-picture > *')).toBeVisible();
    await expect(card(page, 'Чуй книга')).toContainText('Безплатно');
    await pick(page, 'Чуй книга');
    await page.getByRole('button', { name: 'Продължи' }).click();
    await expect(dialog(page)).toContainText('Какво се променя в сметката');
    await expect(dialog(page)).toContainText('0,00 EUR');
    await expectNoViolations(page);
    await dialog(page).getByRole('button', { name: 'Активирай' }).click();
    await expect(dialog(page)).toContainText('Чуй книга се активира');
    await expectNoViolations(page);
    await page.evaluate(() => Object.assign(window, { isOld: true }));
    await dialog(page).getByRole('button', { name: 'Към екстрите' }).click();
    await expect.poll(() => page.evaluate(() => 'isOld' in window)).toBe(false);
    await expect(page).toHaveURL(`/my-a1/digital-extras/select-services?msisdn=${number}`);
    const slot = page.locator('.slot', { hasText: 'Чуй книга' });
    await expect(slot).toBeVisible();
    await expect(slot).not.toContainText('Активира се');
  });
}

test('what is on its way survives a reload with its actions at rest [EX-088]', async ({ page }) => {
  await openExtras(page, 'elena', '359888100302', '&tab=active');
  await expect(card(page, 'Кинотека')).toContainText('Активира се');
  await expect(card(page, 'Кинотека').getByRole('button')).toHaveCount(0);
  await page.reload();
  await expect(card(page, 'Кинотека')).toContainText('Активира се');
});

test('an extra that needs a code is activated with it; a wrong one is said under the input [EX-058, EX-121, EX-122, EX-124]', async ({
  page,
}) => {
  await page.setViewportSize(phone);
  await openExtras(page, 'maria', '359888100101');
  await pick(page, 'Четиво');
  await page.getByRole('button', { name: 'Продължи' }).click();
  await dialog(page).getByRole('button', { name: 'Активирай' }).click();
  await expect(dialog(page)).toContainText('Пратихме SMS с шест цифри на 0888 100 101.');
  await expectNoViolations(page);
  const code = await sentCode(page, '359888100101');
  await dialog(page)
    .getByRole('textbox')
    .fill(code === '000000' ? '111111' : '000000');
  await expect(dialog(page).getByRole('alert')).toHaveText('Грешен код.');
  await dialog(page).getByRole('textbox').fill(code);
  await expect(dialog(page)).toContainText('Четиво се активира');
});

test('where a number is asked for it comes before the code [EX-056, EX-123, EX-124]', async ({ page }) => {
  await openExtras(page, 'maria', '359888100103');
  await pick(page, 'Игротека');
  await page.getByRole('button', { name: 'Продължи' }).click();
  await dialog(page).getByRole('button', { name: 'Активирай' }).click();
  const number = dialog(page).getByLabel('Мобилен номер');
  await number.fill('0888');
  await dialog(page).getByRole('button', { name: 'Изпрати код' }).click();
  await expect(dialog(page).getByRole('alert')).toHaveText('Неправилен номер!');
  await expectNoViolations(page);
  await number.fill('0888 100 102');
  await dialog(page).getByRole('button', { name: 'Изпрати код' }).click();
  await expect(dialog(page)).toContainText('на 0888 100 102');
  await dialog(page)
    .getByRole('textbox')
    .fill(await sentCode(page, '359888100102'));
  await expect(dialog(page)).toContainText('Игротека се активира');
});

test('the card of a single-activation extra has a radio and a note; others have checkboxes or neither [EX-032, EX-034, EX-155]', async ({
  page,
}) => {
  await openExtras(page, 'maria', '359888100103');
  const single = card(page, 'Е-Просвета Матура');
  await expect(single.getByRole('radio')).toBeVisible();
  await expect(single).toContainText('Услугата не може да се активира в пакет с други.');
  await expect(card(page, 'Застраховка на телефона').getByRole('checkbox')).toBeVisible();
  await expect(card(page, 'Дарение').getByRole('radio')).toHaveCount(0);
  await expect(card(page, 'Дарение')).toContainText('до 10,00 EUR');
});

test('somebody who only uses a business number is told who manages it', async ({ page }) => {
  await signIn(page, 'ivan', '/my-a1/digital-extras/select-services?msisdn=359888100501');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Екстрите на този номер управлява друг');
  await expect(page.getByText('Пекарна Слънце ЕООД')).toBeVisible();
  await expectNoViolations(page);
});

test('included services stand in free, promo and paid lists [EX-017, EX-028, EX-041, EX-117, EX-118, EX-119]', async ({
  page,
}) => {
  await page.setViewportSize(phone);
  await signIn(page, 'maria', '/my-a1/digital-extras/included-services?msisdn=359888100101&tab=active');
  for (const list of ['Безплатни', 'На промоция', 'Платени']) {
    await expect(page.getByRole('heading', { level: 2, name: list })).toBeVisible();
  }
  await expectNoViolations(page);
  await page.getByRole('link', { name: 'Добави', exact: true }).click();
  await page
    .getByRole('button', { name: /^Активирай:/ })
    .first()
    .click();
  await expect(dialog(page)).toContainText('Част е от тарифата на 0888 100 101.');
  await expectNoViolations(page);
});
