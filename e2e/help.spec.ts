import { expect, test, type Page } from '@playwright/test';
import { openDesk } from './desk.ts';
import { expectNoViolations } from './extras.ts';
import { signIn } from './people.ts';
import { desktop, expectToFit, phone } from './widths.ts';

/** A whole PNG of one pixel. */
const picture = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);

const askButton = (page: Page, about: RegExp) => page.getByRole('button', { name: about });

for (const [device, viewport, asker] of [
  ['a phone', phone, 'desislava'],
  ['a desktop', desktop, 'rumen'],
] as const) {
  test.describe(`on ${device}`, () => {
    test.use({ viewport });

    test('a question about a bill line with a picture is answered by the desk, told by bell and mail, answered back and closed [HE-001, HE-002, HE-003, HE-005]', async ({
      page,
      browser,
    }) => {
      const text = `Какво е това? (${device}, ${test.info().retry})`;
      await signIn(page, asker, '/my-a1/bills');
      await page.getByRole('main').getByRole('listitem').getByRole('link').first().click();
      await page.locator('summary', { hasText: 'Всички редове' }).click();
      await askButton(page, /^Попитай за това: /)
        .first()
        .click();
      const dialog = page.getByRole('dialog', { name: 'Попитай за това' });
      await expect(dialog.getByRole('region', { name: 'За какво е въпросът' }).getByText('Сума')).toBeVisible();
      await expectNoViolations(page);
      await dialog.getByRole('button', { name: 'Изпрати' }).click();
      await expect(dialog.getByText('Напиши въпроса си.')).toBeVisible();
      await dialog.getByLabel('Въпросът ти').fill(text);
      const choose = dialog.locator('input[type=file]');
      await choose.setInputFiles({ name: 'страница.png', mimeType: 'image/png', buffer: Buffer.from('<html>') });
      await expect(dialog.getByText(/не е снимка/)).toBeVisible();
      await choose.setInputFiles({ name: 'сметка.png', mimeType: 'image/png', buffer: picture });
      await expect(dialog.getByRole('list', { name: 'Добавени файлове' }).getByText('сметка.png')).toBeVisible();
      await dialog.getByRole('button', { name: 'Изпрати' }).click();
      await expect(page.getByText(/^Изпратихме въпроса/)).toBeVisible();

      const desk = await openDesk(browser, `questions-${asker}`, 'support');
      await desk.getByRole('link', { name: 'Въпроси', exact: true }).click();
      const listed = desk.getByRole('listitem').filter({ hasText: asker === 'rumen' ? /Румен/ : /Десислава/ });
      await listed.getByRole('link').last().click();
      await expect(desk.getByText(text)).toBeVisible();
      await expect(desk.getByRole('region', { name: 'За какво е въпросът' }).getByText('Сума')).toBeVisible();
      const download = desk.waitForEvent('download');
      await desk.getByRole('button', { name: 'Свали сметка.png' }).click();
      expect((await download).suggestedFilename()).toBe('сметка.png');
      await expectNoViolations(desk);
      await desk.getByLabel('Отговор').fill('Това е месечната такса.');
      const attach = desk.locator('input[type=file]');
      await attach.setInputFiles({ name: 'схема.png', mimeType: 'image/png', buffer: picture });
      await expect(desk.getByRole('list', { name: 'Добавени файлове' }).getByText('схема.png')).toBeVisible();
      await expectNoViolations(desk);
      await desk.getByRole('button', { name: 'Изпрати отговора' }).click();
      await expect(desk.getByText('Отговорът е изпратен.')).toBeVisible();

      await page.goto('/my-a1/');
      await page.locator('.waiting > summary').click();
      await page
        .locator('.waiting-menu')
        .getByRole('link', { name: /Отговорихме на въпроса ти/ })
        .click();
      await expect(page.getByText('Това е месечната такса.')).toBeVisible();
      const saved = page.waitForEvent('download');
      await page.getByRole('button', { name: 'Свали схема.png' }).click();
      expect((await saved).suggestedFilename()).toBe('схема.png');
      await expectToFit(page);
      await expectNoViolations(page);
      await page.getByLabel('Твоят отговор').fill('Благодаря!');
      await page.getByRole('button', { name: 'Изпрати', exact: true }).click();
      await expect(page.getByText('Изпратихме го.')).toBeVisible();
      await page.getByRole('button', { name: 'Затвори въпроса' }).click();
      await expect(page.getByText('Този въпрос е затворен.')).toBeVisible();
      await page.getByRole('link', { name: 'Помощ', exact: true }).first().click();
      await expect(page.getByRole('link', { name: /Затворен/ }).first()).toBeVisible();
      await expectNoViolations(page);
      await desk.context().close();
    });
  });
}

test('a question of somebody else is not shown [HE-005]', async ({ page }) => {
  await signIn(page, 'maria', '/my-a1/help/0b7f4c7e-5d0a-4c1f-9a54-6f2c8f0a3003');
  await expect(page.getByRole('heading', { level: 1, name: 'Въпросът не се зареди' })).toBeVisible();
  await expect(page.getByText('Къде са парите?')).toHaveCount(0);
});

test('the search finds an answer and opens it; a notice of the bell can be asked about [HE-001, HE-002]', async ({
  page,
}) => {
  await signIn(page, 'maria', '/my-a1/');
  await page.locator('.waiting > summary').click();
  await page
    .locator('.waiting-menu')
    .getByRole('button', { name: /^Попитай за това: / })
    .first()
    .click();
  const dialog = page.getByRole('dialog', { name: 'Попитай за това' });
  await expect(dialog.getByRole('region', { name: 'За какво е въпросът' })).toBeVisible();
  await dialog.getByRole('button', { name: 'Отказ' }).click();
  await page.getByRole('button', { name: 'Търсене' }).click();
  await page.getByLabel('Какво търсиш?').fill('защо сметката ми е по-висока');
  await page.getByRole('option', { name: /Защо сметката ми е по-висока\?/ }).click();
  await expect(page.getByText(/най-отгоре пише с колко се различава/)).toBeVisible();
  await expectNoViolations(page);
});

test('a change that the portal refused can be asked about, with its screen and code and without typed values [HE-001]', async ({
  page,
}) => {
  await signIn(page, 'plamen', '/my-a1/my-profile/change-password');
  await page.getByLabel('Сегашна парола').fill('не е тази парола');
  await page.getByLabel('Нова парола').fill('Savsem_Nova_2027');
  await page.getByLabel('Новата още веднъж').fill('Savsem_Nova_2027');
  await page.getByRole('button', { name: 'Смени паролата' }).click();
  const alert = page.getByRole('alert').filter({ has: page.getByRole('button', { name: 'Попитай за това' }) });
  await expect(alert).toBeVisible();
  await expectToFit(page);
  await expectNoViolations(page);
  await alert.getByRole('button', { name: 'Попитай за това' }).click();
  const about = page
    .getByRole('dialog', { name: 'Попитай за това' })
    .getByRole('region', { name: 'За какво е въпросът' });
  await expect(about.getByText('EC_Wrong_Password')).toBeVisible();
  await expect(about.getByText('/my-profile/change-password')).toBeVisible();
  await expect(about).not.toContainText('Nova_2027');
  await expectNoViolations(page);
});
