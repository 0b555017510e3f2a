import { cleanup, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { Suspense } from 'react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { ApiError } from '#platform/web/api/api-error.ts';
import { drawWithApi } from '#testing/web/draw-with-api.tsx';
import { resendActivationEmail } from '../account/contract.ts';
import { registrationBg } from '../texts/bg.ts';
import { storeWorkflow } from './current-workflow.ts';
import { workflow } from './stories/sample.ts';
import { useResend } from './use-resend.ts';
import { WorkflowGate } from './workflow-gate.tsx';

vi.mock('@tanstack/react-router', async (original) => ({
  ...(await original<object>()),
  Navigate: ({ to }: { to: string }) => to,
  useNavigate: () => vi.fn(),
}));
vi.mock('#platform/web/session/session-context.ts', async (original) => ({
  ...(await original<object>()),
  useIsSignedIn: () => false,
}));
vi.mock('#platform/web/portal-link.tsx', () => ({ PortalLink: () => null }));
vi.mock('#platform/web/shell/language-switch.tsx', () => ({ LanguageSwitch: () => null }));

const waiting = { ...workflow, state: 'AwaitingEmailActivation' as const };
const over = new ApiError('EC_Expired_Or_Completed_Registration', 409, '');

/** The page of the activation e-mail; the server refuses to resend it because of its later state. */
async function resendRefused(later: object): Promise<void> {
  const server: { state: object } = { state: waiting };
  const call = async ({ name }: { name: string }) => {
    if (name === resendActivationEmail.name) {
      server.state = later;
      throw new ApiError('EC_Invalid_Signal', 409, '');
    }
    if (server.state instanceof Error) throw server.state;
    return server.state;
  };
  drawWithApi(
    <Suspense>
      <WorkflowGate page="activation">{() => <Resend />}</WorkflowGate>
    </Suspense>,
    { api: { call }, texts: { registration: registrationBg } },
  );
  await userEvent.click(await screen.findByRole('button', { name: registrationBg.resend_mail }));
}

function Resend() {
  const { resend } = useResend((api, given) =>
    api.call(resendActivationEmail, { body: { email: waiting.properties.email, operating_system: 'Web' }, ...given }),
  );
  return (
    <button type="button" onClick={() => void resend()}>
      {registrationBg.resend_mail}
    </button>
  );
}

beforeEach(() => storeWorkflow(waiting));
afterEach(() => {
  cleanup();
  sessionStorage.clear();
});

it('resending in a registration that moved meanwhile opens its current page', async () => {
  await resendRefused({ ...waiting, state: 'PidAndEik' });
  expect(await screen.findByText('/registration/pid-and-eik')).toBeTruthy();
});

it('resending in an expired registration says that it is over', async () => {
  await resendRefused(over);
  expect(await screen.findByRole('heading', { name: registrationBg.over_title })).toBeTruthy();
});
