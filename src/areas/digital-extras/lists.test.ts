import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  activeExtras,
  choicesForFreePosition,
  defaultTab,
  freeExtras,
  includedLists,
  isUnderWay,
  selectedExtras,
  swappableAddons,
  tabs,
  type ListedExtra,
} from './lists.ts';
import { extraStatuses, periodStates } from './constants.ts';

const extra = fc.record({
  code: fc.stringMatching(/^2\d{4}$/),
  status: fc.constantFrom(...extraStatuses),
  current_period_state: fc.constantFrom(...periodStates),
  is_on_slot: fc.boolean(),
});
const extras = fc.array(extra, { maxLength: 30 });

/** One extra of every status, period state and placement. */
const everyKind: ListedExtra[] = extraStatuses.flatMap((status) =>
  periodStates.flatMap((current_period_state) =>
    [true, false].map((is_on_slot) => ({
      code: `${status} ${current_period_state} ${is_on_slot}`,
      status,
      current_period_state,
      is_on_slot,
    })),
  ),
);
const statusesOf = (list: ListedExtra[]) => [...new Set(list.map(({ status }) => status))].toSorted();
const statesOf = (list: ListedExtra[]) => [...new Set(list.map((each) => each.current_period_state))];

it('the page has two tabs and opens on add [EX-025, EX-073]', () => {
  expect(tabs).toEqual(['add', 'active']);
  expect(defaultTab).toBe('add');
});

describe('the lists of the swap area', () => {
  it('count active extras and those waiting for deactivation as active [EX-075, EX-111]', () => {
    expect(statusesOf(activeExtras(everyKind))).toEqual(['Active', 'WaitingForDeactivation']);
    expect(activeExtras(everyKind)).toHaveLength(12);
  });

  it('offer inactive extras without a position to add [EX-113]', () => {
    const addons = swappableAddons(everyKind);
    expect(addons).toHaveLength(3);
    expect(addons.every((each) => !each.is_on_slot && each.status === 'Inactive')).toBe(true);
  });

  it('contain each extra for positions once, as selected or as free [EX-075, EX-114, EX-115]', () => {
    fc.assert(
      fc.property(extras, (all) => {
        const onSlots = all.filter((each) => each.is_on_slot);
        const both = [...selectedExtras(all), ...freeExtras(all)];
        expect(new Set(both)).toEqual(new Set(onSlots));
        expect(both).toHaveLength(onSlots.length);
      }),
    );
  });

  it('count pending extras as taking a position', () => {
    expect(statusesOf(selectedExtras(everyKind))).toEqual([
      'Active',
      'InProgress',
      'PendingActivation',
      'WaitingForDeactivation',
    ]);
    expect(statusesOf(everyKind.filter(isUnderWay))).toEqual(['InProgress', 'PendingActivation']);
  });
});

describe('the included extras', () => {
  it('are listed by their period state [EX-013, EX-117, EX-118, EX-119]', () => {
    for (const tab of tabs) {
      const lists = includedLists(everyKind, tab);
      expect(statesOf(lists.freeTariffExtras)).toEqual(['Free']);
      expect(statesOf(lists.promoTariffExtras)).toEqual(['Promo']);
      expect(statesOf(lists.paidTariffExtras)).toEqual(['Paid']);
    }
  });

  it('appear under add while inactive, otherwise under active, each exactly once [EX-112]', () => {
    fc.assert(
      fc.property(extras, (all) => {
        const shown = tabs.flatMap((tab) => Object.values(includedLists(all, tab)).flat());
        expect(new Set(shown)).toEqual(new Set(all));
        expect(shown).toHaveLength(all.length);
      }),
    );
    expect(statusesOf(Object.values(includedLists(everyKind, 'add')).flat())).toEqual(['Inactive']);
  });
});

it('the free position offers only free and inactive extras [EX-143, EX-144]', () => {
  const choices = choicesForFreePosition(everyKind);
  expect(statesOf(choices)).toEqual(['Free']);
  expect(statusesOf(choices)).toEqual(['Inactive']);
  expect(choices).toHaveLength(2);
});
