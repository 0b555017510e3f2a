import { cleanup, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, expect, it, vi } from 'vitest';
import { Dialog } from '@base-ui/react/dialog';
import { ApiError } from '#platform/web/api/api-error.ts';
import { drawWithApi } from '#testing/web/draw-with-api.tsx';
import { extrasDialogsBg } from '../texts/dialogs.bg.ts';
import { VerificationNumber } from './verification-number.tsx';

afterEach(cleanup);

function openWith(call: () => Promise<unknown>) {
  const onSent = vi.fn();
  drawWithApi(
    <Dialog.Root open>
      <VerificationNumber msisdn="359888100502" asPaid={false} codes={['20102']} onSent={onSent} />
    </Dialog.Root>,
    { api: { call }, texts: { 'extras-dialogs': extrasDialogsBg } },
  );
  return { onSent, user: userEvent.setup(), field: screen.getByLabelText(extrasDialogsBg.number_label) };
}

it.each([
  ['EC_Phone_Is_Not_Eligible', 'Номерът не може да се използва.'],
  ['EC_Service_Not_Associated_With_Pid', 'Номерът не принадлежи на титуляря.'],
] as const)('a number refused with %s shows the error under the input, without a code step', async (code, text) => {
  const { user, field, onSent } = openWith(() => Promise.reject(new ApiError(code, 400, '')));
  await user.type(field, '0888100101{Enter}');
  expect((await screen.findByRole('alert')).textContent).toBe(text);
  expect(onSent).not.toHaveBeenCalled();
  await user.type(field, '{Backspace}2');
  expect(screen.queryByRole('alert')).toBeNull();
});

it('a number that gets its code continues to the code step with the wait from the server', async () => {
  const sent = { sends_left: 2, resend_after_seconds: 30, expires_in_seconds: 600, sent_to: '088*****01' };
  const { user, field, onSent } = openWith(() => Promise.resolve(sent));
  await user.type(field, '0888100501{Enter}');
  await waitFor(() => expect(onSent).toHaveBeenCalledTimes(1));
  expect(onSent.mock.calls[0]?.[0]).toMatchObject({
    verificationMsisdn: '359888100501',
    sent: { sendsLeft: 2, isUsedUp: false },
  });
});
