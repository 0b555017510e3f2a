import { expect, test } from '@playwright/test';
import { expectNoViolations } from './extras.ts';
import { signIn } from './people.ts';

for (const viewport of [
  { width: 360, height: 800 },
  { width: 1460, height: 900 },
]) {
  test(`a document is declined only with a reason, and can be kept, at ${viewport.width} px`, async ({ page }) => {
    await page.setViewportSize(viewport);
    await signIn(page, 'maria', '/my-a1/e-signing');
    const dialog = page.getByRole('dialog');
    await page.getByRole('main').getByRole('button', { name: 'Откажи документа' }).click();
    await dialog.getByRole('button', { name: 'Откажи документа' }).click();
    await expect(dialog.getByText('Избери причина.')).toBeVisible();
    await expect(dialog).toHaveCSS('opacity', '1');
    await expectNoViolations(page);
    await dialog.getByRole('button', { name: 'Назад' }).click();
    await expect(dialog).toBeHidden();
    await expect(page.getByRole('main').getByRole('button', { name: 'Подпиши', exact: true })).toBeVisible();
  });
}

test('a declined document moves to the history with its reason and cannot be signed any more', async ({ page }) => {
  await signIn(page, 'tanya', '/my-a1/e-signing');
  const main = page.getByRole('main');
  const dialog = page.getByRole('dialog');
  const document = main.getByRole('button', { name: /Договор за втори номер/ });
  await expect(main.getByRole('heading', { level: 1, name: /подпис/ })).toBeVisible();
  // A second attempt finds it declined.
  if (await document.isVisible()) {
    await document.click();
    await expect(main.getByRole('heading', { level: 2, name: 'Договор за втори номер' })).toBeVisible();
    await main.getByRole('button', { name: 'Откажи документа' }).click();
    await dialog.getByLabel('Вече не ми трябва').check();
    await dialog.getByLabel('Още за това').fill('Вторият номер остава предплатен.');
    await dialog.getByRole('button', { name: 'Откажи документа' }).click();
    await expect(page.getByText('Отказа документа. Предадохме причината.')).toBeVisible();
  }
  await expect(document).toBeHidden();
  await main.getByRole('link', { name: /История/ }).click();
  await document.click();
  await expect(main.getByRole('heading', { name: 'Отказа този документ' })).toBeVisible();
  await expect(main.getByText(/Причина: вече не ми трябва/i)).toBeVisible();
  await expect(main.getByRole('button', { name: 'Подпиши', exact: true })).toBeHidden();
  await expectNoViolations(page);
});
