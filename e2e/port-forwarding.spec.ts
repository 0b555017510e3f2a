import { expect, test } from '@playwright/test';
import { desktop, dialog, expectNoViolations, phone } from './extras.ts';
import { base, homes, notice } from './home-network.ts';
import { signIn } from './people.ts';

test('ports are opened, changed, closed and deleted on a router with internal ranges [HN-003, HN-008, HN-036, HN-038, HN-039, HN-040, HN-041, HN-042, HN-043, HN-044, HN-045, HN-046, HN-050, HN-051, HN-067, HN-068, HN-069, HN-079, HN-087, HN-088, HN-090, HN-091, HN-092, HN-093, HN-094, HN-101, HN-102, HN-103, HN-104, HN-111]', async ({
  page,
}) => {
  await page.setViewportSize(desktop);
  await signIn(page, 'maria', `${base}/port-forwarding?msisdn=${homes.maria}`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Пренасочване на портове');
  await expect(page.locator('#main')).toContainText('Две врати към дома са отворени.');
  const row = (name: string) => page.getByRole('row', { name: new RegExp(name) });
  await expect(row('Игрите на Боян')).toHaveText(/Конзола192\.168\.1\.31.*3478–3480.*3478–3480.*UDP/);
  await expect(page.getByRole('columnheader')).toHaveCount(7);
  await expect(row('Снимките вкъщи').getByRole('switch')).not.toBeChecked();
  await page.getByRole('button', { name: 'Какво е „Протокол“' }).click();
  await expect(dialog(page)).toContainText('TCP е за сайтове');
  await dialog(page).getByRole('button', { name: 'Разбрах' }).click();
  await expectNoViolations(page);

  await page.getByRole('button', { name: 'Добави правило' }).click();
  const save = dialog(page).getByRole('button', { name: 'Добави правилото' });
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
  await dialog(page).getByRole('button', { name: 'Към правилата' }).click();
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
  await dialog(page).getByRole('button', { name: 'Към правилата' }).click();
  await expect(row('Камера в гаража')).toContainText('8444–8445');
  await expect(row('Камера в гаража').getByRole('switch')).toBeEnabled();

  const toggled = page.waitForRequest('**/port-fwd');
  await row('Камера в гаража').getByRole('switch').press(' ');
  expect((await toggled).postDataJSON()).toEqual({
    Msisdn: homes.maria,
    PhoneNo: homes.maria,
    Action: 2,
    InstNumber: 4,
    PortMappingEnabled: false,
  });
  await expect(page.getByText('Изключваме правилото „Камера в гаража“.')).toBeVisible();
  await expect(row('Камера в гаража').getByRole('switch')).toBeFocused();
  await expect(row('Камера в гаража').getByRole('switch')).not.toHaveAttribute('aria-disabled');
  await expect(row('Камера в гаража').getByRole('switch')).not.toBeChecked();

  // It is deleted in another tab while it is edited here.
  const other = await page.context().newPage();
  await other.goto(page.url());
  await row('Камера в гаража')
    .getByRole('button', { name: /Промени/ })
    .click();
  await dialog(page).getByLabel('Име', { exact: true }).fill('Камера навън');
  await other.getByRole('button', { name: 'Изтрий Камера в гаража' }).click();
  await expect(dialog(other)).toContainText('Да изтрием ли „Камера в гаража“?');
  await expectNoViolations(other);
  await dialog(other).getByRole('button', { name: 'Изтрий правилото' }).click();
  await expect(other.getByRole('row', { name: /Камера в гаража/ })).toHaveCount(0);
  await other.close();
  await dialog(page).getByRole('button', { name: 'Запази' }).click();
  await expect(dialog(page)).toContainText('Това правило вече го няма');
  await expectNoViolations(page);
  await dialog(page).getByRole('button', { name: 'Към правилата' }).click();
  await expect(row('Камера в гаража')).toHaveCount(0);
});

test('a router of another type has cards on a phone, no internal range and its own protocols, and may refuse [HN-037, HN-089, HN-095, HN-114]', async ({
  page,
}) => {
  await page.setViewportSize(phone);
  await signIn(page, 'elena', `${base}/port-forwarding?msisdn=${homes.elena}`);
  await expect(page.locator('#main')).toContainText('Една врата към дома е отворена.');
  const card = page.getByRole('row', { name: /Minecraft/ });
  await expect(card).toContainText('Настолен компютър');
  expect((await card.boundingBox())!.height).toBeGreaterThan(150);
  await card.getByRole('button', { name: 'Какво е „Вкъщи“' }).click();
  await expect(dialog(page)).toContainText('Портът, на който устройството слуша вкъщи.');
  await dialog(page).getByRole('button', { name: 'Разбрах' }).click();
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
  await expect(page.getByRole('heading', { name: 'Още няма правила' })).toBeVisible();
  await expectNoViolations(page);
  await page.getByRole('button', { name: 'Добави правило' }).click();
  await dialog(page).locator('.port-preset', { hasText: 'Игри' }).click();
  await dialog(page).getByLabel('За какво точно').selectOption('Xbox');
  const protocol = dialog(page).getByLabel('Протокол', { exact: true });
  expect(await protocol.locator('option').allTextContents()).toEqual(['TCP', 'UDP']);
  await dialog(page).getByLabel('Устройство', { exact: true }).fill('192.168.1.30');
  await dialog(page).getByRole('button', { name: 'Добави правилото' }).click();
  await dialog(page).getByRole('button', { name: 'Към правилата' }).click();
  await expect(notice(page)).toContainText('Рутерът отказа последната промяна на портовете');
  await expect(page.getByRole('heading', { name: 'Още няма правила' })).toBeVisible();
  await page.reload();
  await expect(notice(page)).toContainText('Старите правила още важат.');
});
