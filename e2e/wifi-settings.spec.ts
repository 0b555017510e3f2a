import { expect, test } from '@playwright/test';
import { desktop, dialog, expectNoViolations, phone } from './extras.ts';
import { band, base, hold, homes, saveBar } from './home-network.ts';
import { signIn } from './people.ts';

test('wifi is configured per band on a phone: invalid values cannot be saved, only changes are sent [HN-001, HN-002, HN-007, HN-018, HN-019, HN-020, HN-021, HN-022, HN-024, HN-025, HN-026, HN-027, HN-028, HN-029, HN-049, HN-052, HN-064, HN-065, HN-076, HN-077, HN-078]', async ({
  page,
}) => {
  await page.setViewportSize(phone);
  await signIn(page, 'elena', `${base}/settings?msisdn=${homes.elena}`);
  const five = band(page, '5 GHz');
  const two = band(page, '2.4 GHz');
  const name = five.getByLabel(/^Име на мрежата/);
  const password = five.getByLabel(/^Парола/);
  await expect(name).toHaveValue('Chaika 5G');
  await expect(five.getByRole('switch', { name: /Мрежата е включена/ })).toBeChecked();
  await expect(five.getByRole('link', { name: /Пренасочване на портове/ })).toBeVisible();
  await expect(two.getByLabel(/^Име на мрежата/)).toBeHidden();
  await two.getByText('2.4 GHz').click();
  await expect(two.getByLabel(/^Име на мрежата/)).toHaveValue('Chaika');
  await expect(two.getByRole('switch', { name: /WPS/ })).not.toBeChecked();
  await expect(two.getByRole('link', { name: /Пренасочване на портове/ })).toBeVisible();
  await two.getByText('2.4 GHz').click();
  await expect(saveBar(page)).toHaveCount(0);
  await expectNoViolations(page);

  await name.fill('Чайка');
  await name.blur();
  await expect(five.getByText('Невалидни данни')).toBeVisible();
  await expect(name).toHaveAttribute('aria-invalid', 'true');
  await expect(saveBar(page)).toHaveCount(0);
  // A collapsed section shows the error inside.
  await five.getByText('5 GHz').click();
  await expect(five).toContainText('Невалидни данни: Име на мрежата.');
  await expectNoViolations(page);
  await five.getByText('5 GHz').click();
  await password.fill('Nova_Parola-2026');
  await expect(saveBar(page)).toHaveCount(0);
  await expectNoViolations(page);
  await name.fill('Chaika 6G');
  await expect(saveBar(page)).toContainText('2 промени в 5 GHz');
  await expect(five.getByText('Силна парола')).toBeVisible();
  await expectNoViolations(page);
  await saveBar(page).getByRole('button', { name: 'Откажи промените' }).click();
  await expect(name).toHaveValue('Chaika 5G');
  await expect(saveBar(page)).toHaveCount(0);

  await name.fill('Chaika 6G');
  await five.getByRole('switch', { name: /WPS/ }).check();
  await saveBar(page).getByRole('button', { name: 'Запази' }).click();
  await expect(dialog(page)).toContainText('Всичко, свързано към 5 GHz, ще изгуби мрежата');
  await expect(dialog(page)).toContainText('Сега са свързани: Телефонът на Елена.');
  await expectNoViolations(page);
  const release = await hold(page, 'set-properties');
  const sent = page.waitForRequest('**/set-properties');
  await dialog(page).getByRole('button', { name: 'Запази промените' }).click();
  await expect(dialog(page)).toContainText('Изпращаме промените към рутера');
  await expectNoViolations(page);
  release();
  expect((await sent).postDataJSON()).toEqual({
    SerialNumber: '48575443C303',
    Properties: [
      { PropertyName: 'WifiName', BandType: 2, Value: 'Chaika 6G' },
      { PropertyName: 'Wps', BandType: 2, Value: 'true' },
    ],
    Service: homes.elena,
  });
  await expect(dialog(page)).toContainText('Приехме промените. Рутерът ги прилага за около минута.');
  await expectNoViolations(page);
  await dialog(page).getByRole('button', { name: 'Към мрежата' }).click();
  await expect(page).toHaveURL(new RegExp(`home-network-module\\?msisdn=${homes.elena}`));
  await expect(page.getByText('Рутерът прие промените.')).toBeVisible();
  await page.goto(`${base}/settings?msisdn=${homes.elena}`);
  await expect(name).toHaveValue('Chaika 6G');
  await expect(five.getByRole('switch', { name: /WPS/ })).toBeChecked();
});

