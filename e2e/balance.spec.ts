import { expect, test, type Page } from '@playwright/test';
import { dialog, expectNoViolations } from './extras.ts';
import { signIn } from './people.ts';
import { openRoaming, press } from './roaming.ts';
import { desktop, expectToFit, phone } from './widths.ts';

const georgis = '359888100201';

for (const [device, viewport] of [
  ['a phone', phone],
  ['a desktop', desktop],
] as const) {
  test.describe(`on ${device}`, () => {
    test.use({ viewport });

    test('a prepaid user reads the balance, its validity and its movements, and the dialog explains every way to top up [BA-001, BA-002]', async ({
      page,
    }) => {
      await signIn(page, 'georgi', `/my-a1/my-services?msisdn=${georgis}`);
      await page.getByRole('link', { name: 'Баланс и зареждане' }).click();
      await expect(page.getByRole('heading', { level: 1, name: /^Имаш \d/ })).toBeVisible();
      await expect(page.getByText('Номер 0888 100 201 · валиден до')).toBeVisible();
      const movements = page.getByRole('region', { name: 'Взето и добавено' });
      await expect(movements.getByText('Зареждане в магазин')).toBeVisible();
      await expectNoViolations(page);
      await expectToFit(page);
      await page.setViewportSize(viewport);

      await page.getByRole('button', { name: 'Зареди', exact: true }).click();
      await expect(dialog(page).getByRole('radio', { name: '10,00 EUR' })).toBeChecked();
      await dialog(page).getByText('Друга сума').click();
      await dialog(page).getByLabel('Сума в EUR').fill('1,99');
      await dialog(page)
        .getByRole('button', { name: /^(Зареди|Към банката)/ })
        .click();
      await expect(dialog(page).getByText('Въведи сума от 2,00 EUR до 100,00 EUR.')).toBeVisible();
      await expectNoViolations(page);
      await dialog(page).getByText('С ваучер', { exact: true }).click();
      await dialog(page).getByLabel('Код от ваучера').fill('123');
      await dialog(page).getByRole('button', { name: 'Зареди с ваучера' }).click();
      await expect(dialog(page).getByText('Кодът е от 10 до 16 цифри.')).toBeVisible();
      await expectNoViolations(page);
    });
  });
}

async function payAtBank(page: Page, card: RegExp): Promise<void> {
  await dialog(page).getByLabel('Друга карта').check();
  await dialog(page)
    .getByRole('button', { name: /^Към банката/ })
    .click();
  await page.getByLabel(card).check();
  await page.getByRole('button', { name: 'Продължи' }).click();
}

