import { Dialog } from '@base-ui/react/dialog';
import { act, render, screen } from '@testing-library/react';
import { IntlProvider } from 'use-intl/react';
import { expect, it, vi } from 'vitest';
import { ApiError, OutcomeUnknown } from '#platform/web/api/api-error.ts';
import { currentDialog, dismissDialog } from '#platform/web/ui/dialog/dialog-registry.ts';
import { drawWithApi, pass, stopTime } from '#testing/web/draw-with-api.tsx';
import { roamingDialogsBg } from '../texts/dialogs.bg.ts';
import { ErrorDialog } from './dialogs/error-dialog.tsx';
import { registerRoamingDialogs } from './dialogs.ts';
import type { PlanFlow } from './plan-flow.ts';
import { classic, freedom, msisdn } from './stories/sample.ts';
import { useActivate } from './use-activate.ts';

registerRoamingDialogs();

const flow = { msisdn, plan: freedom, activeMain: classic, isPostpaid: true, steps: [] } as unknown as PlanFlow;

function Confirm() {
  return (
    <button type="button" onClick={useActivate(flow)}>
      Смени плана
    </button>
  );
}

function draw(call: () => Promise<unknown>) {
  drawWithApi(<Confirm />, { api: { call }, texts: { 'roaming-dialogs': roamingDialogsBg } });
}

const click = () => act(() => screen.getByRole('button').click());

stopTime();

it.each([90, 200, 350])(
  'a refused paid change shows the error, although its button was clicked twice %i ms apart',
  async (ms) => {
    const call = vi.fn(() => Promise.reject(new ApiError('EC_Credit_Limit_Exceeded', 400, '')));
    draw(call);
    click();
    await pass(ms);
    // The second click hits the backdrop of the Loader.
    await act(() => dismissDialog());
    expect(currentDialog()?.name).toBe('roaming.Loader');
    await pass(1000);
    expect(currentDialog()).toMatchObject({ name: 'roaming.Error', props: { isUnchanged: true } });
    expect(call).toHaveBeenCalledTimes(1);
  },
);

it('two clicks in one tick make one change, and its success is shown', async () => {
  const call = vi.fn(() => Promise.resolve());
  draw(call);
  act(() => {
    screen.getByRole('button').click();
    screen.getByRole('button').click();
  });
  await pass(1000);
  expect(call).toHaveBeenCalledTimes(1);
  expect(currentDialog()).toMatchObject({ name: 'roaming.SuccessActivation', props: { kind: 'change' } });
});

it('an unknown outcome is not reported as an error', async () => {
  draw(() => Promise.reject(new OutcomeUnknown()));
  click();
  await pass(1000);
  expect(currentDialog()).toMatchObject({
    name: 'change.OutcomeUnknown',
    props: { where: roamingDialogsBg.unknown_where },
  });
});

it('a change that is refused because of an earlier request does not claim that nothing changed', async () => {
  draw(() => Promise.reject(new ApiError('EC_Msisdn_Already_Has_Processing_Request', 409, '')));
  click();
  await pass(1000);
  expect(currentDialog()).toMatchObject({ name: 'roaming.Error', props: { isUnchanged: false, isPending: true } });
});

it.each([
  [true, roamingDialogsBg.pending_title],
  [false, roamingDialogsBg.error_title],
])('a refusal with an earlier request (%s) has the title %s', (isPending, title) => {
  render(
    <IntlProvider locale="bg" messages={{ 'roaming-dialogs': roamingDialogsBg }} timeZone="Europe/Sofia">
      <Dialog.Root open>
        <ErrorDialog text="" isUnchanged={false} isPending={isPending} />
      </Dialog.Root>
    </IntlProvider>,
  );
  expect(screen.getByRole('heading').textContent).toBe(title);
});
