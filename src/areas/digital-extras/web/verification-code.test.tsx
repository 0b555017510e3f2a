import { Dialog } from '@base-ui/react/dialog';
import { cleanup, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, expect, it, vi } from 'vitest';
import { errorsBg } from '#platform/texts/errors.bg.ts';
import { drawWithApi } from '#testing/web/draw-with-api.tsx';
import { extrasDialogsBg } from '../texts/dialogs.bg.ts';
import { VerificationCode } from './verification-code.tsx';

afterEach(cleanup);

function draw() {
  const send = vi.fn(() => Promise.resolve(() => undefined));
  const sendWith = vi.fn(() => send);
  drawWithApi(
    <Dialog.Root open>
      <VerificationCode
        msisdn="359888100502"
        asPaid
        codes={['20102']}
        sent={{ sendsLeft: 2, resendAt: Date.now(), isUsedUp: false }}
        sendWith={sendWith}
      />
    </Dialog.Root>,
    { api: { call: vi.fn() }, texts: { 'extras-dialogs': extrasDialogsBg } },
  );
  return { send, sendWith };
}

it('a short code is told and not sent', async () => {
  const { sendWith } = draw();
  await userEvent.type(screen.getByLabelText(extrasDialogsBg.verify_label), '12345');
  await userEvent.click(screen.getByRole('button', { name: extrasDialogsBg.verify_confirm }));
  expect(screen.getByText(errorsBg.CODE_TOO_SHORT)).toBeTruthy();
  expect(sendWith).not.toHaveBeenCalled();
});

it('a paid activation is made by the button, not by the sixth digit of its code', async () => {
  const { send, sendWith } = draw();
  await userEvent.type(screen.getByLabelText(extrasDialogsBg.verify_label), '123456');
  expect(sendWith).not.toHaveBeenCalled();
  await userEvent.click(screen.getByRole('button', { name: extrasDialogsBg.verify_confirm }));
  expect(sendWith).toHaveBeenCalledExactlyOnceWith('123456');
  expect(send).toHaveBeenCalledTimes(1);
});
