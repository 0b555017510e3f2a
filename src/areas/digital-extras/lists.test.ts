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

/** One extra of every status, period state and place. */
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
  it('count as active what is active or waits for its end [EX-075, EX-111]', () => {
    expect(statusesOf(activeExtras(everyKind))).toEqual(['Active', 'WaitingForDeactivation']);
    expect(activeExtras(everyKind)).toHaveLength(12);
  });

  it('offer to add what stands on no position and is inactive [EX-113]', () => {
    const addons = swappableAddons(everyKind);
    expect(addons).toHaveLength(3);
    expect(addons.every((each) => !each.is_on_slot && each.status === 'Inactive')).toBe(true);
  });

  it('hold only extras of positions as selected and as free, and each of them once [EX-075, EX-114, EX-115]', () => {
    fc.assert(
      fc.property(extras, (all) => {
        const onSlots = all.filter((each) => each.is_on_slot);
        const both = [...selectedExtras(all), ...freeExtras(all)];
        expect(new Set(both)).toEqual(new Set(onSlots));
        expect(both).toHaveLength(onSlots.length);
      }),
    );
  });

  it('count what is on its way as taking a position', () => {
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
  it('stand in the list of their period state [EX-013, EX-117, EX-118, EX-119]', () => {
    for (const tab of tabs) {
      const lists = includedLists(everyKind, tab);
      expect(statesOf(lists.freeTariffExtras)).toEqual(['Free']);
      expect(statesOf(lists.promoTariffExtras)).toEqual(['Promo']);
      expect(statesOf(lists.paidTariffExtras)).toEqual(['Paid']);
    }
  });

  it('stand under add while inactive and under active otherwise, none in both and none in neither [EX-112]', () => {
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

it('the free position is offered only what is free and inactive [EX-143, EX-144]', () => {
  const choices = choicesForFreePosition(everyKind);
  expect(statesOf(choices)).toEqual(['Free']);
  expect(statusesOf(choices)).toEqual(['Inactive']);
  expect(choices).toHaveLength(2);
});
