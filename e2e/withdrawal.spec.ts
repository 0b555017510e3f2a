import { expect, test, type Locator, type Page } from '@playwright/test';
import { card, dialog, expectNoViolations } from './extras.ts';
import { restoreExtras } from './first-day.ts';
import { signIn } from './people.ts';
import { plan } from './roaming.ts';
import { desktop, expectToFit, phone } from './widths.ts';

// One number: its requests run one after another.
test.describe.configure({ mode: 'default' });

const number = '359888101741';
test.beforeEach(() => restoreExtras(number));

const here = 'Откажи се от договора тук';

/** Counts the presses of a path. */
function counter() {
  let presses = 0;
  return {
    press: async (target: Locator) => {
      await target.click();
      presses += 1;
    },
    count: () => presses,
  };
}

async function receiptOf(page: Page, to: string): Promise<{ subject: string; attachment: string | null } | undefined> {
  const inbox = await page.request.get(`/api/dev/inbox?to=${encodeURIComponent(to)}`);
  const messages = (await inbox.json()) as { subject: string; attachment: string | null }[];
  return messages[0];
}

for (const [device, viewport, bought] of [
  ['a phone', phone, { name: 'Балкани · 7 дни', used: '3 дни', refund: /3,94.*със следваща сметка/ }],
  ['a desktop', desktop, { name: 'Трафик 10 GB', used: '6 дни', refund: /Нищо, защото не е платено/ }],
] as const) {
  test.describe(`on ${device}`, () => {
    test.use({ viewport });

    test('a purchase is withdrawn from in two steps from any page, after what it means is said, and the receipt is mailed at once [FE-001, FE-002]', async ({
      page,
    }) => {
      const email = `razpiska-${device.replace(' ', '-')}-${test.info().retry}@demo.abonat.bg`;
      await signIn(page, 'plamen', '/my-a1/');
      // The function is on every page.
      await page.getByRole('main').getByRole('link', { name: here, exact: true }).click();
      await expect(page.getByRole('heading', { level: 1, name: 'Откажи се от договор' })).toBeVisible();
      await expectNoViolations(page);
      await page.getByRole('link', { name: `${here}: ${bought.name}` }).click();

      await expect(page.getByRole('heading', { level: 1, name: `Откажи се от „${bought.name}“` })).toBeVisible();
      const meaning = page.locator('section', { has: page.getByRole('heading', { name: 'Какво означава' }) });
      await expect(meaning.getByText(bought.used)).toBeVisible();
      await expect(meaning.getByText(bought.refund)).toBeVisible();
      await expect(meaning.getByText(/, днес$/)).toBeVisible();
      await expect(page.getByLabel('Име и фамилия')).toHaveValue('Пламен Тодоров');
      await expectNoViolations(page);
      await expectToFit(page);
      await page.setViewportSize(viewport);
      const confirm = page.getByRole('button', { name: 'Потвърди отказа' });
      await page.getByLabel('Имейл за разписката').fill('не е имейл');
      await confirm.click();
      await expect(page.getByText('Провери имейла.')).toBeVisible();
      await page.getByLabel('Имейл за разписката').fill(email);
      await confirm.click();

      await expect(page.getByRole('heading', { level: 1, name: `Отказа се от „${bought.name}“` })).toBeVisible();
      await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
      await expect(page.getByText(email)).toBeVisible();
      expect(await receiptOf(page, email)).toMatchObject({
        subject: `Получихме отказа ти от „${bought.name}“`,
        attachment: 'withdrawal.pdf',
      });
      const download = page.waitForEvent('download');
      await page.getByRole('button', { name: 'Разписка за отказа (PDF)' }).click();
      expect((await download).suggestedFilename()).toBe('withdrawal.pdf');
      await expectNoViolations(page);
      await expect(page.getByText('Спряна')).toBeVisible();
      // The confirmation cannot be repeated.
      await page.reload();
      await expect(page.getByRole('heading', { level: 1, name: `Отказа се от „${bought.name}“` })).toBeVisible();
      await expect(confirm).toHaveCount(0);
    });
  });
}

