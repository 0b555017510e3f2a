// A TMF677 (version 4) usage consumption and its meaning. docs/tmf.md describes the mapping.

import { Type, type Static } from 'typebox';
import { Compile } from 'typebox/compile';
import { sofiaDay } from '#platform/clock.ts';
import { allowanceKinds, usageKinds, zones, type Source, type UsageKind, type Zone } from '../../constants.ts';
import type { ReportedAllowance, ReportedDay, UsageReport } from './usage-source.ts';

const Text = Type.String({ minLength: 1, maxLength: 200 });
const Quantity = Type.Object({ amount: Type.Number({ minimum: 0 }), units: Type.Optional(Text) });
const Period = Type.Object({ startDateTime: Type.String(), endDateTime: Type.Optional(Type.String()) });

const Counter = Type.Object({
  counterType: Type.String(),
  level: Type.Optional(Type.String()),
  value: Quantity,
  consumptionPeriod: Type.Optional(Period),
});

const Bucket = Type.Object({
  id: Type.String({ pattern: '^\\S{1,64}$' }),
  name: Type.Optional(Text),
  usageType: Text,
  remainingValue: Type.Optional(Quantity),
  validFor: Type.Optional(Type.Object({ startDateTime: Type.String(), endDateTime: Type.String() })),
  product: Type.Optional(Type.Array(Type.Object({ id: Type.String() }))),
  bucketCounter: Type.Optional(Type.Array(Counter, { maxItems: 1000 })),
});
type Bucket = Static<typeof Bucket>;

/** The fields that the portal reads; the system may send more. */
const answer = Type.Object({
  usageConsumption: Type.Array(
    Type.Object({
      lastUpdate: Type.Optional(Type.String()),
      bucketRefOrValue: Type.Optional(Type.Array(Bucket, { maxItems: 200 })),
    }),
  ),
});

const isAnswer = Compile(answer);

export const queryOf = (serviceId: string) => ({
  '@type': 'QueryUsageConsumption',
  searchCriteria: { '@type': 'UsageConsumption', logicalResource: [{ id: serviceId, '@type': 'LogicalResource' }] },
});

/** Null for an answer that the portal cannot read. Without `lastUpdate` the figures are of now. */
export function readConsumption(body: unknown, now: Date): UsageReport | null {
  if (!isAnswer.Check(body)) return null;
  const buckets = body.usageConsumption.flatMap(({ bucketRefOrValue = [] }) => bucketRefOrValue);
  const updates = body.usageConsumption.flatMap(({ lastUpdate }) => (lastUpdate === undefined ? [] : [lastUpdate]));
  const measuredAt = updates.length > 0 ? new Date(Math.min(...updates.map((at) => Date.parse(at)))) : now;
  const kinds = buckets.map(({ usageType }) => kindAndZone(usageType));
  const moments = [measuredAt, ...buckets.flatMap(momentsIn)];
  if (kinds.includes(null) || moments.some((at) => Number.isNaN(at.getTime()))) return null;
  return { measuredAt, allowances: buckets.flatMap(allowanceIn), days: sumByDay(buckets.flatMap(daysIn)) };
}

/** `data` is used in Bulgaria; `data:eu` and `data:world` are used abroad. */
function kindAndZone(usageType: string): { kind: UsageKind; zone: Zone } | null {
  const [kindText, zoneText = 'bg'] = usageType.split(':');
  const kind = usageKinds.find((each) => each === kindText);
  const zone = zones.find((each) => each === zoneText);
  return kind && zone ? { kind, zone } : null;
}

function momentsIn({ validFor, bucketCounter = [] }: Bucket): Date[] {
  const days = bucketCounter.filter(isOfDay).map(({ consumptionPeriod }) => consumptionPeriod?.startDateTime ?? '');
  return [...(validFor ? [validFor.startDateTime, validFor.endDateTime] : []), ...days].map((at) => new Date(at));
}

/** A bucket without a period counts use that is not part of an allowance. */
function allowanceIn(bucket: Bucket): ReportedAllowance[] {
  const { id, name = id, usageType, validFor, remainingValue, bucketCounter = [] } = bucket;
  const { kind: usageKind, zone } = kindAndZone(usageType)!;
  const kind = allowanceKinds.find((each) => each === usageKind);
  if (!kind || !validFor) return [];
  const used = bucketCounter.find((counter) => counter.counterType === 'used' && !isOfDay(counter));
  const used_amount = used ? amountOf(used.value) : 0;
  return [
    {
      allowance_id: id,
      kind,
      zone,
      source: sourceOf(bucket),
      name_bg: name,
      name_en: name,
      limit_amount: remainingValue ? used_amount + amountOf(remainingValue) : null,
      used_amount,
      period_from: sofiaDay(new Date(validFor.startDateTime)),
      period_to: sofiaDay(new Date(validFor.endDateTime)),
    },
  ];
}

/** Ids of products as in TMF637: 359888100101:extra:20107. */
function sourceOf({ product: [product] = [] }: Bucket): Source {
  const category = product?.id.split(':')[1];
  if (category === 'extra') return 'extra';
  return category === 'roamingPackage' ? 'package' : 'plan';
}

type BucketCounter = NonNullable<Bucket['bucketCounter']>[number];

const isOfDay = ({ level }: BucketCounter) => level === 'day';

function daysIn({ usageType, bucketCounter = [] }: Bucket): ReportedDay[] {
  const { kind, zone } = kindAndZone(usageType)!;
  return bucketCounter.filter(isOfDay).map(({ counterType, value, consumptionPeriod }) => {
    const amountIf = (type: string) => (counterType === type ? amountOf(value) : 0);
    const outside_amount = amountIf('outsidePlan');
    return {
      day: sofiaDay(new Date(consumptionPeriod!.startDateTime)),
      kind,
      zone,
      amount: amountIf('used') + outside_amount,
      outside_amount,
      cost_cents: amountIf('cost'),
    };
  });
}

function sumByDay(days: readonly ReportedDay[]): ReportedDay[] {
  const groups = Map.groupBy(days, ({ day, kind, zone }) => `${day} ${kind} ${zone}`);
  return [...groups.values()].map((same) => {
    const sumOf = (field: 'amount' | 'outside_amount' | 'cost_cents') =>
      same.reduce((sum, each) => sum + each[field], 0);
    const [{ day, kind, zone }] = same as [ReportedDay];
    return {
      day,
      kind,
      zone,
      amount: sumOf('amount'),
      outside_amount: sumOf('outside_amount'),
      cost_cents: sumOf('cost_cents'),
    };
  });
}

/** Bytes, seconds, pieces and cents. */
const factors: Readonly<Record<string, number>> = {
  KB: 1024,
  MB: 1024 ** 2,
  GB: 1024 ** 3,
  min: 60,
  h: 3600,
  EUR: 100,
};

function amountOf({ amount, units = '' }: Static<typeof Quantity>): number {
  return Math.round(amount * (factors[units] ?? 1));
}
