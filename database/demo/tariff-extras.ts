// Which extras the tariffs of the demo offer, and on which terms.

import type { TariffId } from './tariffs.ts';

export type DemoOffer = {
  code: string;
  placement: 'slot' | 'included' | 'addon' | 'streaming';
  isCore?: boolean;
  state: 'Free' | 'Promo' | 'Paid';
  days?: number;
  promoCents?: number;
};

const onPosition = (...codes: string[]): DemoOffer[] =>
  codes.map((code) => ({ code, placement: 'slot', state: 'Free' }));
const paidAddon = (...codes: string[]): DemoOffer[] =>
  codes.map((code) => ({ code, placement: 'addon', state: 'Paid' }));
const streamingPlans = (...codes: string[]): DemoOffer[] =>
  codes.map((code) => ({ code, placement: 'streaming', state: 'Paid' }));

const kinobox = streamingPlans('20028', '20029', '20030');
const traffic = paidAddon('20120', '20121', '20122', '20123');

const included: DemoOffer[] = [
  { code: '20110', placement: 'included', state: 'Free', isCore: true },
  { code: '20111', placement: 'included', state: 'Free' },
  { code: '20112', placement: 'included', state: 'Promo', days: 30, promoCents: 49 },
  { code: '20114', placement: 'included', state: 'Paid' },
  { code: '20115', placement: 'included', state: 'Paid' },
  { code: '20116', placement: 'included', state: 'Free', days: 30 },
];

const positions = onPosition('20040', '20051', '20052', '20101', '20102', '20103', '20104', '20105', '20107', '20109');

const mobile: DemoOffer[] = [
  ...included,
  ...positions,
  ...traffic,
  ...kinobox,
  { code: '20060', placement: 'addon', state: 'Free', days: 30 },
  { code: '20106', placement: 'addon', state: 'Promo', days: 60, promoCents: 249 },
  ...paidAddon('20055', '20061', '20062', '20068', '20069', '20070', '20108', '20113', '20117', '20118', '20119'),
];

export const offers: Partial<Record<TariffId, DemoOffer[]>> = {
  'prostor-25': [...mobile, ...streamingPlans('20027', '20031')],
  'start-8': mobile,
  prima: [...included, ...onPosition('20103', '20105', '20107', '20108'), ...traffic],
  'biznes-40': [
    ...included,
    ...onPosition('20102', '20103', '20105', '20109'),
    ...traffic,
    ...paidAddon('20060', '20113'),
  ],
  'dom-tv-180': [
    { code: '20133', placement: 'included', state: 'Free', isCore: true },
    ...onPosition('20101', '20106', '20107', '20108'),
    ...paidAddon('20130', '20131', '20132', '20134'),
    ...kinobox,
  ],
};
