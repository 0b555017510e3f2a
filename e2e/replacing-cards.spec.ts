import { expect, test } from '@playwright/test';
import { expectNoViolations } from './extras.ts';
import { signIn } from './people.ts';

test('a card is replaced on the bank’s page: the new one takes its place', async ({ page }) => {
  // A retry needs a user without cards.
  await signIn(page, test.info().retry === 0 ? 'tanya' : 'rumen', '/my-a1/my-profile/my-cards');
  const dialog = page.getByRole('dialog');
  const pay = async (card: RegExp) => {
    await dialog.getByRole('button', { name: 'Към страницата на банката' }).click();
    await page.getByLabel(card).check();
    await page.getByRole('button', { name: 'Продължи' }).click();
  };
  await page.getByRole('main').getByRole('button', { name: 'Добави карта' }).click();
  await pay(/3220/);
  await page.getByRole('button', { name: 'Потвърждавам' }).click();
  await expect(page.getByText('•••• 3220')).toBeVisible();
  await page.getByRole('button', { name: 'Смени карта •••• 3220' }).click();
  await expect(dialog.getByRole('heading', { name: 'Смени карта •••• 3220' })).toBeVisible();
  await expectNoViolations(page);
  await pay(/5454/);
  await expect(page.getByText('Картата е сменена. Плаща всичко, което плащаше старата.')).toBeVisible();
  await expect(page.getByText('•••• 3220')).toBeHidden();
  await expect(page.getByRole('button', { name: /^Смени карта/ })).toHaveAccessibleName('Смени карта •••• 5454');
});
