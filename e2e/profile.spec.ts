import { expect, test, type Page } from '@playwright/test';
import { expectNoViolations } from './extras.ts';
import { confirmWithPassword, signIn } from './people.ts';
import { desktop, phone, turn } from './widths.ts';

const widths = [
  ['a phone', phone],
  ['a desktop', desktop],
] as const;

// The other journeys begin on a phone and change the size later.
test.use({ viewport: phone });

const newest = async (page: Page, to: string) => {
  const response = await page.request.get('/api/dev/inbox', { params: { to } });
  return ((await response.json()) as { text: string; code: string | null }[])[0];
};

for (const [device, viewport] of widths) {
  test.describe(`on ${device}`, () => {
    test.use({ viewport });

    test('the profile shows pending tasks first and links all its pages [PR-009]', async ({ page }) => {
      await signIn(page, 'maria', '/my-a1/my-profile');
      await expect(page.getByRole('heading', { level: 1 })).toContainText('Една карта изтича след');
      await expectNoViolations(page);
      for (const [row, title] of [
        ['Договори и услуги', 'Твоите договори'],
        ['Адреси', 'Твоите адреси'],
        ['Автоматични плащания', 'Автоматични плащания'],
        ['Лични данни', 'Лични данни'],
        ['Имейл', 'Смени имейла'],
        ['Парола', 'Смени паролата'],
        ['Известия', 'За какво да ти пишем'],
      ] as const) {
        await page.getByRole('main').getByRole('link', { name: row }).first().click();
        await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
        await page.getByRole('link', { name: 'Към профила' }).click();
        await expect(page.getByRole('heading', { level: 1 })).toContainText('Една карта');
      }
    });

    test('contracts show their number and services, and expand to their details [PR-021, PR-036]', async ({ page }) => {
      await signIn(page, 'maria', '/my-a1/my-profile/contracts');
      await expect(page.getByRole('heading', { name: 'Договор M1000101' })).toBeVisible();
      await expect(page.getByText('гр. София, ул. Шипка 12, ап. 7')).toBeVisible();
      await page.getByRole('button', { name: 'Подробности за договор M1000101' }).click();
      const dialog = page.getByRole('dialog');
      await expect(dialog.getByText('Мария Иванова')).toBeVisible();
      await expectNoViolations(page);
    });
  });
}

test('an address is searched, saved and listed; street and number are required [PR-010, PR-011, PR-012, PR-013, PR-014, PR-015, PR-016, PR-017, PR-018, PR-019, PR-038, PR-039]', async ({
  page,
}) => {
  await signIn(page, 'pekarna', '/my-a1/my-profile/my-addresses');
  await expect(page.getByText('Още нямаш запазен адрес')).toBeVisible();
  await page.getByRole('button', { name: 'Добави адрес' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: 'Запази' }).click();
  await expect(dialog.getByText('Избери населено място от списъка.')).toBeVisible();
  await dialog.getByLabel('Населено място').fill('sofiq');
  await page.getByRole('option', { name: /гр\. София/ }).click();
  await dialog.getByRole('button', { name: 'Запази' }).click();
  await expect(dialog.getByText('Нужна е улица с номер или квартал с блок.')).toBeVisible();
  await dialog.getByLabel('Улица').fill('шипк');
  await page.getByRole('option', { name: 'ул. Шипка' }).click();
  await dialog.getByLabel('№').fill('12');
  for (const field of ['Квартал', 'Блок', 'Вход', 'Етаж', 'Апартамент']) {
    await expect(dialog.getByLabel(field)).toBeEnabled();
  }
  await expectNoViolations(page);
  await turn(page);
  await dialog.getByLabel('Етаж').fill('3');
  await expectNoViolations(page);
  await dialog.getByRole('button', { name: 'Запази' }).click();
  await expect(dialog.getByRole('heading', { name: 'Адресът е запазен' })).toBeVisible();
  await dialog.getByRole('button', { name: 'Добре' }).click();
  await expect(page.getByText(/ул\. Шипка 12, ет\. 3/)).toBeVisible();
});

