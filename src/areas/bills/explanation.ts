// Why a bill differs from the previous one. Lines of both bills are compared in groups: one item of one service.

import type { LineKind } from './rules.ts';

export const causeKinds = [
  'begun',
  'ended',
  'price',
  'part-of-month',
  'roaming',
  'usage',
  'one-time',
  'discount',
  'adjustment',
] as const;
export type CauseKind = (typeof causeKinds)[number];

/** The lines of one item of one service on one bill, added up. */
export type LineGroup = {
  serviceId: string | null;
  kind: LineKind;
  itemId: string | null;
  name: string;
  cents: number;
  /** The days the lines cover; null for a single charge. */
  from: string | null;
  to: string | null;
};

export type ComparedBill = { periodFrom: string; periodTo: string; groups: readonly LineGroup[] };

export type Cause = {
  kind: CauseKind;
  serviceId: string | null;
  itemId: string | null;
  name: string;
  /** What it adds to the bill; negative if it lowers it. */
  cents: number;
  /** The days that the item covers on the bill that has it. */
  from: string | null;
  to: string | null;
};

/** Every difference of at least a cent. Their sum is the difference of the bills. */
export function explainDifference(previous: ComparedBill, current: ComparedBill): Cause[] {
  const earlier = new Map(previous.groups.map((group) => [keyOf(group), group]));
  const later = new Map(current.groups.map((group) => [keyOf(group), group]));
  const causes = [...new Set([...earlier.keys(), ...later.keys()])].flatMap((key) => {
    const before = earlier.get(key);
    const now = later.get(key);
    const cents = (now?.cents ?? 0) - (before?.cents ?? 0);
    const shown = now ?? before;
    if (cents === 0 || !shown) return [];
    const { serviceId, itemId, name, from, to } = shown;
    return [{ kind: causeOf(previous, before, current, now), serviceId, itemId, name, cents, from, to }];
  });
  return causes.toSorted((one, other) => Math.abs(other.cents) - Math.abs(one.cents));
}

function keyOf({ serviceId, kind, itemId, name }: LineGroup): string {
  return JSON.stringify([serviceId, kind, itemId ?? name]);
}

/** These differ from month to month by themselves. */
const byKind: Partial<Record<LineKind, CauseKind>> = {
  roaming: 'roaming',
  usage: 'usage',
  'one-time': 'one-time',
  discount: 'discount',
  adjustment: 'adjustment',
};

function causeOf(
  previous: ComparedBill,
  before: LineGroup | undefined,
  current: ComparedBill,
  now: LineGroup | undefined,
): CauseKind {
  const own = byKind[(now ?? before)!.kind];
  if (own) return own;
  if (!before) return 'begun';
  if (!now) return 'ended';
  return isPartial(before, previous) || isPartial(now, current) ? 'part-of-month' : 'price';
}

function isPartial({ from, to }: LineGroup, { periodFrom, periodTo }: ComparedBill): boolean {
  return (from !== null && from > periodFrom) || (to !== null && to < periodTo);
}