test('extended settings depend on the mode, the band and the automatic channel [HN-023, HN-030, HN-031, HN-032, HN-033, HN-034, HN-035, HN-047, HN-053, HN-066, HN-080, HN-081, HN-082, HN-083, HN-084, HN-085, HN-086, HN-115, HN-116, HN-117, HN-118, HN-119, HN-120, HN-121, HN-122, HN-123, HN-124, HN-125]', async ({
  page,
}) => {
  await page.setViewportSize(desktop);
  await signIn(page, 'maria', `${base}/settings?msisdn=${homes.maria}`);
  const five = band(page, '5 GHz');
  await five.getByRole('link', { name: /Разширени настройки/ }).click();
  const field = (label: string) => five.getByLabel(new RegExp(`^${label}`));
  const options = (label: string) => field(label).locator('option').allTextContents();
  expect(await options('Сигурност')).toEqual(['WEP', 'WPA', 'WPA2', 'WPA2-WPA3']);
  expect(await options('Криптиране')).toEqual(['AES']);
  await field('Сигурност').selectOption('WPA2');
  expect(await options('Криптиране')).toEqual(['AES', 'TKIP + AES']);
  await field('Сигурност').selectOption('WPA');
  expect(await options('Криптиране')).toEqual(['TKIP', 'AES', 'TKIP + AES']);
  await field('Сигурност').selectOption('WEP');
  await expect(field('Криптиране')).toBeDisabled();
  await field('Сигурност').selectOption('WPA2-WPA3');
  await expect(saveBar(page)).toHaveCount(0);

  expect(await options('Ширина на канала')).toEqual(['W20/40', 'W20', 'W40', 'W20/40/80']);
  await expect(field('Канал')).toBeDisabled();
  await expect(five.getByText('Не препоръчваме да сменяш канала ръчно')).toBeVisible();
  await five.getByLabel('Избирай канала автоматично').uncheck();
  await expect(field('Канал')).toBeEnabled();
  expect((await options('Канал')).map(Number)).toEqual([
    36, 40, 44, 48, 52, 56, 60, 64, 100, 104, 108, 112, 116, 120, 124, 128, 132, 136,
  ]);
  await expectNoViolations(page);

  await five.getByRole('link', { name: /Скрий разширените/ }).click();
  const two = band(page, '2.4 GHz');
  await two.getByText('2.4 GHz').click();
  await two.getByRole('link', { name: /Разширени настройки/ }).click();
  expect(
    await two
      .getByLabel(/^Ширина на канала/)
      .locator('option')
      .allTextContents(),
  ).toHaveLength(3);
  const channels = await two
    .getByLabel(/^Канал/)
    .locator('option')
    .allTextContents();
  expect(channels).toEqual(Array.from({ length: 13 }, (_, index) => String(index + 1)));
  await expect(saveBar(page)).toContainText('1 промяна в 5 GHz');

  const infos = await two.getByRole('button', { name: /Какво е/ }).all();
  expect(infos).toHaveLength(8);
  for (const info of infos) {
    await info.click();
    await expect(dialog(page).locator('.dialog-text')).not.toBeEmpty();
    await dialog(page).getByRole('button', { name: 'Разбрах' }).click();
    await expect(dialog(page)).toHaveCount(0);
  }
});
