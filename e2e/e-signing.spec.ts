import { readFile } from 'node:fs/promises';
import { expect, test, type Locator, type Page } from '@playwright/test';
import { expectNoViolations } from './extras.ts';
import { confirmWithPassword, signIn, type Person } from './people.ts';

const people = [
  ['a phone', { width: 360, height: 800 }, 'desislava', '359888101711', '359888101712', 'M1001711'],
  ['a desktop', { width: 1460, height: 900 }, 'rumen', '359888101721', '359888101722', 'M1001721'],
] as const satisfies [string, object, Person, string, string, string][];

const dialogOf = (page: Page) => page.getByRole('dialog');
const open = (page: Page, name: string) => page.getByRole('main').getByRole('button', { name }).click();
/** Waits until the dialog is fully visible: during the fade it has no contrast. */
async function expectGoodDialog(page: Page): Promise<void> {
  await expect(dialogOf(page)).toHaveCSS('opacity', '1');
  await expectNoViolations(page);
}

async function lastCode(page: Page, to: string): Promise<string> {
  const response = await page.request.get('/api/dev/inbox', { params: { to } });
  const messages = (await response.json()) as { code: string | null }[];
  return messages.find(({ code }) => code !== null)?.code ?? '';
}

/** Types into the empty field: a complete code is sent automatically, except one that signs, which needs its button. */
async function typeCode(where: Page | Locator, code: string, button?: 'Подпиши'): Promise<void> {
  for (const typed of ['', code]) await where.getByLabel('Код от SMS').fill(typed);
  if (button) await where.getByRole('button', { name: button, exact: true }).click();
}

/** Whether the page has sent that the annex was opened, or read to its end. */
function notesOfReading(page: Page): (event: 'opened' | 'read') => boolean {
  const notes = new Set<string>();
  page.on('request', (request) => {
    const note = request.postDataJSON() as { document_id: string; event: string } | null;
    if (request.url().endsWith('/reading') && note?.document_id.endsWith('-A1')) notes.add(note.event);
  });
  return (event) => notes.has(event);
}

