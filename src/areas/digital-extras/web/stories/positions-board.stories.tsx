import type { Eligibility } from '../../contract.ts';
import type { Extra } from '../../contract-parts.ts';
import { PositionsBoard } from '../positions-board.tsx';
import { partStory } from './extras-story.tsx';
import { msisdn, today } from './sample.ts';

export default { title: 'Extras/Positions board' };

const standing = (extras: Extra[], next_swap_date: string | null = null): Eligibility => ({
  data: { tariff_extras: [] },
  contract_end_date: '2027-10-11',
  swappable_addons: extras,
  swappable_slots: { free_slots: 3, next_swap_date },
  verification_type: 'None',
  streaming_addons: [],
  msisdn_type: 'Mobile',
  is_prepaid: false,
  today,
});

const on = (extra: Extra, slot: number, more: Partial<Extra> = {}): Extra => ({
  ...extra,
  slot,
  is_on_slot: true,
  status: 'Active',
  ...more,
});

export const OneFree = partStory(({ samples: { film, assistance } }) => (
  <PositionsBoard msisdn={msisdn} data={standing([on(film, 1), on(assistance, 3)])} />
));

export const AllTaken = partStory(({ samples: { film, assistance, cloud } }) => (
  <PositionsBoard
    msisdn={msisdn}
    data={standing([
      on(film, 1),
      on(assistance, 2, { status: 'InProgress' }),
      on(cloud, 3, { status: 'WaitingForDeactivation', deactivation_date: '2026-11-30' }),
    ])}
  />
));

export const LockedUntilTheNextSwap = partStory(({ samples: { film, cloud } }) => (
  <PositionsBoard msisdn={msisdn} data={standing([on(film, 1), on(cloud, 2)], '2026-12-10')} />
));
