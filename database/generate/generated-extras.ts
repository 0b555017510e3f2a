// The extras of a generated subscriber on a service: those of the tariff, some used slots, and occasionally one for a
// monthly fee.

import { demoExtras, demoOffers, demoTariffs, type DemoOffer } from '#database/demo/catalogue.ts';
import { dayFrom } from './calendar.ts';
import type { RandomSource } from './chances.ts';

export type GeneratedExtra = {
  serviceId: string;
  code: string;
  slot: number | null;
  state: 'Free' | 'Paid';
  cents: number;
  since: string;
};

/** Extras with data at a partner are excluded: the partner would not know them. */
const plain = new Map(
  demoExtras().flatMap(({ code, kind = 'usual', regular_price_cents }) =>
    kind === 'usual' || kind === 'traffic' ? [[code, regular_price_cents]] : [],
  ),
);

type Choices = { core: string[]; positions: string[]; monthly: string[]; freeSlots: number };

const choicesOf = new Map<string, Choices>(
  demoTariffs().map(({ tariff_id, free_slots }) => {
    const offered = demoOffers().filter((offer) => offer.tariff_id === tariff_id && plain.has(offer.code));
    const codes = (wanted: (offer: DemoOffer) => boolean) => offered.filter(wanted).map(({ code }) => code);
    return [
      tariff_id,
      {
        core: codes(({ is_core_service }) => is_core_service === true),
        positions: codes(({ placement }) => placement === 'slot'),
        monthly: codes(({ code, placement }) => placement === 'addon' && code.startsWith('2012')),
        freeSlots: free_slots,
      },
    ];
  }),
);

export function extrasOf(serviceId: string, tariff: string, today: string, chances: RandomSource): GeneratedExtra[] {
  const { core, positions, monthly, freeSlots } = choicesOf.get(tariff)!;
  const since = () => dayFrom(today, -1 - chances.below(400));
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