test('the list shows what is over and why, the term of a contract, and how its early end is calculated [FE-001, FE-003]', async ({
  page,
}) => {
  await signIn(page, 'plamen', '/my-a1/contracts');
  const kitchen = page.getByRole('listitem').filter({ has: page.getByRole('heading', { name: 'Готвачница' }) });
  await expect(kitchen.getByText(/^Срокът за отказ изтече на/)).toBeVisible();
  await expect(kitchen.getByRole('link', { name: /Откажи се/ })).toHaveCount(0);
  const contract = page.getByRole('listitem').filter({ has: page.getByRole('heading', { name: 'Договор M1001741' }) });
  await expect(contract.getByText('177,28').first()).toBeVisible();
  await contract.locator('summary').click();
  await expect(contract.getByText('Най-много три месечни цени')).toBeVisible();
  await expect(contract.getByText('68,94')).toHaveCount(2);
  await expectNoViolations(page);
  await expectToFit(page);
});

test('a person without purchases finds the function and the explanation [FE-001]', async ({ page }) => {
  await signIn(page, 'boris', '/my-a1/contracts/withdraw');
  await expect(
    page.getByRole('heading', { level: 1, name: 'Сега няма договор, от който да се откажеш' }),
  ).toBeVisible();
  await expectNoViolations(page);
});

test('a contract summary is shown before an order, and cancelling takes no more presses than ordering [FE-004, FE-005]', async ({
  page,
}) => {
  const cancel = counter();
  await signIn(page, 'plamen', `/my-a1/digital-extras/select-services?msisdn=${number}`);
  await cancel.press(page.getByRole('link', { name: /^Активни/ }));
  await cancel.press(page.getByRole('button', { name: 'Деактивирай: Готвачница' }));
  // No offers, no questions: what ends, when, and the button.
  await expect(dialog(page).getByRole('button')).toHaveCount(3);
  await cancel.press(dialog(page).getByRole('button', { name: 'Деактивирай', exact: true }));
  await expect(dialog(page).getByRole('button', { name: 'Деактивирай', exact: true })).toHaveCount(0);
  await expect(dialog(page)).toContainText(/\d\d\.\d\d\.\d{4}/);

  await page.goto(`/my-a1/digital-extras/traffic-packages?msisdn=${number}`);
  const order = counter();
  await order.press(card(page, 'Трафик в ЕС').getByText('Трафик в ЕС', { exact: true }));
  await order.press(page.getByRole('button', { name: /^(Продължи|Активирай)/ }).last());
  await dialog(page).locator('summary', { hasText: 'Обобщение на договора' }).click();
  await expect(dialog(page).getByText('Право на отказ')).toBeVisible();
  await expect(dialog(page).getByText(/^2,99.*на месец$/)).toBeVisible();
  await expectNoViolations(page);
  await order.press(
    dialog(page)
      .getByRole('button', { name: /^Активирай/ })
      .last(),
  );
  await expect(
    dialog(page)
      .getByText(/Приехме|приета|активира/i)
      .first(),
  ).toBeVisible();
  expect(cancel.count()).toBeLessThanOrEqual(order.count());
});

test('a roaming package is ordered with its summary and cancelled in as many presses [FE-004, FE-005]', async ({
  page,
}) => {
  const name = 'САЩ и Канада · 7 дни';
  await signIn(page, 'plamen', `/my-a1/roaming?msisdn=${number}`);
  const order = counter();
  await order.press(plan(page, name).getByRole('button').first());
  await dialog(page).locator('summary', { hasText: 'Обобщение на договора' }).click();
  await expect(dialog(page).getByText('7 дни от първото ползване')).toBeVisible();
  await order.press(dialog(page).getByRole('button', { name: /^Активирай/ }));
  await expect(
    dialog(page)
      .getByText(/САЩ и Канада/)
      .first(),
  ).toBeVisible();
  await restoreExtras(number);

  await page.goto(`/my-a1/roaming?msisdn=${number}`);
  const cancel = counter();
  await cancel.press(page.getByRole('button', { name: /^Спри.*Балкани/ }).first());
  await cancel.press(dialog(page).getByRole('button', { name: /^Спри/ }).first());
  await expect(
    dialog(page)
      .getByText(/Балкани/)
      .first(),
  ).toBeVisible();
  expect(cancel.count()).toBeLessThanOrEqual(order.count());
});
