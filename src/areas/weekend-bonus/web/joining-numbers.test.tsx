import { act, screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { OutcomeUnknown } from '#platform/web/api/api-error.ts';
import { currentDialog, dismissDialog } from '#platform/web/ui/dialog/dialog-registry.ts';
import { drawWithApi, pass, stopTime } from '#testing/web/draw-with-api.tsx';
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
  drawWithApi(<JoiningNumbers bonus={bonus} campaign={bonus.campaign!} />, {
    api: { call },
    texts: { 'weekend-bonus': weekendBonusBg },
  });
  act(() => screen.getByRole('checkbox').click());
}

const join = () => screen.getByRole('button').click();

stopTime();

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
