import { expect, test, type Page } from '@playwright/test';
import { demoPassword } from '#database/demo/people.ts';
import { startSession } from './people.ts';

/** Browsers refuse passkeys for addresses of numbers. */
test.use({ baseURL: `http://localhost:${process.env['E2E_PORT'] ?? '4310'}` });

/** A device with a fingerprint reader, inside the browser. */
async function addDevice(page: Page) {
  const session = await page.context().newCDPSession(page);
  await session.send('WebAuthn.enable');
  const { authenticatorId } = await session.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
  const refuse = (isUserVerified: boolean) =>
    session.send('WebAuthn.setUserVerified', { authenticatorId, isUserVerified: !isUserVerified });
  return { refuse };
}

test('a passkey is added, signs in, confirms, is renamed and removed [PK-004, PK-005]', async ({ page }) => {
  await addDevice(page);
  await startSession(page, 'radost');
  await page.goto('/my-a1/my-profile');
  await page.getByRole('link', { name: /Ключове за достъп/ }).click();
  await expect(page.getByText('Още нямаш ключ за достъп.')).toBeVisible();
  await page.getByRole('button', { name: 'Добави ключ' }).click();
  await page.getByLabel('Парола', { exact: true }).fill(demoPassword);
  await page.getByRole('button', { name: 'Потвърди', exact: true }).click();
  await expect(page.getByText(/е добавен\./)).toBeVisible();
  await page.getByRole('button', { name: /^Преименувай ключа/ }).click();
  await page.getByRole('textbox', { name: 'Име' }).fill('Моят лаптоп');
  await page.getByRole('button', { name: 'Запази' }).click();
  await expect(page.getByText('Моят лаптоп')).toBeVisible();

  await page.goto('/my-a1/my-profile');
  await page.getByRole('button', { name: 'Изход' }).click();
  await expect(page).toHaveURL(/\/login/);
  // The browser suggests the passkey in the field of the username; this device accepts at once.
  await expect(page).not.toHaveURL(/\/login/);

  await page.addInitScript(() => {
    PublicKeyCredential.isConditionalMediationAvailable = () => Promise.resolve(false);
  });
  await page.goto('/my-a1/my-profile');
  await page.getByRole('button', { name: 'Изход' }).click();
  await expect(page).toHaveURL(/\/login/);
  await page.reload();
  await page.getByRole('button', { name: 'Влез с ключ за достъп' }).click();
  await expect(page).not.toHaveURL(/\/login/);

  await page.goto('/my-a1/my-profile/passkeys');
  await expect(page.getByText(/Последно:/)).toBeVisible();
  await page.getByRole('button', { name: 'Премахни ключа „Моят лаптоп“' }).click();
  // The sign-in with the passkey counts as a step-up.
  await page.getByRole('button', { name: 'Премахни', exact: true }).last().click();
  await expect(page.getByText('Още нямаш ключ за достъп.')).toBeVisible();
});
