import { expect, test, type Locator, type Page } from '@playwright/test';
import { desktop, dialog, expectNoViolations, phone } from './extras.ts';
import { prefer, signIn } from './people.ts';

const base = '/my-a1/home-network-module';
const homes = { maria: '100000100301', elena: '100000100303', villa: '100000100305', pekarna: '100000100304' } as const;

const band = (page: Page, name: string): Locator => page.getByRole('region', { name, exact: true });
const saveBar = (page: Page): Locator => page.getByRole('region', { name: 'Незапазени промени' });
const notice = (page: Page): Locator => page.locator('.notice');

/** Lets a call through only when told, so that what stands meanwhile can be seen. */
async function hold(page: Page, call: string): Promise<() => void> {
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(`**/api/home-network-module/wifi/${call}`, async (route) => {
    await held;
    await route.continue();
  });
  return release;
}

test('the map shows the router and its satellites with every signal, and the same as a table [HN-004, HN-005, HN-006, HN-009, HN-010, HN-011, HN-012, HN-013, HN-014, HN-015, HN-016, HN-017, HN-054]', async ({
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

test('wifi is set band by band on a phone: what is wrong cannot be saved, what changed is sent alone [HN-001, HN-002, HN-007, HN-018, HN-019, HN-020, HN-021, HN-022, HN-024, HN-025, HN-026, HN-027, HN-028, HN-029, HN-049, HN-052, HN-064, HN-065, HN-076, HN-077, HN-078]', async ({
  page,
}) => {
  await page.setViewportSize(phone);
  // The stripes of the loader would move on while they are looked at.
  await page.emulateMedia({ reducedMotion: 'reduce' });
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
  await two.getByText('2.4 GHz').click();
  await expect(saveBar(page)).toHaveCount(0);
  await expectNoViolations(page);

  await name.fill('Чайка');
  await name.blur();
  await expect(five.getByText('Невалидни данни')).toBeVisible();
  await expect(name).toHaveAttribute('aria-invalid', 'true');
  await expect(saveBar(page)).toHaveCount(0);
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
  await expect(saveBar(page)).toHaveCount(0);
  await expect(page.getByText('Рутерът прие промените.')).toBeVisible();
  await page.reload();
  await expect(name).toHaveValue('Chaika 6G');
  await expect(five.getByRole('switch', { name: /WPS/ })).toBeChecked();
});

test('extended settings follow the mode, the band and the automatic channel [HN-023, HN-030, HN-031, HN-032, HN-033, HN-034, HN-035, HN-047, HN-053, HN-066, HN-080, HN-081, HN-082, HN-083, HN-084, HN-085, HN-086, HN-115, HN-116, HN-117, HN-118, HN-119, HN-120, HN-121, HN-122, HN-123, HN-124, HN-125]', async ({
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

test('ports are opened, moved, shut and deleted on a router with ranges inside [HN-003, HN-008, HN-036, HN-038, HN-039, HN-040, HN-041, HN-042, HN-043, HN-044, HN-045, HN-046, HN-050, HN-051, HN-067, HN-068, HN-069, HN-079, HN-087, HN-088, HN-090, HN-091, HN-092, HN-093, HN-094, HN-101, HN-102, HN-103, HN-104, HN-111]', async ({
  page,
}) => {
  await page.setViewportSize(desktop);
  await signIn(page, 'maria', `${base}/port-forwarding?msisdn=${homes.maria}`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Две врати към дома са отворени');
  const row = (name: string) => page.getByRole('row', { name: new RegExp(name) });
  await expect(row('Игрите на Боян')).toHaveText(/Конзола192\.168\.1\.31.*3478–3480.*3478–3480.*UDP/);
  await expect(page.getByRole('columnheader')).toHaveCount(7);
  await expect(row('Снимките вкъщи').getByRole('switch')).not.toBeChecked();
  await page.getByRole('button', { name: 'Какво е „Протокол“' }).click();
  await expect(dialog(page)).toContainText('TCP е за сайтове');
  await dialog(page).getByRole('button', { name: 'Разбрах' }).click();
  await expectNoViolations(page);

  await page.getByRole('button', { name: 'Отвори врата' }).click();
  const save = dialog(page).getByRole('button', { name: 'Отвори вратата' });
  await expect(save).toBeDisabled();
  await dialog(page).locator('.port-preset', { hasText: 'Камера' }).click();
  await expect(dialog(page).getByLabel('Отвън, от порт')).toHaveValue('8443');
  await expect(dialog(page)).toContainText('8443 води до „Камера на входа“. Свободен е 8444.');
  await expect(save).toBeDisabled();
  await expectNoViolations(page);
  await dialog(page).getByRole('button', { name: 'Вземи 8444' }).click();
  const address = dialog(page).getByLabel('Устройство', { exact: true });
  await address.fill('8.8.8.8');
  await address.blur();
  await expect(dialog(page)).toContainText('Невалидни данни');
  await expect(save).toBeDisabled();
  await address.fill('192.168.1.24');
  await expect(dialog(page)).toContainText('Камера, свързано сега');
  const [insideEnd] = await dialog(page)
    .getByLabel('до порт')
    .all()
    .then((all) => all.slice(1));
  await insideEnd!.fill('100');
  await insideEnd!.blur();
  await expect(dialog(page)).toContainText('Краят е преди началото.');
  await expect(save).toBeDisabled();
  await insideEnd!.fill('443');
  await dialog(page).getByLabel('Име', { exact: true }).fill('');
  await expect(save).toBeDisabled();
  await dialog(page).getByLabel('Име', { exact: true }).fill('Камера в гаража');
  await expect(dialog(page)).toContainText('на порт 8444, ще стигне до Камера в гаража на порт 443.');
  const added = page.waitForRequest('**/port-fwd');
  await save.click();
  expect((await added).postDataJSON()).toMatchObject({ Action: 1, ExternalPort: 8444, InternalEndPort: 443 });
  await expect(dialog(page)).toContainText('Приехме правилото „Камера в гаража“.');
  await expectNoViolations(page);
  await dialog(page).getByRole('button', { name: 'Към мрежата' }).click();
  await expect(row('Камера в гаража')).toContainText('Рутерът я променя');
  await expect(row('Камера в гаража').getByRole('button', { name: /Промени/ })).toBeDisabled();
  await expect(row('Камера в гаража').getByRole('button', { name: /Промени/ })).toBeEnabled();

  await row('Камера в гаража')
    .getByRole('button', { name: /Промени/ })
    .click();
  const saveEdit = dialog(page).getByRole('button', { name: 'Запази' });
  await expect(saveEdit).toBeDisabled();
  await dialog(page).getByLabel('до порт').first().fill('8440');
  await dialog(page).getByLabel('до порт').first().blur();
  await expect(dialog(page)).toContainText('Краят е преди началото.');
  await dialog(page).getByLabel('до порт').first().fill('8445');
  await dialog(page).getByLabel('Протокол', { exact: true }).selectOption('TCP/UDP');
  await expectNoViolations(page);
  const edited = page.waitForRequest('**/port-fwd');
  await saveEdit.click();
  expect((await edited).postDataJSON()).toEqual({
    Msisdn: homes.maria,
    PhoneNo: homes.maria,
    Action: 2,
    InstNumber: 4,
    ExternalPortEndRange: 8445,
    PortMappingProtocol: 3,
  });
  await expect(dialog(page)).toContainText('Приехме промяната на „Камера в гаража“.');
  await dialog(page).getByRole('button', { name: 'Към мрежата' }).click();
  await expect(row('Камера в гаража')).toContainText('8444–8445');
  await expect(row('Камера в гаража').getByRole('switch')).toBeEnabled();

  const toggled = page.waitForRequest('**/port-fwd');
  await row('Камера в гаража').getByRole('switch').click();
  expect((await toggled).postDataJSON()).toEqual({
    Msisdn: homes.maria,
    PhoneNo: homes.maria,
    Action: 2,
    InstNumber: 4,
    PortMappingEnabled: false,
  });
  await expect(row('Камера в гаража').getByRole('switch')).toBeEnabled();
  await expect(row('Камера в гаража').getByRole('switch')).not.toBeChecked();

  await row('Камера в гаража')
    .getByRole('button', { name: /Изтрий/ })
    .click();
  await expect(dialog(page)).toContainText('Да изтрием ли „Камера в гаража“?');
  await expectNoViolations(page);
  await dialog(page).getByRole('button', { name: 'Изтрий правилото' }).click();
  await expect(row('Камера в гаража')).toHaveCount(0);
});

test('a router of another kind has cards on a phone, no range inside and its own protocols, and may refuse [HN-037, HN-089, HN-095, HN-096, HN-114]', async ({
  page,
}) => {
  await page.setViewportSize(phone);
  await signIn(page, 'elena', `${base}/port-forwarding?msisdn=${homes.elena}`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Една врата към дома е отворена');
  const card = page.getByRole('row', { name: /Minecraft/ });
  await expect(card).toContainText('Настолен компютър');
  expect((await card.boundingBox())!.height).toBeGreaterThan(150);
  await card.getByRole('button', { name: /Промени/ }).click();
  await expect(dialog(page).getByLabel('до порт')).toHaveCount(1);
  expect(await dialog(page).getByLabel('Протокол', { exact: true }).locator('option').allTextContents()).toEqual([
    'TCP',
    'UDP',
    'TCP/UDP',
  ]);
  await expectNoViolations(page);
  await dialog(page).getByRole('button', { name: 'Откажи' }).click();

  await page.locator('.choice-chip', { hasText: 'На вилата' }).click();
  await expect(page).toHaveURL(new RegExp(homes.villa));
  await expect(page.getByRole('heading', { name: 'Няма отворени врати' })).toBeVisible();
  await expectNoViolations(page);
  await page.getByRole('button', { name: 'Отвори врата' }).click();
  await dialog(page).locator('.port-preset', { hasText: 'Игри' }).click();
  await dialog(page).getByLabel('За какво точно').selectOption('Xbox');
  const protocol = dialog(page).getByLabel('Протокол', { exact: true });
  expect(await protocol.locator('option').allTextContents()).toEqual(['TCP', 'UDP']);
  await dialog(page).getByLabel('Устройство', { exact: true }).fill('192.168.1.30');
  await dialog(page).getByRole('button', { name: 'Отвори вратата' }).click();
  await dialog(page).getByRole('button', { name: 'Към мрежата' }).click();
  await expect(notice(page)).toContainText('Рутерът отказа последната промяна на портовете');
  await expect(page.getByRole('heading', { name: 'Няма отворени врати' })).toBeVisible();
  await page.reload();
  await expect(notice(page)).toContainText('Старите правила още важат.');
});

test('a router that is off keeps changes waiting, and two edits at once are told apart [HN-048]', async ({
  page,
  context,
}) => {
  await page.setViewportSize(desktop);
  await signIn(page, 'pekarna', `${base}/settings?msisdn=${homes.pekarna}`);
  const name = band(page, '5 GHz').getByLabel(/^Име на мрежата/);
  await name.fill('Pekarna gosti');
  const other = await context.newPage();
  await other.goto(`${base}/port-forwarding?msisdn=${homes.pekarna}`);
  await other.getByRole('switch', { name: 'Каса е отворена' }).click();
  await expect(other.locator('.notice')).toContainText('Рутерът');
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
  await expect(notice(page)).toContainText('Промените чакат');
  await page.reload();
  await expect(notice(page)).toContainText('Промените чакат');
  await expect(name).toHaveValue('Pekarna gosti');
  await page.goto(`${base}?msisdn=${homes.pekarna}`);
  await expect(page.getByText('Рутерът не отговаря. Виждаш последното, което знаем за него.')).toBeVisible();
  await expectNoViolations(page);
});

test('what is not a home of the person shows the first one they have, or says who manages it', async ({ page }) => {
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
