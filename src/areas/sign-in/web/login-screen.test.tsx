import { cleanup, render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { IntlProvider } from 'use-intl/react';
import { afterEach, expect, it, vi } from 'vitest';
import { errorsBg } from '#platform/texts/errors.bg.ts';
import type { ApiClient } from '#platform/web/api/api-client.ts';
import { ApiContext } from '#platform/web/api/api-context.ts';
import { TokenStoreContext } from '#platform/web/session/session-context.ts';
import type { TokenStore } from '#platform/web/session/token-store.ts';
import { signInBg } from '../texts/bg.ts';
import { LoginScreen } from './login-screen.tsx';

vi.mock('./sign-in-frame.tsx', () => ({ SignInFrame: ({ children }: { children: unknown }) => children }));
vi.mock('./sign-in-link.tsx', () => ({ SignInLink: () => null }));
vi.mock('./identity-provider-button.tsx', () => ({ IdentityProviderButton: () => null }));

afterEach(cleanup);

/** A store that is signed in or not, as the real one tells its listeners. */
function storeThatIs(signedIn: boolean) {
  const listeners = new Set<() => void>();
  let isSignedIn = signedIn;
  return {
    isSignedIn: () => isSignedIn,
    onChange: (listener: () => void) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    open: () => {
      isSignedIn = true;
      for (const listener of listeners) listener();
    },
  };
}

function draw(store: ReturnType<typeof storeThatIs>) {
  const answer = { session_id: 'S', code: 'C', return_uri: '/my-a1/', captcha_kind: 'none', captcha: null };
  const call = () => Promise.resolve({ ...answer, first_name: 'Мария', last_name: 'Иванова' });
  const goTo = vi.fn();
  render(
    <ApiContext value={{ call } as unknown as ApiClient}>
      <TokenStoreContext value={store as unknown as TokenStore}>
        <IntlProvider locale="bg" messages={{ errors: errorsBg, 'sign-in': signInBg }} timeZone="Europe/Sofia">
          <LoginScreen search={{}} destination={{ goTo, getReady: () => undefined }} />
        </IntlProvider>
      </TokenStoreContext>
    </ApiContext>,
  );
  return goTo;
}

it('a user who signs in sees the form until the portal has loaded, and no offer to sign out', async () => {
  const store = storeThatIs(false);
  const goTo = draw(store);
  await userEvent.type(screen.getByLabelText(signInBg.username), 'maria@demo.abonat.bg');
  await userEvent.type(screen.getByLabelText(signInBg.password), 'Lastovica!7');
  await userEvent.click(screen.getByRole('button', { name: signInBg.submit }));
  await waitFor(() => expect(goTo).toHaveBeenCalled());
  expect(store.isSignedIn()).toBe(true);
  expect(screen.getByLabelText(signInBg.username)).toBeTruthy();
});

it('a user who is signed in may continue or sign out', async () => {
  draw(storeThatIs(true));
  expect(await screen.findByText(signInBg.already_title)).toBeTruthy();
});

it('a user who signs in in another tab may continue here', async () => {
  const store = storeThatIs(false);
  draw(store);
  store.open();
  expect(await screen.findByText(signInBg.already_title)).toBeTruthy();
});
