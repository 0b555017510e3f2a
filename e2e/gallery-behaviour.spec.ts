import { expect, test } from '@playwright/test';
import { openGallery, type GalleryOptions } from './gallery.ts';

test.use({ viewport: { width: 390, height: 780 } });

const english: GalleryOptions = { language: 'en', theme: 'light' };

test.describe('a dialog opened by name', () => {
  test.beforeEach(async ({ page }) => {
    await openGallery(page, 'dialogs-dialog--opened-by-name', english);
    await page.getByRole('button', { name: 'Stop Kinoteka' }).click();
    await expect(page.getByRole('dialog', { name: 'You are stopping Kinoteka' })).toBeVisible();
  });

  test('keeps the focus inside and returns it when Esc closes it', async ({ page }) => {
    const dialog = page.getByRole('dialog');
    await expect(dialog).toBeFocused();
    for (const name of ['Close', 'Deactivate', 'Keep it', 'Close']) {
      await page.keyboard.press('Tab');
      await expect(dialog.getByRole('button', { name })).toBeFocused();
    }
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
    await expect(page.getByRole('button', { name: 'Stop Kinoteka' })).toBeFocused();
  });

  test('is replaced by the next step, which screen readers announce', async ({ page }) => {
    await page.getByRole('button', { name: 'Deactivate' }).click();
    await expect(page.getByRole('dialog')).toHaveCount(1);
    await expect(page.getByRole('dialog', { name: 'Kinoteka stops on 30.11.' })).toBeFocused();
  });

  test('is closed by the back gesture, and the page stays', async ({ page }) => {
    const address = page.url();
    await page.goBack();
    await expect(page.getByRole('dialog')).toBeHidden();
    expect(page.url()).toBe(address);
  });

  test('leaves no history entry when closed by its button', async ({ page }) => {
    await page.getByRole('button', { name: 'Keep it' }).click();
    await expect(page.getByRole('dialog')).toBeHidden();
    await expect.poll(() => page.evaluate(() => Boolean(history.state?.dialog))).toBe(false);
  });

  test('opens again after every way of closing it', async ({ page }) => {
    await page.goBack();
    await expect(page.getByRole('dialog')).toBeHidden();
    await page.getByRole('button', { name: 'Stop Kinoteka' }).click();
    await page.getByRole('button', { name: 'Close' }).click();
    await expect(page.getByRole('dialog')).toBeHidden();
    await page.getByRole('button', { name: 'Stop Kinoteka' }).click();
    await expect(page.getByRole('dialog')).toBeVisible();
  });
});

test('a dialog whose code fails to load shows it with a retry', async ({ page }) => {
  await openGallery(page, 'dialogs-dialog--opened-by-name', english);
  await page.getByRole('button', { name: 'Open the lost one' }).click();
  await expect(page.getByRole('dialog', { name: 'The window did not open' })).toBeVisible();
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByRole('dialog', { name: 'The window did not open' })).toBeVisible();
});

test('a long dialog scrolls inside and keeps its action visible', async ({ page }) => {
  await openGallery(page, 'dialogs-dialog--long', english);
  await expect(page.getByRole('button', { name: 'I have read them' })).toBeInViewport();
  const box = await page.getByRole('dialog').boundingBox();
  expect(box!.height).toBeLessThanOrEqual(780 * 0.92 + 1);
});

test('suggestions work inside a dialog and Esc closes only their list', async ({ page }) => {
  await openGallery(page, 'dialogs-dialog--form', english);
  const field = page.getByRole('combobox', { name: 'Town or village' });
  await field.click();
  await expect(page.getByRole('listbox')).toBeVisible();
  await expect(page.getByLabel('Close the list')).toHaveCount(2);
  await expect(page.getByLabel('Dismiss')).toHaveCount(0);
  await page.keyboard.press('Escape');
  await expect(page.getByRole('listbox')).toBeHidden();
  await expect(page.getByRole('dialog', { name: 'New address' })).toBeVisible();
  await field.click();
  await page.getByRole('option', { name: /Банско/ }).click();
  await expect(field).toHaveValue('гр. Банско');
  await expect(page.getByRole('button', { name: 'Save the address' })).toBeEnabled();
});

test('suggestions are chosen by keyboard from a list at most 256 px high', async ({ page }) => {
  await openGallery(page, 'forms-combobox--searching', english);
  const field = page.getByRole('combobox', { name: 'Town or village' });
  await field.pressSequentially('бан');
  const list = page.getByRole('listbox');
  await expect(list.getByRole('option')).toHaveCount(6);
  expect((await list.boundingBox())!.height).toBeLessThanOrEqual(256);
  await expect(list.getByRole('option', { name: /Банско/ }).locator('mark')).toHaveText('Бан');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(field).toHaveValue('гр. Банско');
  await expect(list).toBeHidden();
});

test('a password is shown and hidden again', async ({ page }) => {
  await openGallery(page, 'forms-text-field--filled', english);
  const field = page.getByLabel('Password', { exact: true });
  await page.getByRole('button', { name: 'Show the password' }).click();
  await expect(field).toHaveAttribute('type', 'text');
  await page.getByRole('button', { name: 'Hide the password' }).click();
  await expect(field).toHaveAttribute('type', 'password');
});

test('an error is linked to its field', async ({ page }) => {
  await openGallery(page, 'forms-text-field--with-error', english);
  const field = page.getByLabel('Outside, from port');
  await expect(field).toHaveAccessibleDescription(/The port is taken.*8444 is free/);
});

test('a message is announced politely, stays while hovered, and disappears after eight seconds', async ({ page }) => {
  await page.clock.install();
  await openGallery(page, 'states-toast--shown', english);
  await page.getByRole('button', { name: 'Rename the network' }).click();
  const message = page.locator('[aria-live=polite]').getByText('The network is called Ivanovi 5G');
  await expect(message).toBeVisible();
  await message.hover();
  await page.clock.fastForward(20_000);
  await expect(message).toBeVisible();
  await page.mouse.move(5, 5);
  await page.clock.fastForward(8_001);
  await expect(message).toBeHidden();
});

for (const [width, display] of [
  [390, 'grid'],
  [1024, 'table-row'],
] as const) {
  test(`at ${width} px a row of a table is displayed as ${display} and is still a row for screen readers`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 800 });
    await openGallery(page, 'content-table-or-cards--ports', english);
    const row = page.getByRole('row', { name: /Front door camera/ });
    await expect(row).toHaveCSS('display', display);
    await expect(row.getByRole('rowheader')).toContainText('Front door camera');
  });
}
