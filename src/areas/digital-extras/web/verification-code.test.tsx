import { Dialog } from '@base-ui/react/dialog';
import { QueryClient } from '@tanstack/react-query';
import { cleanup, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { IntlProvider } from 'use-intl/react';
import { afterEach, expect, it, vi } from 'vitest';
import { errorsBg } from '#platform/texts/errors.bg.ts';
import type { ApiClient } from '#platform/web/api/api-client.ts';
import { ApiContext } from '#platform/web/api/api-context.ts';
import { DataProvider } from '#platform/web/api/data-provider.tsx';
import { extrasDialogsBg } from '../texts/dialogs.bg.ts';
import { VerificationCode } from './verification-code.tsx';

afterEach(cleanup);

function draw() {
  const send = vi.fn(() => Promise.resolve(() => undefined));
  const sendWith = vi.fn(() => send);
  render(
    <ApiContext value={{ call: vi.fn() } as unknown as ApiClient}>
      <DataProvider client={new QueryClient()}>
        <IntlProvider
          locale="bg"
          messages={{ errors: errorsBg, 'extras-dialogs': extrasDialogsBg }}
          timeZone="Europe/Sofia"
        >
          <Dialog.Root open>
            <VerificationCode
              msisdn="359888100502"
              asPaid
              codes={['20102']}
              sent={{ sendsLeft: 2, resendAt: Date.now(), isUsedUp: false }}
              sendWith={sendWith}
            />
          </Dialog.Root>
        </IntlProvider>
      </DataProvider>
    </ApiContext>,
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