for (const [device, viewport, who, number, otherNumber, contract] of people) {
  test(`on ${device} signing is switched on in three steps, signs, moves to another number and is switched off`, async ({
    page,
  }) => {
    await page.setViewportSize(viewport);
    await signIn(page, who, '/my-a1/my-profile');
    const dialog = dialogOf(page);
    const main = page.getByRole('main');
    const told = notesOfReading(page);
    await test.step('the profile links the documents and shows the state of e-signing [ES-001, ES-002, PR-053, SH-010]', async () => {
      const row = main.getByRole('link', { name: /Документи и подпис/ });
      await expect(row).toContainText('5 документа чакат');
      await expect(row).toContainText('Изключен');
      await row.click();
      await expect(page).toHaveURL(/\/my-a1\/e-signing$/);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('5 документа чакат подписа ти');
      await expectNoViolations(page);
    });

    await test.step('signing several at once requires e-signing [ES-013]', async () => {
      await open(page, 'Подпиши всички 5 с един код');
      await expect(dialog).toContainText('Първо включи електронния подпис');
      await expectGoodDialog(page);
      await dialog.getByRole('button', { name: 'Към включването' }).click();
    });

    await test.step('the wizard: benefits, terms and activation, then the number, then the code [ES-004, ES-005, ES-006, ES-007, ES-021]', async () => {
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Подписвай от телефона');
      await expect(main.getByRole('list', { name: 'Какво получаваш' }).getByRole('listitem')).toHaveCount(4);
      await expect(main.getByRole('list', { name: /Стъпка 1 от 3/ }).getByRole('listitem')).toHaveCount(3);
      await expect(main.getByRole('link', { name: 'Условия за електронно подписване' })).toHaveAttribute(
        'href',
        /e-signing\/terms/,
      );
      await expectNoViolations(page);
      await main.getByRole('button', { name: 'Активирай' }).click();
      await page.reload();
    });

    await test.step('an empty or invalid number is refused [ES-008, ES-009, ES-028, ES-029, ES-030]', async () => {
      const field = main.getByLabel('Мобилен номер');
      await expect(field).toHaveAttribute('placeholder', '08XXXXXXXX');
      for (const bad of ['', '12345']) {
        await field.fill(bad);
        await main.getByRole('button', { name: 'Продължи' }).click();
        await expect(main.getByText('Неправилен номер!')).toBeVisible();
      }
      await field.fill('0888100201');
      await main.getByRole('button', { name: 'Продължи' }).click();
      await expect(main.getByText('Номерът не принадлежи на титуляря.')).toBeVisible();
      await field.fill(`0${number.slice(3)}`);
      await main.getByRole('button', { name: 'Продължи' }).click();
    });

    await test.step('the code activates e-signing, and the status is refetched [ES-010, ES-011, ES-012, ES-022, ES-023, ES-031, ES-032]', async () => {
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Въведи кода от SMS');
      await page.reload();
      await expect(main.getByText(/Нов код след/)).toBeVisible();
      await typeCode(page, '12345');
      await main.getByRole('button', { name: 'Активирай' }).click();
      await expect(main.getByText('Кодът е от 6 цифри.')).toBeVisible();
      await expectNoViolations(page);
      await typeCode(page, await lastCode(page, number));
      await expect(dialog).toContainText('Електронният подпис е включен');
      await expectGoodDialog(page);
      await dialog.getByRole('button', { name: 'Добре' }).click();
      await expect(main.getByText('Кодовете за подписване идват на')).toBeVisible();
    });

    await test.step('a document is shown as pages with keyboard zoom and as text, and counts as read at its end', async () => {
      await page.setViewportSize({ ...viewport, height: 360 });
      await main.getByRole('button', { name: /Анекс към договора/ }).click();
      await main.getByText('Страници', { exact: true }).click();
      const reader = main.getByRole('region', { name: 'Документът' });
      const first = reader.getByRole('region', { name: 'Страница 1 от' });
      await expect(first).toContainText(`Анекс към договор ${contract}`);
      const width = async () => (await first.boundingBox())?.width ?? 0;
      const before = await width();
      await reader.focus();
      await page.keyboard.press('+');
      await expect.poll(width).toBeGreaterThan(before * 1.2);
      await page.keyboard.press('0');
      await expect.poll(width).toBeCloseTo(before, 0);
      await expect.poll(() => told('opened')).toBe(true);
      await main.getByText('Текст', { exact: true }).click();
      await expect(main.getByRole('heading', { level: 3, name: `Анекс към договор ${contract}` })).toBeVisible();
      await expectNoViolations(page);
      expect(told('read')).toBe(false);
      await reader.evaluate((paper) => paper.scrollIntoView({ block: 'end' }));
      await expect.poll(() => told('read')).toBe(true);
      await page.setViewportSize(viewport);
    });

    await test.step('it is signed with a previously requested code [ES-016, ES-018, ES-024, ES-025, ES-026]', async () => {
      await main.getByRole('button', { name: 'Подпиши', exact: true }).click();
      await expect(dialog).toContainText('Подпиши с код');
      await expectGoodDialog(page);
      const code = await lastCode(page, number);
      await typeCode(dialog, code === '000000' ? '111111' : '000000', 'Подпиши');
      await expect(dialog.getByText('Невалиден код.')).toBeVisible();
      await typeCode(dialog, code, 'Подпиши');
      await expect(dialog).toContainText('Подписано');
      await expectGoodDialog(page);
      await dialog.getByRole('button', { name: 'Добре' }).click();
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('4 документа чакат подписа ти');
    });

    await test.step('the number is changed by a code to the new one [ES-015, ES-033, ES-034]', async () => {
      await main.getByRole('button', { name: 'Смени номера' }).click();
      await dialog.getByLabel('Мобилен номер').fill('123');
      await dialog.getByRole('button', { name: 'Прати код' }).click();
      await expect(dialog.getByText('Неправилен номер!')).toBeVisible();
      await dialog.getByLabel('Мобилен номер').fill(`0${otherNumber.slice(3)}`);
      await dialog.getByRole('button', { name: 'Прати код' }).click();
      await confirmWithPassword(page);
      await typeCode(dialog, '12345');
      await dialog.getByRole('button', { name: 'Потвърди' }).click();
      await expect(dialog.getByText('Кодът е от 6 цифри.')).toBeVisible();
      await expectGoodDialog(page);
      await typeCode(dialog, await lastCode(page, otherNumber));
      await expect(dialog).toContainText('Номерът е сменен');
      await dialog.getByRole('button', { name: 'Добре' }).click();
    });

    await test.step('and it is deactivated [ES-040]', async () => {
      await main.getByRole('button', { name: 'Спри', exact: true }).click();
      await expectNoViolations(page);
      await dialog.getByRole('button', { name: 'Спри подписа' }).click();
      await expect(main.getByText('Включи го веднъж и подписвай с код от SMS.')).toBeVisible();
    });

    await test.step('a contract is signed with the code that activates e-signing [ES-017]', async () => {
      await main.getByRole('button', { name: /Договор за мобилна услуга/ }).click();
      await main.getByRole('button', { name: 'Подпиши', exact: true }).click();
      await expect(dialog).toContainText('Подпиши и включи е-подписа');
      await expectGoodDialog(page);
      await dialog.getByLabel('Мобилен номер').fill(`0${number.slice(3)}`);
      await dialog.getByRole('button', { name: 'Прати код' }).click();
      await expect(dialog).toContainText('С кода включваме и електронния ти подпис');
      await typeCode(dialog, await lastCode(page, number), 'Подпиши');
      await expect(dialog).toContainText('Подписано');
      await dialog.getByRole('button', { name: 'Добре' }).click();
      await expect(main.getByText('Кодовете за подписване идват на')).toBeVisible();
    });

    await test.step('the policy of home assistance is signed the same way [ES-014, ES-019, ES-027]', async () => {
      await main.getByRole('button', { name: 'Спри', exact: true }).click();
      await dialog.getByRole('button', { name: 'Спри подписа' }).click();
      await main.getByRole('button', { name: /Полица/ }).click();
      await main.getByRole('button', { name: 'Подпиши', exact: true }).click();
      await expect(dialog).toContainText('Подпиши полицата');
      await expectGoodDialog(page);
      await dialog.getByLabel('Мобилен номер').fill(`0${number.slice(3)}`);
      await dialog.getByRole('button', { name: 'Прати код' }).click();
      await expect(dialog).toContainText('Подпиши с код');
      await typeCode(dialog, await lastCode(page, number), 'Подпиши');
      await expect(dialog).toContainText('Полицата е подписана');
      await expectGoodDialog(page);
      await dialog.getByRole('button', { name: 'Добре' }).click();
    });

    await test.step('the remaining documents are signed under one code', async () => {
      await open(page, 'Подпиши всички 2 с един код');
      await expect(dialog).toContainText('2 документа');
      await typeCode(dialog, await lastCode(page, number), 'Подпиши');
      await expect(dialog).toContainText('Подписани са 2 документа');
      await dialog.getByRole('button', { name: 'Виж историята' }).click();
    });

    await test.step('the history shows how each was signed, with the file [ES-003, SH-011]', async () => {
      await expect(page).toHaveURL(/e-signing\/contracts\?activeTab=history/);
      await main.getByRole('button', { name: /Анекс към договора/ }).click();
      await expect(main.getByText('Не, съвпада')).toBeVisible();
      await expect(main.getByText('Готово: Отворен от теб')).toBeVisible();
      await expect(main.getByText('Готово: Прочетен до края')).toBeVisible();
      await expectNoViolations(page);
    });

    await test.step('anybody with the file can check its origin and integrity', async () => {
      const download = page.waitForEvent('download');
      await main.getByRole('button', { name: 'Свали с доказателството' }).click();
      const file = await readFile(await (await download).path());
      await page.context().clearCookies();
      await page.evaluate(() => localStorage.clear());
      await page.goto('/my-a1/e-signing/check');
      const check = (buffer: Buffer) =>
        page.locator('input[type=file]').setInputFiles({ name: 'Анекс.pdf', mimeType: 'application/pdf', buffer });
      await check(file);
      await expect(page.getByRole('heading', { name: 'Наш е и е цял' })).toBeVisible();
      await expect(page.getByText(/Печат от ниво B-/)).toBeVisible();
      await expectNoViolations(page);
      const changed = Buffer.from(file);
      changed[2000] = changed[2000]! ^ 1;
      await check(changed);
      await expect(page.getByRole('heading', { name: 'Наш е, но е променян' })).toBeVisible();
      await check(Buffer.from('%PDF-1.7'));
      await expect(page.getByRole('heading', { name: 'Няма наш печат' })).toBeVisible();
      await check(Buffer.from('a picture'));
      await expect(page.getByText('Това не е PDF.')).toBeVisible();
    });
  });
}

test('a policy of home assistance links its extra and its document', async ({ page }) => {
  await signIn(page, 'maria', '/my-a1/digital-extras/select-services/details?msisdn=359888100101&code=20051');
  await page.getByRole('link', { name: 'Отвори документа' }).click();
  await expect(page).toHaveURL(/e-signing\?.*DOC-HA-100101/);
  await expect(page.getByRole('heading', { level: 2, name: 'Полица „Домашен майстор“' })).toBeVisible();
  await expect(page.getByText('Не, съвпада')).toBeVisible();
});
