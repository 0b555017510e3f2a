import { expect, test, type Page } from '@playwright/test';
import { expectNoViolations } from './extras.ts';
import { confirmWithPassword, prefer, signIn } from './people.ts';

const address = '/my-a1/my-profile/security-code';
const prompt = (page: Page) => page.getByRole('dialog', { name: 'Потвърди, че си ти' });

const lastMessage = async (page: Page, to: string) => {
  const response = await page.request.get('/api/dev/inbox', { params: { to } });
  return ((await response.json()) as { code: string | null; text: string }[])[0];
};

/** The dialog in which a number was entered and sent, with the prompt above it. */
async function askForCode(page: Page, number: string): Promise<void> {
  await page.getByRole('button', { name: 'Създай код' }).click();
  await page.getByRole('dialog').getByLabel('Мобилен номер').fill(number);
  await page.getByRole('dialog').getByRole('button', { name: 'Изпрати код' }).click();
  await expect(prompt(page)).toBeVisible();
}

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 800 } });

  test('a cancelled prompt keeps the input and shows that nothing was changed', async ({ page }) => {
    await signIn(page, 'vesela', address);
    await askForCode(page, '0888 101 299');
    await expectNoViolations(page);
    await page.keyboard.press('Escape');
    await expect(prompt(page)).toBeHidden();
    const dialog = page.getByRole('dialog');
    await expect(dialog.getByLabel('Мобилен номер')).toHaveValue('0888 101 299');
    await expect(dialog.getByText('Нищо не е променено.')).toBeVisible();
  });
});

test('a wrong password is reported in the prompt; the correct one sends the same request once', async ({ page }) => {
  await signIn(page, 'vesela', address);
  const keys: (string | undefined)[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith('/securitycode/create')) keys.push(request.headers()['idempotency-key']);
  });
  await askForCode(page, '0888 101 298');
  await prompt(page).getByLabel('Парола', { exact: true }).fill('Not!her1');
  await prompt(page).getByRole('button', { name: 'Потвърди', exact: true }).click();
  await expect(prompt(page).getByText('Грешна парола.')).toBeVisible();
  await confirmWithPassword(page);
  await expect(page.getByRole('dialog').getByLabel('Новият код за сигурност от SMS')).toBeVisible();
  expect(keys).toHaveLength(2);
  expect(new Set(keys).size).toBe(1);
});

test('a code to a previously known number also confirms, and the sessions show it', async ({ page }) => {
  await signIn(page, 'tanya', '/my-a1/my-profile/my-data');
  await page.getByRole('button', { name: 'Събери данните ми' }).click();
  await prompt(page).getByRole('button', { name: 'Потвърди с код по SMS' }).click();
  const dialog = page.getByRole('dialog', { name: 'Код по SMS' });
  const number = await dialog.getByLabel('Номер').inputValue();
  await dialog.getByRole('button', { name: 'Прати код' }).click();
  await expect(dialog.getByLabel('Код от SMS')).toBeVisible();
  await expectNoViolations(page);
  await dialog.getByLabel('Код от SMS').fill((await lastMessage(page, number))?.code ?? '');
  await expect(page.getByText('Събираме ги.')).toBeVisible();
  await page.goto('/my-a1/my-profile');
  await expect(page.getByText('Потвърдена за важни промени до')).toBeVisible();
});

test('a recovery is announced, and its link cancels it after a press', async ({ page }) => {
  await prefer(page, 'en');
  await signIn(page, 'yavor', '/my-a1/my-profile/my-data');
  await page.getByRole('button', { name: 'Gather my data' }).click();
  const english = page.getByRole('dialog');
  await english.getByRole('button', { name: 'I have neither the password nor the number' }).click();
  await english.getByRole('button', { name: 'Ask for access' }).click();
  await expect(english.getByText('You asked for access.')).toBeVisible();
  await expectNoViolations(page);
  const mail = await lastMessage(page, 'yavor@demo.abonat.bg');
  const link = /https?:\S+cancel-recovery\S+/.exec(mail?.text ?? '')?.[0] ?? '';
  await page.goto(new URL(link).pathname + new URL(link).search);
  await page.getByRole('button', { name: 'Cancel the request' }).click();
  await expect(page.getByRole('heading', { name: 'The request was cancelled' })).toBeVisible();
  await page.reload();
  await page.getByRole('button', { name: 'Cancel the request' }).click();
  await expect(page.getByRole('heading', { name: 'The link no longer works' })).toBeVisible();
});
