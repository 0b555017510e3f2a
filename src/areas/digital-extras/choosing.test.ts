import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { dependantsOf, isChosenAlone, packageFault, requiredPackages, takesPlaceOf, withChoice } from './choosing.ts';
import { extraStatuses, type ExtraStatus } from './constants.ts';

const codes = fc.constantFrom('20068', '20069', '20070', '20101', '20102', '20103');

describe('choosing', () => {
  it.each(['20068', '20069', '20070'])('selects %s alone [EX-155, EX-242]', (code) => {
    expect(isChosenAlone(code)).toBe(true);
    expect(withChoice(['20101', '20102'], code)).toEqual([code]);
    expect(withChoice([code], '20101')).toEqual(['20101']);
  });

  it('never combines an extra that must be alone with others, and never selects one twice', () => {
    fc.assert(
      fc.property(fc.array(codes), (presses) => {
        const chosen = presses.reduce<string[]>(withChoice, []);
        expect(new Set(chosen).size).toBe(chosen.length);
        expect(chosen.length === 1 || !chosen.some(isChosenAlone)).toBe(true);
      }),
    );
  });

  it('clears an extra that is clicked twice', () => {
    expect(withChoice(withChoice(['20101'], '20102'), '20102')).toEqual(['20101']);
  });
});

describe('required packages', () => {
  const extra = (code: string, group: string, parent: string | null, status: ExtraStatus = 'Active') => ({
    code,
    group_type: group,
    parent_extra_group: parent,
    status,
    current_period_state: 'Paid' as const,
    is_on_slot: false,
  });
  const parent = extra('20080', 'TvBase', null);

  it('are required by the active and pending extras that name their group [EX-086]', () => {
    const child = extra('20081', 'TvSport', 'TvBase');
    const pending = extra('20085', 'TvNews', 'TvBase', 'PendingActivation');
    const gone = extra('20082', 'TvFilm', 'TvBase', 'Inactive');
    const other = extra('20083', 'TvKids', 'Other');
    expect(dependantsOf(parent, [parent, child, pending, gone, other])).toEqual([child, pending]);
  });

  const faults = { Active: null, WaitingForDeactivation: 'ending' } as Partial<Record<ExtraStatus, 'ending' | null>>;
  it.each(extraStatuses)('must be active; an ending package is not enough: %s', (status) => {
    const child = extra('20081', 'TvSport', 'TvBase', 'Inactive');
    const fault = status in faults ? faults[status] : 'missing';
    expect(packageFault(child, [{ ...parent, status }, child])).toBe(fault);
  });

  it('are offered if they are inactive and of the group that the extra names', () => {
    const child = extra('20081', 'TvSport', 'TvBase', 'Inactive');
    const inactive = extra('20084', 'TvBase', null, 'Inactive');
    const other = extra('20083', 'TvKids', null, 'Inactive');
    expect(requiredPackages(child, [parent, child, inactive, other])).toEqual([inactive]);
  });

  it('need only one active package of the group', () => {
    const child = extra('20081', 'TvSport', 'TvBase', 'Inactive');
    const ending = extra('20084', 'TvBase', null, 'WaitingForDeactivation');
    expect(packageFault(child, [ending, parent, child])).toBeNull();
  });

  it('are not needed when the extra names no group', () => {
    expect(packageFault(parent, [])).toBeNull();
  });
});

describe('an extra replaces', () => {
  const extra = (code: string, group_type: string, is_on_slot = false) => ({ code, group_type, is_on_slot });
  const [basic, premium] = [extra('20028', 'Kinobox'), extra('20030', 'Kinobox')];

  it('another extra for the next free position', () => {
    expect(takesPlaceOf(extra('20101', 'Film', true), extra('20103', 'Books', true))).toBe(true);
    expect(takesPlaceOf(extra('20101', 'Film', true), extra('20103', 'Books'))).toBe(false);
  });

  it('another plan of its family, but not of other families', () => {
    expect(takesPlaceOf(basic, premium)).toBe(true);
    expect(takesPlaceOf(basic, basic)).toBe(false);
    expect(takesPlaceOf(basic, extra('20027', 'Vizio'))).toBe(false);
  });
});
