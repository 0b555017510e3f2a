// The steps of registering and adding a service, as a user does them.

import { expect, type Page } from '@playwright/test';
import { turn } from './widths.ts';
import { fillCredentials } from './people.ts';

export const password = 'Lastovica!7';

type Mail = { text: string; code: string | null };

/** The newest message to a recipient that matches. */
export async function newest(page: Page, to: string, holding: RegExp): Promise<Mail> {
  const read = async () => {
    const response = await page.request.get('/api/dev/inbox', { params: { to } });
    const [mail] = (await response.json()) as Mail[];
    return mail;
  };
  await expect.poll(async () => (await read())?.text ?? '').toMatch(holding);
  return (await read())!;
}

export async function linkTo(page: Page, to: string, path: string): Promise<string> {
  const { text } = await newest(page, to, new RegExp(path));
  return /http\S+workflow=\S+/.exec(text)?.[0] ?? '';
}

export async function begin(page: Page, email: string): Promise<void> {
  await page.goto('/my-a1/login');
  await page.getByRole('link', { name: 'Нов профил' }).click();
  await expect(page).toHaveURL(/\/registration\/email-and-password$/);
  await expect(page.getByRole('heading', { name: 'Да започваме' })).toBeVisible();
  await page.getByLabel('Имейл', { exact: true }).fill(email);
  await page.getByLabel('Парола', { exact: true }).fill(password);
  await page.getByLabel('Приемам общите условия').check();
  await page.getByRole('button', { name: 'Продължи' }).click();
  await expect(page.getByRole('heading', { name: 'Провери пощата си' })).toBeVisible();
}

export async function activateByCode(page: Page, email: string): Promise<void> {
  await turn(page);
  const { code } = await newest(page, email, /Код: \d{6}/);
  await page.getByLabel('Код от имейла').fill(code ?? '');
  await expect(page.getByRole('heading', { name: 'На кого е договорът?' })).toBeVisible();
}

export async function choose(page: Page, whose: string, id?: string): Promise<void> {
  await turn(page);
  await page.getByText(whose, { exact: true }).click();
  if (id) await page.getByLabel('ЕГН или ЕИК', { exact: true }).fill(id);
  await page.getByRole('button', { name: 'Продължи' }).click();
  await expect(page.getByRole('heading', { name: 'Кой е номерът?' })).toBeVisible();
}

export async function number(page: Page, msisdn: string): Promise<void> {
  await turn(page);
  await page.getByLabel('Номер на услуга', { exact: true }).fill(msisdn);
  await page.getByRole('button', { name: 'Продължи' }).click();
}

export async function comeIn(page: Page, email: string, service: string): Promise<void> {
  await turn(page);
  await expect(page.getByRole('heading', { name: 'Профилът ти е готов' })).toBeVisible();
  await page.getByRole('link', { name: 'Влез' }).click();
  await fillCredentials(page, email, password);
  await expect(page.locator('#root .shell')).toBeVisible();
  await page.goto('/my-a1/my-services');
  await expect(page.getByRole('link', { name: service }).first()).toBeVisible();
}

/** Replaces the id in the tab: the server has no such workflow. */
export async function forgeId(page: Page): Promise<void> {
  await page.evaluate(() => {
    sessionStorage.setItem('workflow_correlation_id', '0b7f4c7e-5d0a-4c1f-9a54-6f2c8f0a3009');
    sessionStorage.setItem('something else', 'x');
  });
}

export const overText = 'Регистрацията е изтекла или вече е завършена.';
