import { Dialog } from '@base-ui/react/dialog';
import { cleanup, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { afterEach, expect, it, vi } from 'vitest';
import { shellBg } from '#platform/texts/shell.bg.ts';
import { ApiError } from '#platform/web/api/api-error.ts';
import { showToast } from '#platform/web/ui/states/toast-store.ts';
import { drawWithApi } from '#testing/web/draw-with-api.tsx';
import { passkeysBg } from '../../texts/bg.ts';
import { DeletePasskeyDialog } from './delete-passkey-dialog.tsx';
import { RenamePasskeyDialog } from './rename-passkey-dialog.tsx';

vi.mock('#platform/web/ui/states/toast-store.ts', async (original) => ({
  ...(await original<object>()),
  showToast: vi.fn(),
}));
afterEach(cleanup);

const passkey = {
  passkey_id: 'b3bd5fa2-5d8e-4e8d-8a55-7a4b0d6f1c01',
  name: 'iPhone',
  created_at: '2026-11-10T10:00:00.000Z',
  last_used_at: null,
};

/** Another device has removed the passkey. */
const show = (dialog: ReactNode) =>
  drawWithApi(<Dialog.Root open>{dialog}</Dialog.Root>, {
    api: { call: vi.fn().mockRejectedValue(new ApiError('EC_User_Not_Authoried', 403, '')) },
    texts: { passkeys: passkeysBg, shell: shellBg },
  });

it('a passkey that is already removed counts as removed', async () => {
  show(<DeletePasskeyDialog passkey={passkey} />);
  await userEvent.click(await screen.findByRole('button', { name: 'Премахни' }));
  await vi.waitFor(() => expect(showToast).toHaveBeenCalledWith({ text: 'Ключът „iPhone“ е премахнат.' }));
});

it('a passkey that is already removed has no name to change: the dialog says so and can only be closed', async () => {
  show(<RenamePasskeyDialog passkey={passkey} />);
  await userEvent.click(await screen.findByRole('button', { name: 'Запази' }));
  await screen.findByText('Този ключ вече е премахнат.');
  expect(screen.queryByRole('button', { name: 'Запази' })).toBeNull();
  expect(screen.getAllByRole('button', { name: 'Затвори' }).length).toBeGreaterThan(0);
});
