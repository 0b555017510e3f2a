import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addDays } from '#platform/clock.ts';
import {
  nextStatus,
  deactivationReason,
  nextSwapDay,
  nextSwapOf,
  refusalOfActivation,
  refusalOfCancel,
  refusalOfDeactivation,
  transitions,
  type ExtraEvent,
} from './rules.ts';
import { extraStatuses, type ExtraStatus } from './constants.ts';

const today = '2026-03-15';

describe('the status of an extra', () => {
  it.each<[ExtraStatus, ExtraEvent, ExtraStatus]>([
    ['Inactive', 'activate', 'InProgress'],
    ['InProgress', 'provisioned', 'Active'],
    ['InProgress', 'partner-pending', 'PendingActivation'],
    ['InProgress', 'failed', 'Inactive'],
    ['PendingActivation', 'provisioned', 'Active'],
    ['PendingActivation', 'stop', 'Inactive'],
    ['Active', 'deactivate', 'WaitingForDeactivation'],
    ['WaitingForDeactivation', 'cancel', 'Active'],
    ['WaitingForDeactivation', 'ended', 'Inactive'],
  ])('%s and %s becomes %s [EX-107, EX-108, EX-109]', (from, event, to) => {
    expect(nextStatus(from, event)).toBe(to);
  });

  it('can become active and inactive from every status: none is a dead end', () => {
    const reachable = (from: ExtraStatus): Set<ExtraStatus> => {
      const seen = new Set([from]);
      for (const status of seen) for (const next of Object.values(transitions[status])) seen.add(next);
      return seen;
    };
    for (const status of extraStatuses) {
      expect(reachable(status)).toContain('Active');
      expect(reachable(status)).toContain('Inactive');
    }
  });

  it('never skips provisioning: only pending extras and those waiting for deactivation become active', () => {
    const before = extraStatuses.filter((status) => Object.values(transitions[status]).includes('Active'));
    expect(before.toSorted()).toEqual(['InProgress', 'PendingActivation', 'WaitingForDeactivation']);
  });
});

describe('activating', () => {
  it.each<[ExtraStatus, string | null]>([
    ['Inactive', null],
    ['Active', 'EC_Already_Active'],
    ['WaitingForDeactivation', 'EC_Deactivation_Requested'],
    ['InProgress', 'EC_Provisioning_In_Progress'],
    ['PendingActivation', 'EC_Provisioning_In_Progress'],
  ])('an extra that is %s answers %s', (status, refused) => {
    expect(refusalOfActivation({ status })).toBe(refused);
    expect(refused === null).toBe(nextStatus(status, 'activate') !== null);
  });
});

describe('deactivating', () => {
  const extra = (status: ExtraStatus, activation_date: string | null = '2026-03-01', is_core_service = false) => ({
    status,
    activation_date,
    is_core_service,
  });

  it.each<[ExtraStatus, string | null]>([
    ['Active', null],
    ['Inactive', 'EC_Already_Inactive'],
    ['WaitingForDeactivation', 'EC_Deactivation_Requested'],
    ['InProgress', 'EC_Provisioning_In_Progress'],
    ['PendingActivation', 'EC_Provisioning_In_Progress'],
  ])('an extra that is %s answers %s', (status, refused) => {
    expect(refusalOfDeactivation(extra(status), today)).toBe(refused);
  });

  it('is refused on the day of activation and allowed from the next day on [EX-176, EX-239]', () => {
    expect(refusalOfDeactivation(extra('Active', today), today)).toBe('EC_Deactivation_Forbidden_For_Today');
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 900 }), (days) => {
        expect(refusalOfDeactivation(extra('Active', addDays(today, -days)), today)).toBeNull();
      }),
    );
  });

  it('a core service is refused in every status', () => {
    for (const status of extraStatuses) {
      expect(refusalOfDeactivation(extra(status, null, true), today)).toBe('EC_Deactivation_Forbidden');
    }
  });
});

describe('cancelling a deactivation', () => {
  const cancelled = (status: ExtraStatus, ends_with_plan = false, parentIsEnding = false) => {
    const parent = parentIsEnding ? { status: 'WaitingForDeactivation' as const } : undefined;
    return refusalOfCancel({ status, reason: deactivationReason({ status, ends_with_plan, ends_with: null }, parent) });
  };

  it('is possible only while the extra waits for deactivation', () => {
    expect(extraStatuses.filter((status) => cancelled(status) === null)).toEqual(['WaitingForDeactivation']);
    expect(cancelled('Active')).toBe('EC_Already_Active');
    expect(cancelled('Inactive')).toBe('EC_Already_Inactive');
  });

  it('is refused if the plan ends the extra', () => {
    expect(cancelled('WaitingForDeactivation', true)).toBe('EC_Cancel_Deactivation_Forbidden');
  });

  it('is refused for a child whose parent is ending, even if the plan ends it too', () => {
    for (const plan of [true, false]) {
      expect(cancelled('WaitingForDeactivation', plan, true)).toBe('EC_Cancel_Deactivation_Forbidden_For_Child');
    }
  });
});

describe('the next swap', () => {
  it.each([
    [null, null],
    ['2026-03-15', '2026-04-14'],
    ['2026-03-10', '2026-04-09'],
    ['2026-02-14', '2026-03-16'],
    ['2026-02-13', null],
    ['2025-01-01', null],
  ])('after one on %s is on %s [EX-145, EX-240]', (last, next) => {
    expect(nextSwapDay(last, today)).toBe(next);
  });
});

describe('the next change of a position', () => {
  it.each([
    ['taken today', today, null, '2026-04-14'],
    ['taken yesterday', '2026-03-14', null, '2026-04-13'],
    ['taken 29 days ago', '2026-02-14', null, '2026-03-16'],
    ['taken 30 days ago', '2026-02-13', null, null],
    ['not taken yet', null, null, null],
    ['taken long ago, after a swap of the number', '2025-01-01', '2026-03-20', '2026-03-20'],
    ['taken after that swap', '2026-03-10', '2026-03-20', '2026-04-09'],
  ])('%s (%s, number %s) is on %s', (_, activation_date, ofNumber, next) => {
    expect(nextSwapOf({ activation_date }, ofNumber, today)).toBe(next);
  });
});
