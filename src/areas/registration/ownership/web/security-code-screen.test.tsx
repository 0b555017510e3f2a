import { QueryClient } from '@tanstack/react-query';
import { cleanup, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, expect, it, vi } from 'vitest';
import { errorsBg } from '#platform/texts/errors.bg.ts';
import { shellBg } from '#platform/texts/shell.bg.ts';
import { ApiError } from '#platform/web/api/api-error.ts';
import { drawWithApi } from '#testing/web/draw-with-api.tsx';
import { registrationBg } from '../../texts/bg.ts';
import { workflow } from '../../web/stories/sample.ts';
import { SecurityCode } from './security-code-screen.tsx';

vi.mock('@tanstack/react-router', async (original) => ({
  ...(await original<object>()),
  useNavigate: () => vi.fn(),
}));
vi.mock('#platform/web/session/session-context.ts', async (original) => ({
  ...(await original<object>()),
  useIsSignedIn: () => false,
}));
vi.mock('#platform/web/portal-link.tsx', () => ({ PortalLink: () => null }));
vi.mock('#platform/web/shell/language-switch.tsx', () => ({ LanguageSwitch: () => null }));

afterEach(() => {
  cleanup();
  sessionStorage.clear();
});

/** The page of the security code, where every signal is refused. */
function openPage(refusal: ApiError): void {
  drawWithApi(<SecurityCode workflow={{ ...workflow, state: 'SecurityCode' }} />, {
    api: { call: () => Promise.reject(refusal) },
    texts: { registration: registrationBg, shell: shellBg },
    client: new QueryClient(),
  });
}

it.each(['EC_Phone_Is_Not_Eligible', 'EC_Service_Not_Associated_With_Pid'] as const)(
  'a code to the mobile number of the previous step, refused with %s, has its reason under the button',
  async (refused) => {
    openPage(new ApiError(refused, 400, ''));
    await userEvent.click(await screen.findByRole('button', { name: /^Не го помня/ }));
    const alert = await screen.findByRole('alert');
    expect(alert.textContent).toBe(errorsBg[refused.toUpperCase() as keyof typeof errorsBg]);
  },
);

it.each([
  ['is locked', { Locked: 'security_code', TriesLeft: 0, WaitSeconds: 600 }, 'Твърде много грешни опити.'],
  ['is right, but no SMS can confirm it', { WaitSeconds: 600 }, 'Кодът за сигурност е верен'],
  [
    'is right, but the SMS codes were tried too often',
    { TriesLeft: 0, WaitSeconds: 600 },
    'Кодът за сигурност е верен',
  ],
])('a security code that %s is refused with the reason and the wait', async (_, properties, reason) => {
  openPage(new ApiError('EC_Reach_Max_Attempts', 429, '', properties));
  await userEvent.type(await screen.findByLabelText(registrationBg.code_label), '314159');
  const alert = await screen.findByRole('alert');
  expect(alert.textContent).toContain(reason);
  expect(alert.textContent).toContain('10 минути');
});
