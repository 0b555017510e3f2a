import { Dialog } from '@base-ui/react/dialog';
import { act, render, screen } from '@testing-library/react';
import { IntlProvider } from 'use-intl/react';
import { expect, it } from 'vitest';
import type { ErrorCode } from '#platform/errors.ts';
import { errorsBg } from '#platform/texts/errors.bg.ts';
import { ApiError } from '#platform/web/api/api-error.ts';
import { currentDialog } from '#platform/web/ui/dialog/dialog-registry.ts';
import { drawWithApi, pass, stopTime } from '#testing/web/draw-with-api.tsx';
import { homeNetworkBg } from '../texts/bg.ts';
import { ErrorDialog } from './dialogs/error-dialog.tsx';
import { registerNetworkDialogs } from './dialogs.ts';
import { useNetworkChange } from './use-network-change.ts';

registerNetworkDialogs();

const messages = { errors: errorsBg, 'home-network': homeNetworkBg };

function Save({ refusal }: { refusal: ErrorCode }) {
  const change = useNetworkChange('359888100101');
  const send = () => Promise.reject(new ApiError(refusal, 409, ''));
  return (
    <button type="button" onClick={() => change('', send, () => undefined)}>
      Запази
    </button>
  );
}

stopTime();

it.each<[ErrorCode, boolean]>([
  ['EC_Msisdn_Already_Has_Processing_Request', true],
  ['EC_Settings_Changed', false],
])('a change refused with %s reports an earlier request: %s', async (refusal, isPending) => {
  drawWithApi(<Save refusal={refusal} />, { texts: messages });
  act(() => screen.getByRole('button').click());
  await pass(1000);
  expect(currentDialog()).toMatchObject({ name: 'home-network.Error', props: { isPending } });
});

it.each([
  [true, homeNetworkBg.pending_title],
  [false, homeNetworkBg.error_title],
])('a refusal with an earlier request (%s) has the title %s', (isPending, title) => {
  render(
    <IntlProvider locale="bg" messages={messages} timeZone="Europe/Sofia">
      <Dialog.Root open>
        <ErrorDialog text="" isPending={isPending} />
      </Dialog.Root>
    </IntlProvider>,
  );
  expect(screen.getByRole('heading').textContent).toBe(title);
});
