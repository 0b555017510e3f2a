import { expect, test, type Page } from '@playwright/test';
import { expectNoViolations } from './extras.ts';
import { confirmWithPassword, signIn } from './people.ts';

const lastCode = async (page: Page, to: string) => {
  const response = await page.request.get('/api/dev/inbox', { params: { to } });
  return ((await response.json()) as { code: string | null }[]).find(({ code }) => code !== null)?.code ?? '';
};
const address = '/my-a1/my-profile/security-code';

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 800 } });

  test('a first code is sent by SMS, confirmed and then active [SC-001, SC-002, SC-004, SC-005, SC-010, SC-014, SC-015, PR-049]', async ({
    page,
  }) => {
    await signIn(page, 'stanka', '/my-a1/my-profile');
    await page.getByRole('link', { name: 'Код за сигурност' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Още нямаш код за сигурност');
    await expectNoViolations(page);
    await page.getByRole('button', { name: 'Създай код' }).click();
    const dialog = page.getByRole('dialog');
    const number = dialog.getByLabel('Мобилен номер');
    await expect(number).toHaveValue('0888100731');
    await number.fill('0888');
    await dialog.getByRole('button', { name: 'Изпрати код' }).click();
    await expect(dialog.getByText('Неправилен номер!')).toBeVisible();
    await number.fill('0888 100 731');
    await dialog.getByRole('button', { name: 'Изпрати код' }).click();
    await confirmWithPassword(page);
    const code = dialog.getByLabel('Новият код за сигурност от SMS');
    // The field accepts only digits with a leading plus, at most six; with a plus the code is incomplete.
    await code.pressSequentially('+12a345678');
    await expect(code).toHaveValue('+12345');
    await dialog.getByRole('button', { name: 'Потвърди' }).click();
    await expect(dialog.getByText('Невалиден код.')).toBeVisible();
    await code.fill(await lastCode(page, '359888100731'));
    await expect(dialog.getByRole('heading', { name: 'Имаш код за сигурност' })).toBeVisible();
    await expectNoViolations(page);
    await dialog.getByRole('button', { name: 'Готово' }).click();
    await expect(page.getByText('Нов код идва със SMS на 0888 100 731')).toBeVisible();
    await page.getByRole('link', { name: 'Към профила' }).click();
    await expect(page.getByRole('link', { name: 'Код за сигурност' })).toContainText('Идва на 0888 100 731');
  });
});

test.describe('on a desktop', () => {
  test('the code and its number are changed in three steps [SC-003, SC-011, SC-012, SC-013]', async ({ page }) => {
    await signIn(page, 'elena', address);
    await page.getByRole('button', { name: 'Смени кода' }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByLabel('Сегашният код').fill('100001');
    await dialog.getByLabel('Новият код').fill('123456');
    await dialog.getByRole('button', { name: 'Смени кода' }).click();
    await expect(dialog.getByText('Тези цифри са подредени така, че се отгатват сред първите.')).toBeVisible();
    await dialog.getByLabel('Новият код').fill('902817');
    await dialog.getByRole('button', { name: 'Смени кода' }).click();
    await expect(dialog.getByText('Невалиден код.')).toBeVisible();
    await dialog.getByLabel('Сегашният код').fill('314159');
    await dialog.getByRole('button', { name: 'Смени кода' }).click();
    await expect(dialog.getByRole('heading', { name: 'Кодът е сменен' })).toBeVisible();
    await dialog.getByRole('button', { name: 'Готово' }).click();

    await page.getByRole('button', { name: 'Смени номера' }).click();
    await expect(dialog.getByRole('list', { name: 'Стъпка 1 от 3: Номер' })).toBeVisible();
    await expectNoViolations(page);
    await dialog.getByLabel('Мобилен номер').fill('0888 100 302');
    await dialog.getByRole('button', { name: 'Изпрати код' }).click();
    await confirmWithPassword(page);
    await expect(dialog.getByRole('list', { name: 'Стъпка 2 от 3: Код' })).toBeVisible();
    await dialog.getByLabel('Код от SMS до новия номер').fill(await lastCode(page, '359888100302'));
    await expect(dialog.getByRole('list', { name: 'Стъпка 3 от 3: Готово' })).toBeVisible();
    await dialog.getByRole('button', { name: 'Готово' }).click();
    await expect(page.getByText('Нов код идва със SMS на 0888 100 302')).toBeVisible();
  });

  test('a company uses its contract; a user without services sees the reason [SC-016, SH-028]', async ({ page }) => {
    await signIn(page, 'stroy', address);
    await page.getByRole('button', { name: 'Създай код' }).click();
    const dialog = page.getByRole('dialog');
    await expect(dialog.getByText('Към заявката добавяме договор M3000601.')).toBeVisible();
    const asked = page.waitForRequest((request) => request.url().endsWith('/security-code/securitycode/create'));
    await dialog.getByLabel('Мобилен номер').fill('0888 100 640');
    await dialog.getByRole('button', { name: 'Изпрати код' }).click();
    expect((await asked).postDataJSON()).toMatchObject({ contract: 'M3000601' });
    await confirmWithPassword(page);
    await expect(dialog.getByLabel('Новият код за сигурност от SMS')).toBeVisible();
    await signIn(page, 'ivan', address);
    await expect(page.getByText('Титулярят няма услуги при нас')).toBeVisible();
  });
});
