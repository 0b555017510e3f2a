import { cleanup, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, expect, it, vi } from 'vitest';
import { errorsBg } from '#platform/texts/errors.bg.ts';
import { shellBg } from '#platform/texts/shell.bg.ts';
import type { ApiClient } from '#platform/web/api/api-client.ts';
import { ApiError, NoAnswer } from '#platform/web/api/api-error.ts';
import { drawWithApi } from '#testing/web/draw-with-api.tsx';
import { profileBg } from '../../texts/bg.ts';
import { ConfirmEmailScreen } from './confirm-email-screen.tsx';

vi.mock('@tanstack/react-router', async (original) => ({
  ...(await original<object>()),
  useSearch: () => ({ code: 'x', email: 'maria@demo.abonat.bg' }),
}));
vi.mock('#platform/web/portal-link.tsx', () => ({ PortalLink: () => null }));

afterEach(cleanup);

const lost = new NoAnswer('lost');
const away = new ApiError('EC_Service_Unavailable', 503, '');
const refused = new ApiError('EC_Wrong_Verification_Code', 400, '');

it.each([
  ['a lost answer', [lost], shellBg.unknown_title],
  ['a database that stopped answering', [away], shellBg.unknown_title],
  ['a refusal', [refused], profileBg.confirm_failed_title],
  ['a refusal of what was perhaps done before', [away, refused], shellBg.unknown_title],
])('after %s the heading claims only what is known about the address', async (_what, errors, title) => {
  const left = [...errors];
  const api = { call: () => Promise.reject(left.shift()!) } as unknown as ApiClient;
  const messages = { profile: profileBg, errors: errorsBg, shell: shellBg };
  drawWithApi(<ConfirmEmailScreen />, { api, texts: messages });
  while (left.length > 0) {
    await userEvent.click(screen.getByRole('button', { name: profileBg.confirm_do }));
    await screen.findByRole('alert');
  }
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe(title);
});
