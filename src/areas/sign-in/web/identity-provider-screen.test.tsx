import { cleanup, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { ErrorCode } from '#platform/errors.ts';
import { errorsBg } from '#platform/texts/errors.bg.ts';
import { ApiError } from '#platform/web/api/api-error.ts';
import { drawWithApi } from '#testing/web/draw-with-api.tsx';
import { signInBg } from '../texts/bg.ts';
import { IdentityProviderScreen } from './identity-provider-screen.tsx';

const goTo = vi.hoisted(() => vi.fn());

vi.mock('./sign-in-frame.tsx', () => ({ SignInFrame: ({ children }: { children: unknown }) => children }));
vi.mock('#platform/web/session/use-go-to.ts', () => ({ useGoTo: () => goTo }));
vi.mock('#platform/web/session/session-context.ts', () => ({ useTokenStore: () => null }));
vi.mock('#platform/web/portal-link.tsx', () => ({
  PortalLink: ({ to, children }: { to: string; children: string }) => <a href={to}>{children}</a>,
}));

beforeEach(() => goTo.mockClear());
afterEach(cleanup);

function draw(code: ErrorCode, properties = {}) {
  history.replaceState(null, '', '/?state=s&code=c');
  const call = vi.fn(() => Promise.reject(new ApiError(code, 409, '', properties)));
  drawWithApi(<IdentityProviderScreen />, { api: { call }, texts: { 'sign-in': signInBg, errors: errorsBg } });
  return call;
}

it('sends a confirmed customer without a profile to the short registration', async () => {
  const call = draw('EC_Profile_Missing', { Token: 'the-token' });
  await waitFor(() => expect(goTo).toHaveBeenCalledWith('/my-a1/registration/vouched#the-token'));
  expect(call).toHaveBeenCalledTimes(1);
});

it('offers the full registration to a user whom the portal does not know', async () => {
  draw('EC_Identity_Not_Known');
  expect(await screen.findByText(errorsBg.EC_IDENTITY_NOT_KNOWN)).toBeTruthy();
  expect(screen.getByRole('link', { name: signInBg.register })).toBeTruthy();
});

it('offers only the sign-in after another refusal', async () => {
  draw('EC_Identity_Not_Proved');
  expect(await screen.findByText(errorsBg.EC_IDENTITY_NOT_PROVED)).toBeTruthy();
  expect(screen.queryByRole('link', { name: signInBg.register })).toBeNull();
});