test.describe('one change after another', () => {
  test.describe.configure({ mode: 'serial' });

  test('a package that the balance does not cover is bought after a top-up on the page of the bank, at the same step [BA-002, BA-004, BA-009, BA-010]', async ({
    page,
  }) => {
    await page.setViewportSize(phone);
    await openRoaming(page, 'georgi', georgis);
    await press(page, 'Свят · 7 дни', 'Активирай');
    await expect(dialog(page)).toContainText(/Не достигат \d+,\d\d\sEUR/);
    await expectNoViolations(page);
    await dialog(page).getByRole('button', { name: 'Зареди баланса' }).click();
    await expect(dialog(page)).toContainText('За покупката не достигат');
    await expect(dialog(page).getByRole('radio', { name: '20,00 EUR' })).toBeChecked();
    await expectNoViolations(page);

    await payAtBank(page, /недостатъчно|отказ/i);
    await expect(page.locator('b', { hasText: 'Банката отказа плащането' })).toBeVisible();
    await page.getByRole('button', { name: 'Зареди', exact: true }).click();
    await dialog(page).getByText('20,00 EUR', { exact: true }).click();
    await payAtBank(page, /4242/);
    await expect(page.getByText('0888 100 201 е зареден с 20,00 EUR')).toBeVisible();
    await expectNoViolations(page);
    const download = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Разписка' }).first().click();
    expect((await download).suggestedFilename()).toBe('receipt.pdf');

    await page.getByRole('button', { name: 'Продължи с покупката' }).click();
    await expect(page).toHaveURL(/\/roaming\?/);
    await expect(dialog(page)).toContainText('Плаща се от баланса');
    await expect(dialog(page)).toContainText(/ще останат \d+,\d\d\sEUR/);
    await dialog(page).getByRole('button', { name: 'Активирай' }).click();
    await expect(dialog(page)).toContainText('„Свят · 7 дни“ се активира');
    await page.goto(`/my-a1/balance?msisdn=${georgis}`);
    await expect(page.getByRole('main').getByText('Свят · 7 дни').first()).toBeVisible();
  });

  test('a voucher tops up once, and the second time says that it is used [BA-003]', async ({ page }) => {
    await signIn(page, 'georgi', `/my-a1/balance?msisdn=${georgis}`);
    const code = test.info().retry === 0 ? '1000 2000 30004' : '1000 2000 30005';
    const redeem = async () => {
      await page.getByRole('button', { name: 'Зареди', exact: true }).click();
      await dialog(page).getByText('С ваучер', { exact: true }).click();
      await dialog(page).getByLabel('Код от ваучера').fill(code);
      await dialog(page).getByRole('button', { name: 'Зареди с ваучера' }).click();
    };
    await redeem();
    // The list of top-ups below repeats it.
    const message = page.getByRole('main').getByRole('status');
    await expect(message.getByText('0888 100 201 е зареден с')).toBeVisible();
    await redeem();
    await expect(message.getByText('Този ваучер вече е използван')).toBeVisible();
    await expectNoViolations(page);
  });

  test('an automatic top-up is set up, shown and stopped [BA-005]', async ({ page }) => {
    await page.setViewportSize(phone);
    await signIn(page, 'georgi', `/my-a1/balance?msisdn=${georgis}`);
    const card = page.getByRole('region', { name: 'Автоматично зареждане' });
    await card.getByRole('button', { name: /Настрой|Промени/ }).click();
    await dialog(page).getByLabel('Под колко EUR').fill('1');
    await dialog(page).getByLabel('Най-много за месец, EUR').fill('5');
    await dialog(page).getByRole('button', { name: 'Запази' }).click();
    await expect(dialog(page).getByText(/Въведи поне колкото едно зареждане/)).toBeVisible();
    await expectNoViolations(page);
    await dialog(page).getByLabel('Най-много за месец, EUR').fill('30');
    await dialog(page).getByRole('button', { name: 'Запази' }).click();
    await expect(card.getByText('Под 1,00 EUR зареждаме 10,00 EUR от карта •••• 2044.')).toBeVisible();
    await card.getByRole('button', { name: 'Спри' }).click();
    await expect(card.getByRole('button', { name: 'Настрой' })).toBeVisible();
  });
});

test('anybody tops up the number of somebody else without seeing its balance; five wrong codes lock vouchers [BA-003, BA-006]', async ({
  page,
}) => {
  await page.setViewportSize(phone);
  await signIn(page, test.info().retry === 0 ? 'tanya' : 'yavor', '/my-a1/balance');
  const openDialog = () => page.getByRole('button', { name: 'Зареди друг номер' }).click();
  await openDialog();
  await dialog(page).getByLabel('Номер').fill('0888 100 101');
  await dialog(page)
    .getByRole('button', { name: /^Към банката/ })
    .click();
  await expect(dialog(page).getByText('Това не е предплатен номер при нас')).toBeVisible();
  await dialog(page).getByLabel('Номер').fill('0888 100 731');
  // Enough for the packages of the journey through roaming.
  await dialog(page).getByText('50,00 EUR', { exact: true }).click();
  await payAtBank(page, /4242/);
  await expect(page.getByText('0888 100 731 е зареден с 50,00 EUR')).toBeVisible();
  await expect(page.getByText(/^Имаш/)).toHaveCount(0);
  await expectNoViolations(page);

  for (let tried = 0; tried < 5; tried++) {
    await openDialog();
    await dialog(page).getByLabel('Номер').fill('0888 100 731');
    await dialog(page).getByText('С ваучер', { exact: true }).click();
    await dialog(page)
      .getByLabel('Код от ваучера')
      .fill(`99990000${1000 + tried}`);
    await dialog(page).getByRole('button', { name: 'Зареди с ваучера' }).click();
    await expect(page.locator('b', { hasText: 'Няма такъв код' })).toBeVisible();
    await expect(dialog(page)).toHaveCount(0);
  }
  await openDialog();
  await dialog(page).getByText('С ваучер', { exact: true }).click();
  await expect(dialog(page).getByText(/Въведе пет грешни кода/)).toBeVisible();
  await expect(dialog(page).getByRole('button', { name: 'Зареди с ваучера' })).toBeDisabled();
});
