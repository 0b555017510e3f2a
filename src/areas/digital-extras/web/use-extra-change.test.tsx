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
  ['EC_Deactivation_Requested', false],
  ['EC_Msisdn_Already_Has_Processing_Request', false],
  ['EC_Already_Active', true],
])('a change refused with %s says that nothing changed: %s', async (refusal, isUnchanged) => {
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
  expect(currentDialog()).toMatchObject({ name: 'digital-extras.Failure', props: { isUnchanged } });
});
