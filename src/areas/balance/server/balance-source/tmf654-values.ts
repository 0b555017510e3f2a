// Buckets, top-ups and the history of TMF654 (version 4), and their meaning. docs/tmf.md describes the mapping.

import { Type, type Static } from 'typebox';
import { Compile } from 'typebox/compile';
import { sofiaDay } from '#platform/clock.ts';
import { centsOfValue, decimalAmount } from '#platform/money.ts';
import type { MovementKind, VoucherRefusal } from '../../rules.ts';
import type { Deduction, ReportedMovement, TopUpOrder, TopUpOutcome, VoucherOrder } from './balance-source.ts';

const Quantity = Type.Object({ amount: Type.Number(), units: Type.Optional(Type.String()) });
const status = Type.String();

/** The fields that the portal reads; the system may send more. */
const Bucket = Type.Object({
  status: Type.Optional(status),
  usageType: Type.Optional(Type.String()),
  remainingValue: Type.Optional(Quantity),
  validFor: Type.Optional(Type.Object({ endDateTime: Type.Optional(Type.String()) })),
});

const TopUp = Type.Object({
  status,
  description: Type.Optional(Type.String()),
  reason: Type.Optional(Type.String()),
  amount: Type.Optional(Quantity),
});
type TopUp = Static<typeof TopUp>;

const Action = Type.Object({
  id: Type.String({ pattern: '^\\S{1,64}$' }),
  status,
  description: Type.Optional(Type.String({ maxLength: 200 })),
  voucher: Type.Optional(Type.String()),
  amount: Type.Optional(Quantity),
  confirmationDate: Type.Optional(Type.String()),
  requestedDate: Type.Optional(Type.String()),
  '@type': Type.Optional(Type.String()),
});
type Action = Static<typeof Action>;

const areBuckets = Compile(Type.Array(Bucket, { maxItems: 200 }));
const isTopUp = Compile(TopUp);
const areTopUps = Compile(Type.Array(TopUp, { maxItems: 100 }));
const isAction = Compile(Action);
const mostActions = 1000;

const common = (serviceId: string, topUpId: string) => ({
  '@type': 'TopupBalance',
  description: topUpId,
  usageType: 'monetary',
  bucket: { id: serviceId },
  partyAccount: { id: serviceId },
  logicalResource: [{ id: serviceId, '@type': 'LogicalResource' }],
  channel: { id: 'portal' },
});

export function creditBody({ topUpId, serviceId, cents, isAutomatic }: TopUpOrder): object {
  const amount = { amount: Number(decimalAmount(cents)), units: 'EUR' };
  return { ...common(serviceId, topUpId), amount, isAutoTopup: isAutomatic };
}

/** An adjustment by a negative amount. */
export function deductionBody({ deductionId, serviceId, cents }: Deduction): object {
  const amount = { amount: -Number(decimalAmount(cents)), units: 'EUR' };
  return { ...common(serviceId, deductionId), '@type': 'AdjustBalance', amount };
}

/** The amount of a voucher is known only to the system; the standard requires the field. */
export function voucherBody({ topUpId, serviceId, code }: VoucherOrder): object {
  return { ...common(serviceId, topUpId), amount: { amount: 0, units: 'EUR' }, voucher: code };
}

const centsOf = ({ amount }: Static<typeof Quantity>) => centsOfValue(amount);

export type ReadBalance = { isKnown: boolean; balanceCents: number; validUntil: string | null };

/** The sum of the active buckets with money. */
export function readBuckets(body: unknown): ReadBalance | null {
  if (!areBuckets.Check(body)) return null;
  const buckets = body.filter(({ usageType = 'monetary', status: state = 'active' }) => {
    return usageType === 'monetary' && state === 'active';
  });
  const ends = buckets.flatMap(({ validFor }) => validFor?.endDateTime ?? []).map((end) => new Date(end));
  if (ends.some((end) => Number.isNaN(end.getTime()))) return null;
  const latest = ends.toSorted((one, other) => other.getTime() - one.getTime())[0];
  return {
    isKnown: body.length > 0,
    balanceCents: buckets.reduce((sum, { remainingValue }) => sum + (remainingValue ? centsOf(remainingValue) : 0), 0),
    validUntil: latest ? sofiaDay(latest) : null,
  };
}

const refused = new Set([400, 422]);
const conflict = 409;

/** The answer to an order: a top-up, or an error with its reason. A conflict may be the same order, still under way. */
export function readTopUp(body: unknown, answered: number): TopUpOutcome | null {
  const reason = refusalIn(body);
  if (refused.has(answered) || (answered === conflict && reason !== null)) return { outcome: 'refused', reason };
  return answered < 300 && isTopUp.Check(body) ? outcomeOf(body) : null;
}

/** The top-up with the id of the portal; a system may ignore the filter. */
export function readTopUps(body: unknown, topUpId: string): { outcome: TopUpOutcome | null } | null {
  if (!areTopUps.Check(body)) return null;
  const found = body.find(({ description }) => description === topUpId);
  const outcome = found && outcomeOf(found);
  return outcome === null ? null : { outcome: outcome ?? null };
}

function outcomeOf(topUp: TopUp): TopUpOutcome | null {
  if (topUp.status === 'created') return { outcome: 'pending' };
  if (topUp.status === 'completed') {
    return topUp.amount && centsOf(topUp.amount) !== 0
      ? { outcome: 'credited', cents: Math.abs(centsOf(topUp.amount)) }
      : null;
  }
  if (topUp.status === 'failed' || topUp.status === 'cancelled')
    return { outcome: 'refused', reason: refusalIn(topUp) };
  return null;
}

const voucherReasons: Readonly<Record<string, VoucherRefusal>> = {
  voucherUnknown: 'unknown',
  voucherUsed: 'used',
  voucherExpired: 'expired',
};

function refusalIn(body: unknown): VoucherRefusal | null {
  const { reason } = (body ?? {}) as { reason?: unknown };
  return typeof reason === 'string' ? (voucherReasons[reason] ?? null) : null;
}

/** Completed actions; one without a moment, or in an unknown format, is left out: the balance does not depend on it. */
export function readHistory(body: unknown): ReportedMovement[] | null {
  if (!Array.isArray(body)) return null;
  const actions = (body as unknown[]).slice(0, mostActions).filter((action) => isAction.Check(action));
  return actions.filter((action) => action.status === 'completed').flatMap(movementOf);
}

function movementOf(action: Action): ReportedMovement[] {
  const movedAt = new Date(action.confirmationDate ?? action.requestedDate ?? '');
  if (Number.isNaN(movedAt.getTime()) || !action.amount) return [];
  const kind = kindOf(action);
  const name = action.description ?? action.id;
  const amount_cents = centsOf(action.amount);
  return [
    { movement_id: action.id, kind, name_bg: name, name_en: name, amount_cents, moved_at: movedAt.toISOString() },
  ];
}

function kindOf(action: Action): MovementKind {
  if (action.voucher !== undefined) return 'voucher';
  if (action['@type'] === 'TopupBalance') return 'top-up';
  return (action.amount?.amount ?? 0) < 0 ? 'usage' : 'adjustment';
}
