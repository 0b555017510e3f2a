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
