import { expect, test, type Page } from '@playwright/test';
import { demoPassword } from '#database/demo/people.ts';
import { fillCredentials } from './people.ts';

const newPassword = 'Lastovica!7';

/** The address in the newest e-mail to a user. */
async function linkTo(page: Page, email: string): Promise<string> {
  const newest = async () => {
    const response = await page.request.get('/api/dev/inbox', { params: { to: email } });
    const [mail] = (await response.json()) as { text: string }[];
    return /http\S+/.exec(mail?.text ?? '')?.[0] ?? '';
  };
  await expect.poll(newest).toContain('/my-a1/login/new-password?token=');
  return newest();
}

test('a user who forgot the password gets a link, sets a new one and signs in with it', async ({ page }) => {
  // No other journey uses this account.
  const email = 'lilia@demo.abonat.bg';
  await page.goto('/my-a1/login');
  await page.getByRole('link', { name: 'Забравена парола' }).click();
  await expect(page.getByRole('heading', { name: 'Забравена парола' })).toBeVisible();
  await page.getByLabel('Имейл').fill(email);
  await page.getByRole('button', { name: 'Изпрати линк' }).click();
  await expect(page.getByRole('heading', { name: 'Провери пощата си' })).toBeFocused();
  await expect(page.getByText(email)).toBeVisible();

  const link = await linkTo(page, email);
  await page.goto(link);
  await page.getByLabel('Нова парола').fill('Passw0rd!');
  await page.getByRole('button', { name: 'Запази паролата' }).click();
  await expect(page.getByText('Тази парола е често срещана дума или име')).toBeVisible();
  await page.getByLabel('Нова парола').fill(newPassword);
  await expect(page.getByText('Тази парола е често срещана дума или име')).toBeHidden();
  await page.getByRole('button', { name: 'Запази паролата' }).click();
  await expect(page.getByRole('heading', { name: 'Паролата е сменена' })).toBeFocused();

  await page.getByRole('link', { name: 'Към входа' }).click();
  await expect(page.getByRole('heading', { name: 'Влез в профила си' })).toBeVisible();
  await fillCredentials(page, email, demoPassword);
  await expect(page.getByText('Невалидно потребителско име и/или парола!')).toBeVisible();
  await fillCredentials(page, email, newPassword);
  await expect(page.locator('#root .shell')).toBeVisible();

  await page.goto(link);
  await page.getByLabel('Нова парола').fill(demoPassword);
  await page.getByRole('button', { name: 'Запази паролата' }).click();
  await expect(page.getByRole('heading', { name: 'Линкът вече не важи' })).toBeFocused();
});

test('the rules of a password are ticked off while it is typed [PR-074, PR-075, PR-076, PR-077, PR-078, PR-079, PR-080, PR-081]', async ({
  page,
}) => {
  await page.goto('/my-a1/login/new-password?token=1.x');
  const met = page.locator('.password-rules li[data-state=met]');
  const field = page.getByLabel('Нова парола');
  await expect(met).toHaveCount(0);
  const steps = [
    ['ю', ['без 5']],
    ['l', ['латинска', 'без 5']],
    ['lastovic', ['от 8', 'латинска', 'без 5']],
    ['lastovic7', ['от 8', 'цифра', 'латинска', 'без 5']],
    ['Lastovic7', ['от 8', 'цифра', 'латинска', 'главна', 'без 5']],
    ['Lastovic7!', ['от 8', 'цифра', 'латинска', 'главна', 'знаците', 'без 5']],
    ['Lastovic7!ю', ['от 8', 'цифра', 'главна', 'знаците', 'без 5']],
    ['Lasto!11111', ['от 8', 'цифра', 'латинска', 'главна', 'знаците']],
    ['Lasto!12345', ['от 8', 'цифра', 'латинска', 'главна', 'знаците']],
    ['Lasto!54321', ['от 8', 'цифра', 'латинска', 'главна', 'знаците']],
  ] as const;
  for (const [password, rules] of steps) {
    await field.fill(password);
    await expect(met).toContainText(rules);
    await expect(met).toHaveCount(rules.length);
  }
});

test('an invalid password is not sent and is reported at the field', async ({ page }) => {
  const calls: string[] = [];
  page.on('request', (request) => calls.push(request.url()));
  await page.goto('/my-a1/login/new-password?token=1.x');
  await page.getByLabel('Нова парола').fill('lastovica');
  await page.getByRole('button', { name: 'Запази паролата' }).click();
  await expect(page.getByLabel('Нова парола')).toHaveAccessibleDescription(
    'Паролата още не отговаря на всички условия.',
  );
  expect(calls.filter((url) => url.includes('/auth/'))).toEqual([]);
});

test('too many requests show the waiting time', async ({ page }) => {
  await page.goto('/my-a1/login/forgotten-password');
  for (let i = 0; i < 3; i++) {
    await page.getByLabel('Имейл').fill('nobody@demo.abonat.bg');
    await page.getByRole('button', { name: 'Изпрати линк' }).click();
    await page.getByRole('button', { name: 'Изпрати пак' }).click();
  }
  await page.getByLabel('Имейл').fill('nobody@demo.abonat.bg');
  await page.getByRole('button', { name: 'Изпрати линк' }).click();
  await expect(page.getByText(/Нов може след (59|60) минути\./)).toBeVisible();
  await expect(page.getByLabel('Имейл')).toHaveValue('nobody@demo.abonat.bg');
});

test('an address without a token offers a new link', async ({ page }) => {
  await page.goto('/my-a1/login/new-password');
  await page.getByRole('link', { name: 'Поискай нов линк' }).click();
  await expect(page).toHaveURL(/\/login\/forgotten-password$/);
});
