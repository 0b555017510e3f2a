import { expect, test, type Page } from '@playwright/test';
import { desktop, dialog, expectNoViolations, phone } from './extras.ts';
import { band, base, homes, notice, saveBar } from './home-network.ts';
import { prefer, signIn } from './people.ts';

test('the map shows the router and its satellites with every signal, also as a table [HN-004, HN-005, HN-006, HN-009, HN-010, HN-011, HN-012, HN-013, HN-014, HN-015, HN-016, HN-017, HN-054]', async ({
  page,
}) => {
  await page.setViewportSize(desktop);
  await signIn(page, 'maria', `${base}?msisdn=${homes.maria}`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Домашна мрежа');
  await expect(page.getByText('Мрежата работи. Един усилвател е без връзка.')).toBeVisible();
  await expect(page.getByText('Lasta Mesh 6', { exact: true })).toBeVisible();
  await expect(page.locator('.net-satellite')).toContainText([
    /Отличен сигнал.*70A9C1/,
    /Задоволителен.*70A9D4/,
    /Слаб сигнал.*70AA07/,
    /Няма сигнал.*70AA3E/,
  ]);
  const unfold = page.getByRole('button', { name: '4 усилвателя' });
  await unfold.click();
  await expect(page.locator('.net-satellite')).toHaveCount(0);
  await unfold.click();
  await page.getByText('Същото като таблица').click();
  await expect(page.getByRole('row', { name: /Усилвател 3 70AA07 Слаб сигнал/ })).toBeVisible();
  await expectNoViolations(page);

  await page.locator('.net-satellite', { hasText: 'Слаб сигнал' }).getByRole('button').click();
  await expect(dialog(page)).toContainText('Премести рутера по-близо до Усилвател 3');
  await expect(dialog(page)).toContainText('70AA07');
  await expectNoViolations(page);
  await dialog(page).getByRole('button', { name: 'Разбрах' }).click();

  await page.setViewportSize(phone);
  await expectNoViolations(page);
  await page.getByRole('link', { name: 'Настройки' }).click();
  await expect(page).toHaveURL(new RegExp(`${base}/settings`));
});

test('a guest gets a code, a printed card or the password', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await prefer(page, 'en', 'dark');
  await signIn(page, 'maria', `${base}?msisdn=${homes.maria}`);
  const card = page.getByRole('complementary', { name: 'Invite a guest' });
  await expect(card.getByRole('img', { name: 'QR code of the network Ivanovi 5G' })).toBeVisible();
  await card.getByText('2.4 GHz').click();
  await expect(card.getByRole('img', { name: 'QR code of the network Ivanovi', exact: true })).toBeVisible();
  await card.getByRole('button', { name: 'Copy: Password' }).click();
  await expect(page.getByText('The password of Ivanovi is copied.')).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe('Lipa.2026-cvetna');
  await expectNoViolations(page);
  await page.evaluate(() => {
    window.print = () => undefined;
  });
  await card.getByRole('button', { name: 'Print' }).click();
  await page.emulateMedia({ media: 'print' });
  await expect(card.getByText('Lipa.2026-cvetna')).toBeVisible();
  await expect(page.getByRole('heading', { level: 1 })).toBeHidden();
});

test('changes wait while the router is off, and a concurrent edit is detected [HN-048, HN-096]', async ({
  page,
  context,
}) => {
  await page.setViewportSize(desktop);
  await signIn(page, 'pekarna', `${base}/settings?msisdn=${homes.pekarna}`);
  const name = band(page, '5 GHz').getByLabel(/^Име на мрежата/);
  await name.fill('Pekarna gosti');
  const other = await context.newPage();
  await other.goto(`${base}/port-forwarding?msisdn=${homes.pekarna}`);
  await other.getByRole('button', { name: 'Добави правило' }).click();
  const protocols = dialog(other).getByLabel('Протокол', { exact: true }).locator('option');
  await expect(protocols).toHaveText(['Избери', 'TCP', 'TCP/UDP']);
  await dialog(other).getByRole('button', { name: 'Откажи' }).click();
  await other.getByRole('switch', { name: 'Правилото Каса е включено' }).click();
  await expect(other.locator('.notice')).toContainText('Рутерът');
  await expect(other.getByRole('row', { name: /Каса/ })).toContainText('Чака рутера');
  await expect(other.getByRole('switch', { name: 'Правилото Каса е включено' })).toHaveAttribute(
    'aria-disabled',
    'true',
  );
  await expect(other.getByRole('button', { name: 'Изтрий Каса' })).toBeDisabled();
  await expectNoViolations(other);
  await other.close();

  await saveBar(page).getByRole('button', { name: 'Запази' }).click();
  await dialog(page).getByRole('button', { name: 'Запази промените' }).click();
  await expect(dialog(page)).toContainText('Някой друг промени настройките междувременно.');
  await expectNoViolations(page);
  await dialog(page).getByRole('button', { name: 'Затвори' }).last().click();
  await expect(name).toHaveValue('Pekarna gosti');
  await saveBar(page).getByRole('button', { name: 'Запази' }).click();
  await dialog(page).getByRole('button', { name: 'Запази промените' }).click();
  await expect(dialog(page)).toContainText('Ще важат, щом рутерът се върне на линия.');
  await dialog(page).getByRole('button', { name: 'Към мрежата' }).click();
  await expect(page).toHaveURL(new RegExp(`home-network-module\\?msisdn=${homes.pekarna}`));
  await expect(notice(page)).toContainText('Промените чакат');
  await page.goto(`${base}/settings?msisdn=${homes.pekarna}`);
  await expect(notice(page)).toContainText('Промените чакат');
  await expect(name).toHaveValue('Pekarna gosti');
  await page.goto(`${base}?msisdn=${homes.pekarna}`);
  await expect(page.getByText('Рутерът не отговаря. Виждаш последното, което знаем за него.')).toBeVisible();
  await expectNoViolations(page);
});

test("a foreign home shows the user's first one, or who manages it", async ({ page }) => {
  await signIn(page, 'maria', `${base}?msisdn=359888100101`);
  await expect(page.getByText('Lasta Mesh 6', { exact: true })).toBeVisible();
  await page.goto(`${base}?msisdn=${homes.elena}`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Домашната мрежа се управлява от титуляря');
  await expectNoViolations(page);
  await signOutAnd(page, 'stroy');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Нямаш домашен интернет тук');
});

async function signOutAnd(page: Page, who: 'stroy'): Promise<void> {
  await page.context().clearCookies();
  await page.evaluate(() => localStorage.clear());
  await signIn(page, who, base);
}
