import { expect, test } from '@playwright/test';
import { answer, desktop, dialog, look, phone } from './extras.ts';
import { gauge, kalina, openRoaming, sent } from './roaming.ts';

// The second journey continues with the limits of the first.
test.describe.configure({ mode: 'serial' });

const newCredit = {
  new_credit_limit: 200,
  new_credit_limit_currency: [
    { currency: 'EUR', value: 200 },
    { currency: 'BGN', value: 391.17 },
  ],
};

for (const [name, size] of Object.entries({ phone, desktop })) {
  test(`on a ${name} both limits are shown with their use, and only valid ones can be chosen [RO-002, RO-003, RO-013, RO-014, RO-031, RO-032, RO-039, RO-041, RO-046]`, async ({
    page,
  }) => {
    await page.setViewportSize(size);
    const changes = sent(page, 'PUT', `/api/drt/${kalina}`);
    await openRoaming(page, 'radost', kalina);
    const before = name === 'phone' ? '60,00' : '100,00';
    await expect(gauge(page, 'Данни в роуминг')).toContainText(`от ${before}`);
    await gauge(page, 'Данни в роуминг').getByRole('button').click();
    await expect(dialog(page).getByRole('radio')).toHaveCount(name === 'phone' ? 3 : 4);
    await look(page);
    await dialog(page).getByText('30,00', { exact: false }).click();
    await answer(page, 'Запази лимита');
    await expect(dialog(page)).toContainText('Лимитът е сменен');
    await answer(page, 'Към роуминга');
    await expect(gauge(page, 'Данни в роуминг')).toContainText('от 30,00');

    await gauge(page, 'Кредитен лимит').getByRole('button').click();
    const credits = dialog(page).getByRole('group', { name: 'Кредитен лимит' });
    const limits = dialog(page).getByRole('group', { name: 'Лимит за данни в роуминг' });
    await credits.getByText('50,00', { exact: false }).first().click();
    await expect(limits.getByRole('radio', { name: /100,00/ })).toBeDisabled();
    await credits.getByText('200,00', { exact: false }).click();
    await limits.getByText('100,00', { exact: false }).click();
    await look(page);
    await answer(page, 'Запази лимитите');
    await answer(page, 'Към роуминга');
    await expect(gauge(page, 'Кредитен лимит')).toContainText('от 200,00');
    await expect(gauge(page, 'Данни в роуминг')).toContainText('от 100,00');
    expect(changes).toEqual([
      { drt_limit_id: 'drt-30' },
      // The second journey finds the credit limit of the first, and sends only changes.
      { drt_limit_id: 'drt-100', ...(name === 'phone' && newCredit) },
    ]);
  });
}
