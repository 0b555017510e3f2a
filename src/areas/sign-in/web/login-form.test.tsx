import { cleanup, render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { IntlProvider } from 'use-intl/react';
import { afterEach, expect, it, vi } from 'vitest';
import { errorsBg } from '#platform/texts/errors.bg.ts';
import type { ApiClient } from '#platform/web/api/api-client.ts';
import { ApiContext } from '#platform/web/api/api-context.ts';
import { ApiError } from '#platform/web/api/api-error.ts';
import { storeUsername } from '#platform/web/session/stored-username.ts';
import { TokenStoreContext } from '#platform/web/session/session-context.ts';
import type { TokenStore } from '#platform/web/session/token-store.ts';
import { signInBg } from '../texts/bg.ts';
import { LoginForm } from './login-form.tsx';

afterEach(() => {
  cleanup();
  sessionStorage.clear();
});

const refused = new ApiError('EC_Invalid_Credentials', 401, '');
const over = new ApiError('EC_Expired_Or_Completed_Registration', 409, '');

function draw(reopen: () => Promise<unknown>, refusal = refused) {
  const call = ({ name }: { name: string }) => {
    if (name === 'authenticateUser') return Promise.reject(refusal);
    if (name === 'reopenRegistration') return reopen();
    return Promise.resolve({ session_id: 'S', captcha_kind: 'none', captcha: null });
  };
  const goTo = vi.fn();
  render(
    <ApiContext value={{ call } as unknown as ApiClient}>
      <TokenStoreContext value={{} as TokenStore}>
        <IntlProvider locale="bg" messages={{ errors: errorsBg, 'sign-in': signInBg }} timeZone="Europe/Sofia">
          <LoginForm redirectUri="/my-a1/" sessionIsOver={false} goTo={goTo} onSend={() => undefined} />
        </IntlProvider>
      </TokenStoreContext>
    </ApiContext>,
  );
  return goTo;
}

const submit = async () => {
  await userEvent.type(screen.getByLabelText(signInBg.password), 'Lastovica!7');
  await userEvent.click(screen.getByRole('button', { name: signInBg.submit }));
};

it('starts with the e-mail of a newly created profile', () => {
  storeUsername('daniel@demo.abonat.bg');
  draw(() => Promise.reject(over));
  expect(screen.getByLabelText<HTMLInputElement>(signInBg.username).value).toBe('daniel@demo.abonat.bg');
});

it('opens the waiting page for users who await approval', async () => {
  storeUsername('beta@demo.abonat.bg');
  const goTo = draw(() => Promise.resolve({ workflowCorrelationId: 'waits' }));
  await submit();
  await waitFor(() => expect(goTo.mock.calls[0]?.[0]).toBe('/my-a1/registration/waiting'));
  expect(sessionStorage.getItem('workflow_correlation_id')).toBe('waits');
});

it('tells all others that the e-mail or password is wrong', async () => {
  storeUsername('nobody@demo.abonat.bg');
  const goTo = draw(() => Promise.reject(over));
  await submit();
  await waitFor(() => expect(screen.getByText(errorsBg.EC_INVALID_CREDENTIALS)).toBeTruthy());
  expect(goTo).not.toHaveBeenCalled();
});

it('the owner of a closed profile is told about the link and its last day', async () => {
  storeUsername('elena@demo.abonat.bg');
  draw(() => Promise.reject(over), new ApiError('EC_Profile_Closed', 403, '', { RestoreUntil: '2026-11-30' }));
  await submit();
  const text = 'Профилът ти е закрит. Пратихме ти имейл с линк, с който можеш да го върнеш до 30.11.2026.';
  expect(await screen.findByText(text)).toBeTruthy();
});
