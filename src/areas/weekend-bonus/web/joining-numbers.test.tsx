import { QueryClient } from '@tanstack/react-query';
import { act, cleanup, render, screen } from '@testing-library/react';
import { IntlProvider } from 'use-intl/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { errorsBg } from '#platform/texts/errors.bg.ts';
import type { ApiClient } from '#platform/web/api/api-client.ts';
import { ApiContext } from '#platform/web/api/api-context.ts';
import { OutcomeUnknown } from '#platform/web/api/api-error.ts';
import { DataProvider } from '#platform/web/api/data-provider.tsx';
import { closeDialog, currentDialog, dismissDialog } from '#platform/web/ui/dialog/dialog-registry.ts';
import type { BonusEligibility } from '../contract.ts';
import { weekendBonusBg } from '../texts/bg.ts';
import { registerWeekendBonusDialogs } from './dialogs.ts';
import { JoiningNumbers } from './joining-numbers.tsx';

registerWeekendBonusDialogs();

const campaign = { bonus_mb: 5120, starts_on: '2026-11-01', ends_on: '2026-12-31' };
const bonus = {
  today: '2026-11-15',
  campaign,
  participation_details: [
    { msisdn: '359888100101', status: 'NotJoined', label: '', tariff_name: '', activated_at: null },
  ],
} as unknown as BonusEligibility;

function draw(call: () => Promise<unknown>) {
  render(
    <ApiContext value={{ call } as unknown as ApiClient}>
      <DataProvider client={new QueryClient()}>
        <IntlProvider
          locale="bg"
          messages={{ errors: errorsBg, 'weekend-bonus': weekendBonusBg }}
          timeZone="Europe/Sofia"
        >
          <JoiningNumbers bonus={bonus} campaign={bonus.campaign!} />
        </IntlProvider>
      </DataProvider>
    </ApiContext>,
  );
  act(() => screen.getByRole('checkbox').click());
}

const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));
const join = () => screen.getByRole('button').click();

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(async () => {
  cleanup();
  vi.useRealTimers();
  await closeDialog();
});

it('a double click on the button sends once, does not close the Loader, and the success is shown', async () => {
  const call = vi.fn(() => Promise.resolve());
  draw(call);
  act(() => {
    join();
    join();
  });
  await pass(200);
  await act(() => dismissDialog());
  expect(currentDialog()?.name).toBe('weekend-bonus.Loader');
  await pass(1000);
  expect(call).toHaveBeenCalledTimes(1);
  expect(currentDialog()).toMatchObject({ name: 'weekend-bonus.Success', props: { count: 1 } });
});

it('an unknown outcome is reported as unknown, with where to see it later', async () => {
  draw(() => Promise.reject(new OutcomeUnknown()));
  act(join);
  await pass(1000);
  expect(currentDialog()).toMatchObject({
    name: 'change.OutcomeUnknown',
    props: { where: weekendBonusBg.unknown_where },
  });
});
