// The extras an invented subscriber has on a service: what every tariff gives, some positions taken, now and then one for a
// monthly fee.

import { addDays } from '#platform/clock.ts';
import { extras } from '#database/demo/extras.ts';
import { offers } from '#database/demo/tariff-extras.ts';
import { tariffs, type TariffId } from '#database/demo/tariffs.ts';
import type { Chances } from './chances.ts';

export type LoadedExtra = {
  serviceId: string;
  code: string;
  slot: number | null;
  state: 'Free' | 'Paid';
  cents: number;
  since: string;
};

/** Extras with something at a partner behind them are left out: the partner would not know them. */
const plain = new Map(
  extras.flatMap(({ code, kind = 'usual', cents }) => (kind === 'usual' || kind === 'traffic' ? [[code, cents]] : [])),
);

type Choices = { core: string[]; positions: string[]; monthly: string[]; freeSlots: number };

const choicesOf = new Map<TariffId, Choices>(
  tariffs.map(({ tariff_id, free_slots }) => {
    const offered = (offers[tariff_id] ?? []).filter(({ code }) => plain.has(code));
    const codes = (wanted: (offer: (typeof offered)[number]) => boolean) =>
      offered.filter(wanted).map(({ code }) => code);
    return [
      tariff_id,
      {
        core: codes(({ isCore }) => isCore === true),
        positions: codes(({ placement }) => placement === 'slot'),
        monthly: codes(({ code, placement }) => placement === 'addon' && code.startsWith('2012')),
        freeSlots: free_slots,
      },
    ];
  }),
);

export function extrasOf(serviceId: string, tariff: TariffId, today: string, chances: Chances): LoadedExtra[] {
  const { core, positions, monthly, freeSlots } = choicesOf.get(tariff)!;
  const since = () => addDays(today, -1 - chances.below(400));
  const taken = Math.min(chances.below(freeSlots + 1), positions.length);
  const first = chances.below(positions.length);
  const onPositions = Array.from({ length: taken }, (_, i) => positions[(first + i) % positions.length]!);
  const paid = monthly.length > 0 && chances.happens(0.2) ? [monthly[0]!] : [];
  const held = (state: 'Free' | 'Paid') => (code: string, index: number) => ({
    serviceId,
    code,
    slot: state === 'Free' && onPositions.includes(code) ? index + 1 : null,
    state,
    cents: plain.get(code) ?? 0,
    since: since(),
  });
  return [...core.map(held('Free')), ...onPositions.map(held('Free')), ...paid.map(held('Paid'))];
}
