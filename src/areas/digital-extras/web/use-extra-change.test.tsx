import { Dialog } from '@base-ui/react/dialog';
import { QueryClient } from '@tanstack/react-query';
import { act, cleanup, render, screen } from '@testing-library/react';
import { IntlProvider } from 'use-intl/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { ErrorCode } from '#platform/errors.ts';
import { errorsBg } from '#platform/texts/errors.bg.ts';
import type { ApiClient } from '#platform/web/api/api-client.ts';
import { ApiContext } from '#platform/web/api/api-context.ts';
import { ApiError } from '#platform/web/api/api-error.ts';
import { DataProvider } from '#platform/web/api/data-provider.tsx';
import { closeDialog, currentDialog } from '#platform/web/ui/dialog/dialog-registry.ts';
import { extrasDialogsBg } from '../texts/dialogs.bg.ts';
import { FailureDialog } from './dialogs/failure-dialog.tsx';
import { registerExtrasDialogs } from './dialogs.ts';
import { useExtraChange } from './use-extra-change.ts';

registerExtrasDialogs();

function Deactivate({ refusal }: { refusal: ErrorCode }) {
  const { run } = useExtraChange();
  return (
    <button type="button" onClick={() => void run(() => Promise.reject(new ApiError(refusal, 409, '')))}>
      Деактивирай
    </button>
  );
}

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(async () => {
  cleanup();
  vi.useRealTimers();
  await closeDialog();
});

it.each<[ErrorCode, boolean]>([
  ['EC_Deactivation_Requested', true],
  ['EC_Msisdn_Already_Has_Processing_Request', true],
  ['EC_Provisioning_In_Progress', true],
  ['EC_Already_Active', false],
])(
  'a change refused with %s reports an earlier request: %s; if not, that nothing changed',
  async (refusal, isPending) => {
    render(
      <ApiContext value={{} as ApiClient}>
        <DataProvider client={new QueryClient()}>
          <IntlProvider
            locale="bg"
            messages={{ errors: errorsBg, 'extras-dialogs': extrasDialogsBg }}
            timeZone="Europe/Sofia"
          >
            <Deactivate refusal={refusal} />
          </IntlProvider>
        </DataProvider>
      </ApiContext>,
    );
    act(() => screen.getByRole('button').click());
    await act(() => vi.advanceTimersByTimeAsync(1000));
    expect(currentDialog()).toMatchObject({
      name: 'digital-extras.Failure',
      props: { isPending, isUnchanged: !isPending },
    });
  },
);

it.each([
  [true, extrasDialogsBg.pending_title],
  [false, extrasDialogsBg.failed_title],
])('a refusal with an earlier request (%s) has the title %s', (isPending, title) => {
  render(
    <IntlProvider locale="bg" messages={{ 'extras-dialogs': extrasDialogsBg }} timeZone="Europe/Sofia">
      <Dialog.Root open>
        <FailureDialog text="" isUnchanged={false} isPending={isPending} />
      </Dialog.Root>
    </IntlProvider>,
  );
  expect(screen.getByRole('heading').textContent).toBe(title);
});
