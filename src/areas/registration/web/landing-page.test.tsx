import { cleanup, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, expect, it, vi } from 'vitest';
import { errorsBg } from '#platform/texts/errors.bg.ts';
import { shellBg } from '#platform/texts/shell.bg.ts';
import { ApiError } from '#platform/web/api/api-error.ts';
import { closeDialog } from '#platform/web/ui/dialog/dialog-registry.ts';
import { drawWithApi } from '#testing/web/draw-with-api.tsx';
import { readLanding, sendLanding } from '../contract.ts';
import { registrationBg } from '../texts/bg.ts';
import { ApprovalScreen } from '../ownership/web/approval-screen.tsx';
import { landing } from './stories/sample.ts';

vi.mock('@tanstack/react-router', async (original) => ({
  ...(await original<object>()),
  useSearch: () => ({ workflow: 'x' }),
}));
vi.mock('#platform/web/session/session-context.ts', async (original) => ({
  ...(await original<object>()),
  useIsSignedIn: () => false,
}));
vi.mock('#platform/web/portal-link.tsx', () => ({ PortalLink: () => null }));
vi.mock('#platform/web/shell/language-switch.tsx', () => ({ LanguageSwitch: () => null }));

const away = new ApiError('EC_Service_Unavailable', 503, '');
const over = new ApiError('EC_Expired_Or_Completed_Registration', 400, '');

/** Each call takes its next answer and repeats the last one. */
function openLink(answers: Record<string, unknown[]>): void {
  const call = async ({ name }: { name: string }) => {
    const [next] = answers[name]!;
    if (answers[name]!.length > 1) answers[name]!.shift();
    if (next instanceof Error) throw next;
    return next;
  };
  const messages = { registration: registrationBg, errors: errorsBg, shell: shellBg };
  drawWithApi(<ApprovalScreen />, { api: { call }, texts: messages });
}

const heading = (name: string) => screen.findByRole('heading', { name });
const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }));

afterEach(async () => {
  await closeDialog();
  cleanup();
});

it('a link that could not be read is not reported as used, and can be retried', async () => {
  openLink({ [readLanding.name]: [away, landing] });
  expect(await heading(shellBg.not_loaded_title)).toBeTruthy();
  expect(screen.queryByText(registrationBg.land_over_title)).toBeNull();
  await press(shellBg.retry);
  expect(await screen.findByRole('button', { name: registrationBg.approve_yes })).toBeTruthy();
});

it('a truncated link offers no retry', async () => {
  openLink({ [readLanding.name]: [new ApiError('EC_Invalid_Request', 400, '')] });
  expect(await heading(registrationBg.land_over_title)).toBeTruthy();
  expect(screen.queryByRole('button', { name: shellBg.retry })).toBeNull();
});

it('an accepted answer that was lost is not reported as failed when it is repeated', async () => {
  openLink({ [readLanding.name]: [landing, over], [sendLanding.name]: [away, over] });
  await press(registrationBg.approve_yes);
  await closeDialog();
  await press(registrationBg.approve_yes);
  expect(await heading(registrationBg.land_over_title)).toBeTruthy();
});
