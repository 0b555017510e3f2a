import { Dialog } from '@base-ui/react/dialog';
import { act, render, screen } from '@testing-library/react';
import { IntlProvider } from 'use-intl/react';
import { expect, it } from 'vitest';
import type { ErrorCode } from '#platform/errors.ts';
import { ApiError } from '#platform/web/api/api-error.ts';
import { currentDialog } from '#platform/web/ui/dialog/dialog-registry.ts';
import { drawWithApi, pass, stopTime } from '#testing/web/draw-with-api.tsx';
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

stopTime();

it.each<[ErrorCode, boolean]>([
  ['EC_Deactivation_Requested', true],
  ['EC_Msisdn_Already_Has_Processing_Request', true],
  ['EC_Provisioning_In_Progress', true],
  ['EC_Already_Active', false],
])(
  'a change refused with %s reports an earlier request: %s; if not, that nothing changed',
  async (refusal, isPending) => {
    drawWithApi(<Deactivate refusal={refusal} />, { texts: { 'extras-dialogs': extrasDialogsBg } });
    act(() => screen.getByRole('button').click());
    await pass(1000);
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