test('inside the operator’s app a saved address leads back to the list [PR-020]', async ({ page }) => {
  await signIn(page, 'maria', '/my-a1/my-profile/my-addresses?webview=ios');
  await page.getByRole('button', { name: 'Промени Вкъщи' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Етаж').fill('4');
  await dialog.getByRole('button', { name: 'Запази' }).click();
  await expect(page).toHaveURL(/my-profile\/my-addresses$/);
  await expect(dialog).toBeHidden();
  await expect(page.getByText(/ет\. 4/)).toBeVisible();
});

test('a card is added on the bank’s page, a refusal is shown, and a lost answer is resolved; removal works even with a lost answer [PR-034, PR-066, PR-095]', async ({
  page,
}) => {
  await signIn(page, 'georgi', '/my-a1/my-profile/my-cards');
  const visit = async (card: RegExp) => {
    await page.getByRole('main').getByRole('button', { name: 'Добави карта' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Към страницата на банката' }).click();
    await page.getByLabel(card).check();
    await page.getByRole('button', { name: 'Продължи' }).click();
  };
  await visit(/0002/);
  await expect(page.getByText('Банката не прие картата. Нищо не е променено.')).toBeVisible();
  await turn(page);
  await visit(/3220/);
  await page.getByRole('button', { name: 'Потвърждавам' }).click();
  await expect(page.getByText('Картата е запазена.')).toBeVisible();
  await expect(page.getByText('•••• 3220')).toBeVisible();
  await visit(/0119/);
  await page.getByRole('link', { name: 'Обратно в портала' }).click();
  await expect(page.getByText('Картата е запазена.')).toBeVisible();
  await expect(page.getByText('•••• 0119')).toBeVisible();
  await expectNoViolations(page);
  await turn(page);
  // Removed, though the answer is lost: the retry gets the same answer.
  await page.route('**/payments/saved-cards/*', (route) => route.fetch().then(() => route.abort()), { times: 1 });
  await page.getByRole('button', { name: 'Премахни карта •••• 3220' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Премахни' }).click();
  await expect(page.getByText('Картата е премахната.')).toBeVisible();
  await expect(page.getByText('•••• 3220')).toBeHidden();
});

test('the address alone does not claim that a card was saved', async ({ page }) => {
  await signIn(page, 'ivan', '/my-a1/my-profile/my-cards?result=success');
  await expect(page.getByText('Още нямаш запазена карта')).toBeVisible();
  await expect(page.getByText('Картата е запазена.')).toBeHidden();
});

test('without a card automatic payment requires one; with cards it is activated, moved and stopped [PR-033, PR-035, PR-040, PR-041, PR-042, PR-044, PR-102]', async ({
  page,
}) => {
  await signIn(page, 'stroy', '/my-a1/my-profile/automatic-payments');
  await page.getByRole('button', { name: /Включи автоматично плащане за/ }).click();
  await expect(page.getByRole('dialog').getByRole('heading', { name: 'Първо добави карта' })).toBeVisible();

  await signIn(page, 'maria', '/my-a1/my-profile/automatic-payments');
  await page.getByRole('button', { name: 'Как работи' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: 'Добре' }).click();
  await expect(page.getByText('За някои от плащанията тук операторът дава бонус, ако са автоматични.')).toBeVisible();
  await page.getByRole('button', { name: /Включи автоматично плащане за Е-Просвета/ }).click();
  await dialog.getByRole('button', { name: 'Включи' }).click();
  await expect(dialog.getByText('Избери карта.')).toBeVisible();
  await dialog.getByRole('radio', { name: /1107/ }).check();
  await dialog.getByRole('button', { name: 'Включи' }).click();
  await expect(dialog.getByText('Включихме автоматично плащане с карта •••• 1107.')).toBeVisible();
  await dialog.getByRole('button', { name: 'Добре' }).click();

  await turn(page);
  await page.goto('/my-a1/my-profile/my-cards');
  await page.getByRole('button', { name: 'Премахни карта •••• 1107' }).click();
  const sent = page.waitForRequest((request) => request.method() === 'PUT');
  await dialog.getByRole('radio', { name: /4417/ }).check();
  await dialog.getByRole('button', { name: 'Прехвърли и премахни' }).click();
  expect((await sent).postDataJSON()).toEqual({
    contract_ids: [],
    enlightenments: ['prosveta-5'],
    smart_tvs: ['smart-tv-kino'],
  });
  await expect(page.getByText('Плащанията са прехвърлени и картата е премахната.')).toBeVisible();
  await expect(page.getByText('•••• 1107')).toBeHidden();
  await page.getByRole('button', { name: 'Смени карта •••• 8802' }).click();
  await expect(dialog.getByRole('heading', { name: 'Смени карта •••• 8802' })).toBeVisible();
});

test('marketing is activated at once and deactivated after a confirmation [PR-045]', async ({ page }) => {
  await signIn(page, 'elena', '/my-a1/my-profile/notifications');
  const offers = page.getByRole('switch', { name: 'Оферти и новини' });
  await offers.click();
  await expect(offers).toBeChecked();
  await turn(page);
  await offers.click();
  await page.getByRole('dialog').getByRole('button', { name: 'Спри ги' }).click();
  await expect(offers).not.toBeChecked();
});

test('a new e-mail is confirmed by its code, after an error for a wrong one [PR-113]', async ({ page }) => {
  await signIn(page, 'petya', '/my-a1/my-profile/change-email');
  const fresh = 'petya.nova@demo.abonat.bg';
  await page.getByLabel('Нов имейл').fill(fresh);
  await page.getByLabel('Парола', { exact: true }).fill('Abonat!2026');
  await page.getByRole('button', { name: 'Изпрати код' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Код от имейла').fill('AAAAA-AAAAA');
  await dialog.getByRole('button', { name: 'Потвърди' }).click();
  await expect(dialog.getByText('Невалиден код.')).toBeVisible();
  await turn(page);
  await dialog.getByLabel('Код от имейла').fill((await newest(page, fresh))?.code ?? '');
  await dialog.getByRole('button', { name: 'Потвърди' }).click();
  await expect(dialog.getByRole('heading', { name: 'Имейлът е потвърден' })).toBeVisible();
});

test('a user who closes the profile confirms with the e-mail, is signed out, and restores it by the link [PR-037, PR-043, PR-067, PR-068]', async ({
  page,
}) => {
  await signIn(page, 'nikola', '/my-a1/my-profile');
  await page.getByRole('button', { name: 'Закрий профила' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('textbox').fill('nikola@demo.abonat.bg');
  await dialog.getByRole('button', { name: 'Закрий профила' }).click();
  await confirmWithPassword(page);
  await expect(dialog.getByRole('heading', { name: 'Профилът ти е закрит' })).toBeVisible();
  const reads: string[] = [];
  page.on('request', (request) => reads.push(request.url()));
  // The user returns from the mailbox with the link.
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange', { bubbles: true })));
  await dialog.getByRole('button', { name: 'Към вход' }).click();
  await expect(page).toHaveURL(/\/login/);
  expect(reads.filter((url) => /user-profile|overview|sessions/.test(url))).toEqual([]);
  const kept = await page.evaluate(() => JSON.stringify([localStorage, sessionStorage]));
  expect(kept).not.toMatch(/token|nikola|account_information/i);
  await turn(page);
  const link = /http\S+restore-profile\S+/.exec((await newest(page, 'nikola@demo.abonat.bg'))?.text ?? '')?.[0] ?? '';
  await page.goto(new URL(link).pathname + new URL(link).search);
  await page.getByRole('button', { name: 'Върни профила' }).click();
  await expect(page.getByRole('heading', { name: 'Профилът ти е отново отворен' })).toBeVisible();
});

test('all own data is one file, and the history shows sign-ins', async ({ page }) => {
  await signIn(page, 'radost', '/my-a1/my-profile/my-data');
  await page.getByRole('button', { name: 'Събери данните ми' }).click();
  await confirmWithPassword(page);
  const button = page.getByRole('button', { name: 'Изтегли файла' });
  await expect(button).toBeVisible();
  expect((await newest(page, 'radost@demo.abonat.bg'))?.text).toContain('/my-profile/my-data');
  const download = page.waitForEvent('download');
  await button.click();
  expect((await download).suggestedFilename()).toBe('abonat-data.zip');
  await expectNoViolations(page);
  await turn(page);
  await page.goto('/my-a1/my-profile/sign-in-history');
  await expect(page.getByRole('main').getByRole('listitem').first()).toContainText('Влизане');
  await expectNoViolations(page);
});
