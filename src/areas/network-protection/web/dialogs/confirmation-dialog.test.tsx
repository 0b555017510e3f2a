import { Dialog } from '@base-ui/react/dialog';
import { cleanup, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, expect, it } from 'vitest';
import type { ApiClient } from '#platform/web/api/api-client.ts';
import { ApiError, OutcomeUnknown } from '#platform/web/api/api-error.ts';
import { closeDialog, currentDialog } from '#platform/web/ui/dialog/dialog-registry.ts';
import { drawWithApi } from '#testing/web/draw-with-api.tsx';
import { networkProtectionBg } from '../../texts/bg.ts';
import { registerNetworkProtectionDialogs } from '../dialogs.ts';
import { ConfirmationDialog } from './confirmation-dialog.tsx';

registerNetworkProtectionDialogs();

afterEach(async () => {
  cleanup();
  await closeDialog();
});

const { failed_title, pending_title } = networkProtectionBg;

it.each([
  ['unknown', new OutcomeUnknown(), 'change.OutcomeUnknown', undefined],
  ['refused', new ApiError('EC_Already_Active', 409, ''), 'network-protection.GenericMessage', failed_title],
  [
    'refused because of an earlier request',
    new ApiError('EC_Msisdn_Already_Has_Processing_Request', 409, ''),
    'network-protection.GenericMessage',
    pending_title,
  ],
])('a switch whose outcome is %s is reported so', async (_outcome, error, dialog, title) => {
  const api = { call: () => Promise.reject(error) } as unknown as ApiClient;
  drawWithApi(
    <Dialog.Root open>
      <ConfirmationDialog msisdn="359888100101" operation="activate" />
    </Dialog.Root>,
    { api, texts: { 'network-protection': networkProtectionBg } },
  );
  await userEvent.click(screen.getByRole('button', { name: networkProtectionBg.confirm_activate }));
  await waitFor(() => expect(currentDialog()?.name).toBe(dialog));
  expect(currentDialog()).toMatchObject({ props: title === undefined ? {} : { title } });
});
