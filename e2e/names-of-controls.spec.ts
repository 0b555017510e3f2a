// The screen reader output in order: every heading, control and region of the main pages by role, name and state.

import { expect, test } from '@playwright/test';
import { prefer, startSession } from './people.ts';
import { settle } from './settle.ts';

const pages = [
  ['sign-in', '/my-a1/login'],
  ['registration', '/my-a1/registration/email-and-password'],
] as const;

/** Pages of a user whom no other journey changes. */
const ownPages = [
  ['home', '/my-a1/'],
  ['services', '/my-a1/my-services'],
  ['extras', '/my-a1/digital-extras/select-services'],
  ['roaming', '/my-a1/roaming'],
  ['usage', '/my-a1/usage'],
  ['weekend-bonus', '/my-a1/weekend-bonus'],
  ['profile', '/my-a1/my-profile'],
  ['cards', '/my-a1/my-profile/my-cards'],
  ['security-code', '/my-a1/my-profile/security-code'],
  ['e-signing', '/my-a1/e-signing'],
  ['protection', '/my-a1/network-protection'],
] as const;

/** Other sessions depend on the other journeys. */
const ofOtherDevices = /^- button "Излез от/;

const spoken =
  /^- (banner|button|checkbox|combobox|dialog|heading|link|main|navigation|radio|region|slider|switch|tab|textbox)\b/;

/** Dates and the time of day change; a greeting depends on them. */
const timeless = (line: string) =>
  line
    .replace(/\d{2}\.\d{2}\.(\d{4})?/g, 'дата')
    .replace(/(Добро утро|Добър ден|Добър вечер|Лека нощ),/, 'Поздрав,')
    .replace(/:$/, '');

test('every control of the main pages has a name, in reading order', async ({ page }) => {
  await prefer(page, 'bg');
  const heard = async (name: string, address: string) => {
    await page.goto(address);
    // States of rows arrive after the rows.
    await page.waitForLoadState('networkidle');
    await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible();
    // The static markup of sign-in precedes its script.
    await expect(page.locator('#first-paint')).toHaveCount(0);
    await expect(page.locator('[aria-busy=true], .skeleton')).toHaveCount(0);
    await settle(page);
    const lines = (await page.locator('body').ariaSnapshot()).split('\n').map((line) => line.trim());
    expect(
      lines
        .filter((line) => spoken.test(line) && !ofOtherDevices.test(line))
        .map(timeless)
        .join('\n'),
    ).toMatchSnapshot(`${name}.txt`);
  };
  for (const [name, address] of pages) await heard(name, address);
  await startSession(page, 'vesela');
  for (const [name, address] of ownPages) await heard(name, address);
});
