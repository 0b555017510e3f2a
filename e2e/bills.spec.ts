import { expect, test, type Page } from '@playwright/test';
import { expectNoViolations } from './extras.ts';
import { signIn } from './people.ts';
import { desktop, expectToFit, phone } from './widths.ts';

const payer = () => (test.info().retry === 0 ? 'desislava' : 'rumen');

for (const [device, viewport] of [
  ['a phone', phone],
  ['a desktop', desktop],
] as const) {
  test.describe(`on ${device}`, () => {
    test.use({ viewport });

    test('the bills are listed, and one explains its difference, shows its lines and its transfer code [BL-001, BL-002, BL-003, BL-005, BL-016]', async ({
      page,
    }) => {
      await signIn(page, 'maria', '/my-a1/');
      await page.getByRole('main').getByRole('link', { name: 'Сметки и плащания' }).click();
      await expect(page.getByRole('heading', { level: 1, name: /^Дължиш/ })).toBeVisible();
      await expect(page.getByRole('link', { name: /Платена отчасти/ })).toBeVisible();
      await page.locator('summary', { hasText: 'Като таблица' }).click();
      await expect(page.getByRole('table', { name: 'Последните 12 месеца' }).getByRole('row')).toHaveCount(13);
      await expectNoViolations(page);
      await page
        .getByRole('link', { name: /За плащане/ })
        .first()
        .click();
      await expect(page.getByRole('heading', { level: 1, name: /е с 4,20 EUR повече/ })).toBeVisible();
      await expect(page.getByRole('region', { name: 'Ето защо' }).getByText('Кинотека')).toBeVisible();
      await page.locator('summary', { hasText: 'Всички редове' }).click();
      await expect(page.getByRole('table', { name: 'Всички редове' }).getByRole('row')).toHaveCount(11);
      await page.getByRole('button', { name: 'Плати с банков превод' }).click();
      await expect(page.getByRole('img', { name: /Код за плащане/ })).toBeVisible();
      await expect(page.getByRole('dialog').getByText('BG80 BNBG 9661 1020 3456 78')).toBeVisible();
      await expectNoViolations(page);
    });
  });
}

async function payAtBank(page: Page, card: RegExp): Promise<void> {
  await page.getByLabel('Друга карта').check();
  await page.getByRole('button', { name: /^Към банката/ }).click();
  await page.getByLabel(card).check();
  await page.getByRole('button', { name: 'Продължи' }).click();
}

test('bills are paid in part, then all at once on the page of the bank; a refusal and a lost answer are told [BL-009, BL-010, BL-012, BL-017, BL-020, BL-021]', async ({
  page,
}) => {
  await signIn(page, payer(), '/my-a1/bills');
  await page.getByRole('button', { name: /^Плати всичко/ }).click();
  await page.getByLabel('Друга сума').check();
  await page.getByLabel('Сума в EUR').last().fill('0,50');
  await page.getByRole('button', { name: /^Към банката/ }).click();
  await expect(page.getByText(/Въведи сума от 1,00/)).toBeVisible();
  await page.getByLabel('Сума в EUR').last().fill('5');
  await payAtBank(page, /недостатъчно|отказ/i);
  await expect(page.getByText('Банката отказа плащането')).toBeVisible();

  await page.getByRole('button', { name: /^Плати всичко/ }).click();
  await page.getByLabel('Друга сума').check();
  await page.getByLabel('Сума в EUR').last().fill('5');
  await payAtBank(page, /4242/);
  await expect(page.getByText('Платено: 5,00 EUR')).toBeVisible();
  await expect(page.getByRole('link', { name: /Платена отчасти/ })).toBeVisible();

  await page.getByRole('button', { name: /^Плати всичко/ }).click();
  await payAtBank(page, /0119/);
  await page.getByRole('link', { name: /портала|Обратно|Назад/ }).click();
  await expect(page.getByText(/^Платено:/)).toBeVisible();
  await expect(page.getByRole('heading', { level: 1, name: 'Всичко е платено' })).toBeVisible();
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Разписка' }).first().click();
  expect((await download).suggestedFilename()).toBe('receipt.pdf');
  await page.goto('/my-a1/');
  await expect(page.getByRole('heading', { name: /Сметка със срок|Сметка с изтекъл срок/ })).toHaveCount(0);
});

test('a bill whose payment the bank has not decided says so and cannot be paid again; an overdue one is told at home [BL-012, BL-020]', async ({
  page,
}) => {
  await signIn(page, 'elena', '/my-a1/');
  await expect(page.getByRole('heading', { name: 'Сметка с изтекъл срок' })).toBeVisible();
  await page.goto('/my-a1/bills/M1000303-01');
  await expect(page.getByText('Едно плащане чака банката')).toBeVisible();
  await expect(page.getByRole('button', { name: /^Плати / })).toHaveCount(0);
  await page.getByRole('link', { name: 'Провери сега' }).click();
  await expect(page.getByRole('status').getByText('Банката още не е потвърдила')).toBeVisible();
});

test('a company sees the cost of every number and downloads the lines [BL-018]', async ({ page }) => {
  await signIn(page, 'stroy', '/my-a1/bills');
  await page
    .getByRole('link', { name: /0001042\d{3}/ })
    .first()
    .click();
  await page.locator('summary', { hasText: 'Разход по номера' }).click();
  await expect(page.getByRole('table', { name: 'Разход по номера' }).getByRole('row')).toHaveCount(42);
  await page.locator('summary', { hasText: 'Всички редове' }).click();
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Редовете като CSV' }).click();
  expect((await download).suggestedFilename()).toBe('bill.csv');
  await expectNoViolations(page);
  await expectToFit(page);
});

test('a user of somebody else’s number sees no bills of the owner [BL-019]', async ({ page }) => {
  await signIn(page, 'ivan', '/my-a1/bills/M1000101-01');
  await expect(page.getByText('Октомври')).toHaveCount(0);
  await expect(page.getByRole('heading', { level: 1, name: /не се заредиха|няма|Нямаш/ })).toBeVisible();
});
