import { Dialog } from '@base-ui/react/dialog';
import { QueryClient } from '@tanstack/react-query';
import { cleanup, render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { IntlProvider } from 'use-intl/react';
import { afterEach, expect, it } from 'vitest';
import { errorsBg } from '#platform/texts/errors.bg.ts';
import type { ApiClient } from '#platform/web/api/api-client.ts';
import { ApiContext } from '#platform/web/api/api-context.ts';
import { ApiError, OutcomeUnknown } from '#platform/web/api/api-error.ts';
import { DataProvider } from '#platform/web/api/data-provider.tsx';
import { closeDialog, currentDialog } from '#platform/web/ui/dialog/dialog-registry.ts';
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
  render(
    <ApiContext value={api}>
      <DataProvider client={new QueryClient()}>
        <IntlProvider
          locale="bg"
          messages={{ errors: errorsBg, 'network-protection': networkProtectionBg }}
          timeZone="Europe/Sofia"
        >
          <Dialog.Root open>
            <ConfirmationDialog msisdn="359888100101" operation="activate" />
          </Dialog.Root>
        </IntlProvider>
      </DataProvider>
    </ApiContext>,
  );
  await userEvent.click(screen.getByRole('button', { name: networkProtectionBg.confirm_activate }));
  await waitFor(() => expect(currentDialog()?.name).toBe(dialog));
  expect(currentDialog()).toMatchObject({ props: title === undefined ? {} : { title } });
});
