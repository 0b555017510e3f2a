import { cleanup, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, expect, it, vi } from 'vitest';
import { shellBg } from '#platform/texts/shell.bg.ts';
import { ApiError } from '#platform/web/api/api-error.ts';
import { showToast } from '#platform/web/ui/states/toast-store.ts';
import { drawWithApi } from '#testing/web/draw-with-api.tsx';
import { profileBg } from '../../texts/bg.ts';
import { Sessions } from './sessions.tsx';

vi.mock('#platform/web/portal-link.tsx', () => ({ PortalLink: 'a' }));
vi.mock('#platform/web/ui/states/toast-store.ts', async (original) => ({
  ...(await original<object>()),
  showToast: vi.fn(),
}));
afterEach(cleanup);

const session = {
  session_id: 'here',
  user_agent: 'Firefox',
  created_at: '2026-11-10T10:00:00.000Z',
  last_seen_at: '2026-11-10T10:00:00.000Z',
  is_current: true,
  step_up_until: null,
};
const elsewhere = { ...session, session_id: 'elsewhere', is_current: false };

it('a device that has signed out itself meanwhile is no longer in the profile', async () => {
  const call = vi.fn(({ name }: { name: string }) =>
    name === 'listSessions'
      ? Promise.resolve([session, elsewhere])
      : Promise.reject(new ApiError('EC_User_Not_Authoried', 403, '')),
  );
  drawWithApi(<Sessions />, { api: { call }, texts: { profile: profileBg, shell: shellBg } });
  await userEvent.click(await screen.findByText(profileBg.session_end));
  await vi.waitFor(() => expect(showToast).toHaveBeenCalledOnce());
  expect(showToast).toHaveBeenCalledWith({ text: profileBg.session_ended });
});
