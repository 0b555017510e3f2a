import { cleanup, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { IntlProvider } from 'use-intl/react';
import { afterEach, expect, it, vi } from 'vitest';
import { errorsBg } from '#platform/texts/errors.bg.ts';
import type { ApiClient } from '#platform/web/api/api-client.ts';
import { ApiContext } from '#platform/web/api/api-context.ts';
import { ApiError } from '#platform/web/api/api-error.ts';
import { signInBg } from '../texts/bg.ts';
import { LoginForm } from './login-form.tsx';
import { signIn } from './sign-in.ts';

vi.mock('./sign-in.ts', () => ({ signIn: vi.fn() }));
vi.mock('#platform/web/configuration.ts', () => ({ configurationOf: () => Promise.resolve({}) }));
vi.mock('#platform/web/session/session-context.ts', () => ({ useTokenStore: () => ({}) }));
vi.mock('#platform/web/i18n/text-provider.tsx', async (original) => ({
  ...(await original<object>()),
  useEnsureTexts: () => () => Promise.resolve(),
}));

afterEach(cleanup);

async function submit() {
  render(
    <ApiContext value={{ call: vi.fn() } as unknown as ApiClient}>
      <IntlProvider locale="bg" messages={{ 'sign-in': signInBg, errors: errorsBg }} timeZone="Europe/Sofia">
        <LoginForm redirectUri="/my-a1/" sessionIsOver={false} goTo={vi.fn()} />
      </IntlProvider>
    </ApiContext>,
  );
  await userEvent.type(screen.getByLabelText('Имейл'), 'elena@demo.abonat.bg');
  await userEvent.type(screen.getByLabelText('Парола'), 'Abonat!2026');
  await userEvent.click(screen.getByRole('button', { name: 'Вход' }));
}

it('the owner of a closed profile is told where the link is and until when it works', async () => {
  const closed = new ApiError('EC_Profile_Closed', 403, '', { RestoreUntil: '2026-11-30' });
  vi.mocked(signIn).mockRejectedValueOnce(closed);
  await submit();
  expect(
    await screen.findByText(
      'Профилът ти е закрит. Пратихме ти имейл с линк, с който можеш да го върнеш до 30.11.2026.',
    ),
  ).toBeTruthy();
});

it('a wrong password is told in the words of the documents', async () => {
  vi.mocked(signIn).mockRejectedValueOnce(new ApiError('EC_Invalid_Credentials', 401, ''));
  await submit();
  expect(await screen.findByText('Невалидно потребителско име и/или парола!')).toBeTruthy();
});
