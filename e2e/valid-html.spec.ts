// An external validator reads the pages, as sent and as rendered. e2e/accessibility.spec.ts adds all other screens.

import { expect, test } from '@playwright/test';
import { htmlFaults } from '#testing/html-faults.ts';
import { signIn } from './people.ts';
import { settle } from './settle.ts';

for (const path of ['/my-a1/login', '/my-a1/', '/my-a1/operator', '/api/docs'])
  test(`the page sent for ${path} is valid HTML`, async ({ request }) => {
    const page = await request.get(path);
    expect(await htmlFaults('served', await page.text())).toEqual([]);
  });

test('sign-in, home and the desk are valid HTML once rendered', async ({ page }) => {
  const faults = async () => {
    await expect(page.locator('#root h1')).toBeVisible();
    await settle(page);
    return htmlFaults('rendered', await page.content());
  };
  await page.goto('/my-a1/login');
  expect(await faults()).toEqual([]);
  await page.goto('/my-a1/operator');
  expect(await faults()).toEqual([]);
  await signIn(page, 'vesela');
  expect(await faults()).toEqual([]);
});
