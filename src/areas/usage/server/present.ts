import { sofiaDay } from '#platform/clock.ts';
import { inLanguage, type Language } from '#platform/languages.ts';
import { priceOf } from '#platform/money.ts';
import { blockKinds, homeZone, type UsageKind, type Zone } from '../constants.ts';
import type {
  Allowance,
  AlertSettings,
  Block,
  FairUse,
  NumberTotals,
  Outside,
  OutsideUse,
  UsageDay,
} from '../contract.ts';
import {
  cheapestCovering,
  fairUseVolume,
  forecastEnd,
  inOrderOfEnd,
  isOld,
  leftOf,
  netCents,
  percentUsed,
  type AllowanceState,
  type DayTotals,
} from '../rules.ts';
import type { NumberRow } from './numbers-store.ts';
import type { PackageRow } from './catalogue.ts';
import type { AllowanceRow, BlockRow, NumberWithTotals, UsageTotal } from './usage-store.ts';

export function stateOf(row: AllowanceRow): AllowanceState & { row: AllowanceRow } {
  return {
    row,
    kind: row.kind,
    zone: row.zone,
    limit: row.limit_amount,
    used: row.used_amount,
    weekAmount: row.week_amount,
    periodFrom: row.period_from,
    periodTo: row.period_to,
    measuredOn: sofiaDay(new Date(row.measured_at)),
  };
}

/** The one that ends first comes first. */
export function presentAllowances(rows: readonly AllowanceRow[], language: Language, now: Date): Allowance[] {
  const states = rows.map(stateOf);
  return inOrderOfEnd(states).map((state) => {
    const { row } = state;
    const measuredAt = new Date(row.measured_at);
    return {
      allowance_id: row.allowance_id,
      kind: row.kind,
      zone: row.zone,
      source: row.source,
      name: inLanguage({ bg: row.name_bg, en: row.name_en }, language),
      limit: row.limit_amount,
      used: row.used_amount,
      left: leftOf(state),
      used_percent: percentUsed(state),
      period_from: row.period_from,
      period_to: row.period_to,
      measured_at: measuredAt.toISOString(),
      is_old: isOld(measuredAt, now),
      ends_on: forecastEnd(state, states, sofiaDay(now)),
    };
  });
}

export function presentOutside(
  totals: readonly UsageTotal[],
  packages: readonly PackageRow[],
  language: Language,
): Outside {
  const charged = totals.filter(({ cost_cents }) => cost_cents > 0).toSorted((a, b) => b.cost_cents - a.cost_cents);
  return {
    total_currency: priceOf(costOf(totals)),
    kinds: charged.map(({ kind, zone, outside_amount: amount, cost_cents }) =>
      presentUse({ kind, zone, amount }, cost_cents, packages, language),
    ),
  };
}

function presentUse(
  outside: { kind: UsageKind; zone: Zone; amount: number },
  costCents: number,
  packages: readonly PackageRow[],
  language: Language,
): OutsideUse {
  const covering = cheapestCovering(packages, outside);
  return {
    ...outside,
    price_currency: priceOf(costCents),
    package: covering && {
      package_id: covering.package_id,
      name: inLanguage({ bg: covering.name_bg, en: covering.name_en }, language),
      amount: covering.amount,
      price_currency: priceOf(covering.price_cents),
      saving_currency: covering.price_cents < costCents ? priceOf(costCents - covering.price_cents) : null,
    },
  };
}

/** Null where the tariff has no fair-use volume. Its computation contains the price of the plan. */
export function presentFairUse(
  number: NumberWithTotals,
  { isOwner, today }: { isOwner: boolean; today: string },
): FairUse | null {
  const { fairUse, allowances, totals } = number;
  if (!fairUse) return null;
  const plan = allowances.find(({ kind, zone, source }) => kind === 'data' && zone === homeZone && source === 'plan');
  const { volume, isWholePlan } = fairUseVolume(fairUse, plan?.limit_amount ?? null);
  return {
    volume,
    used: totals.find(({ kind, zone }) => kind === 'data' && zone === 'eu')?.amount ?? 0,
    is_whole_plan: isWholePlan,
    computed_from: isOwner
      ? {
          net_price_currency: priceOf(netCents(fairUse.grossCents)),
          cap_currency: priceOf(fairUse.capCents),
          year: Number(today.slice(0, 4)),
        }
      : null,
  };
}

export const defaultAlerts: AlertSettings = { amounts: [], by_sms: true, by_email: false };

/** A block that the operator did not import is off. */
export function presentBlocks(rows: readonly BlockRow[]): Block[] {
  return blockKinds.map((block) => {
    const { is_on = false, state = 'done' } = rows.find((row) => row.block === block) ?? {};
    return { block, is_on, state };
  });
}

export function presentDay({ day, data, voice, sms, premium, costCents }: DayTotals, isOwner: boolean): UsageDay {
  return { day, data, voice, sms, premium, price_currency: isOwner ? priceOf(costCents) : null };
}

export function presentNumber(row: NumberRow, now: Date): NumberTotals {
  return {
    msisdn: row.service_id,
    label: row.label,
    data: row.data,
    voice: row.voice,
    sms: row.sms,
    price_currency: priceOf(row.cost_cents),
    measured_at: row.measured_at?.toISOString() ?? null,
    is_old: row.measured_at !== null && isOld(row.measured_at, now),
  };
}

export function costOf(rows: readonly { cost_cents: number }[]): number {
  return rows.reduce((sum, { cost_cents }) => sum + cost_cents, 0);
}
