// Rules of usage: what is left, when it ends, when it is notified, and what would have cost less.

import { addDays, daysBetween, earlierDay } from '#platform/clock.ts';
import {
  bytesInGigabyte,
  thresholds,
  type AllowanceKind,
  type BlockState,
  type UsageKind,
  type Zone,
} from './constants.ts';

export type AllowanceUse = {
  kind: AllowanceKind;
  zone: Zone;
  /** Null if unlimited. */
  limit: number | null;
  used: number;
  /** The use of its kind and zone in the seven complete days before the measurement. */
  weekAmount: number;
};

export type AllowanceState = AllowanceUse & {
  periodFrom: string;
  periodTo: string;
  /** The day of the measurement. */
  measuredOn: string;
};

export function leftOf({ limit, used }: Pick<AllowanceUse, 'limit' | 'used'>): number | null {
  return limit === null ? null : Math.max(0, limit - used);
}

/** Whole percent from 0 to 100; 100 only when nothing is left. Null if unlimited. */
export function percentUsed({ limit, used }: Pick<AllowanceUse, 'limit' | 'used'>): number | null {
  if (limit === null) return null;
  return limit === 0 ? 100 : Math.min(100, Math.floor((used * 100) / limit));
}

export function isNearEnd(usedPercent: number): boolean {
  return usedPercent >= thresholds[0];
}

const oldAfterMs = 24 * 3_600_000;

export function isOld(measuredAt: Date, now: Date): boolean {
  return now.getTime() - measuredAt.getTime() > oldAfterMs;
}

/**
 * Days until the allowance ends at the pace of the last seven days; infinite if unlimited or unused. Allowances of one
 * kind and zone are used one after the other, in an order that the portal does not know, so they end together.
 */
export function daysToEnd(allowance: AllowanceUse, all: readonly AllowanceUse[]): number {
  const shared = all.filter(({ kind, zone }) => kind === allowance.kind && zone === allowance.zone);
  let left = 0;
  for (const each of shared) {
    const ofEach = leftOf(each);
    if (ofEach === null) return Infinity;
    left += ofEach;
  }
  if (left === 0) return 0;
  return allowance.weekAmount === 0 ? Infinity : (left * 7) / allowance.weekAmount;
}

/**
 * The day on which an allowance will end; null if it has ended, or lasts until its period ends. Old figures may forecast
 * a day that has passed, which is no forecast.
 */
export function forecastEnd(allowance: AllowanceState, all: readonly AllowanceState[], today: string): string | null {
  const days = daysToEnd(allowance, all);
  if (days === 0 || days >= daysBetween(allowance.measuredOn, allowance.periodTo)) return null;
  const end = addDays(allowance.measuredOn, Math.floor(days));
  return end < today ? null : end;
}

/** The allowance that ends first comes first; without a pace the one with the larger used part. */
export function inOrderOfEnd<Item extends AllowanceUse>(allowances: readonly Item[]): Item[] {
  const days = new Map(allowances.map((each) => [each, daysToEnd(each, allowances)]));
  return allowances.toSorted((a, b) => {
    const [daysOfA, daysOfB] = [days.get(a)!, days.get(b)!];
    if (daysOfA !== daysOfB) return daysOfA < daysOfB ? -1 : 1;
    return (percentUsed(b) ?? -1) - (percentUsed(a) ?? -1);
  });
}

/** The thresholds to record as notified, and the one to notify: 100 % at once does not notify 80 % too. */
export function dueThresholds(
  percent: number | null,
  sent: readonly number[],
): { reached: number[]; notify: number | null } {
  const reached = thresholds.filter(
    (threshold) => percent !== null && percent >= threshold && !sent.includes(threshold),
  );
  const highest = reached.at(-1) ?? null;
  return { reached, notify: highest !== null && sent.every((each) => each < highest) ? highest : null };
}

/** The alert amounts that the cost has reached and that were not notified. */
export function dueAlerts(amounts: readonly number[], costCents: number, sent: readonly number[]): number[] {
  return amounts.filter((euro) => costCents >= euro * 100 && !sent.includes(euro));
}

export type Period = { from: string; to: string };

/** The month before a period: from the same day of the month, or the last one of a shorter month. */
export function periodBefore({ from }: Period): Period {
  const to = addDays(from, -1);
  const lastMonth = addDays(`${from.slice(0, 8)}01`, -1);
  const day = Math.min(Number(from.slice(8)), Number(lastMonth.slice(8)));
  return { from: `${lastMonth.slice(0, 8)}${String(day).padStart(2, '0')}`, to };
}

export type DayRow = { day: string; kind: UsageKind; amount: number; costCents: number };
export type DayTotals = Record<UsageKind, number> & { day: string; costCents: number };

/** Every day of a period up to the measurement; a day without rows was unused. */
export function totalsByDay({ from, to }: Period, rows: readonly DayRow[], measuredOn: string): DayTotals[] {
  const last = earlierDay(measuredOn, to);
  const byDay = Map.groupBy(rows, ({ day }) => day);
  const days = Array.from({ length: Math.max(0, daysBetween(from, last) + 1) }, (_, at) => addDays(from, at));
  return days.map((day) => {
    const totals: DayTotals = { day, data: 0, voice: 0, sms: 0, premium: 0, costCents: 0 };
    for (const { kind, amount, costCents } of byDay.get(day) ?? []) {
      totals[kind] += amount;
      totals.costCents += costCents;
    }
    return totals;
  });
}

export type UsagePackage = { kind: AllowanceKind; zone: Zone; amount: number; price_cents: number };
export type OutsideAmount = { kind: UsageKind; zone: Zone; amount: number };

/** The cheapest package that would have contained all of it. */
export function cheapestCovering<Item extends UsagePackage>(
  packages: readonly Item[],
  outside: OutsideAmount,
): Item | null {
  const covering = packages.filter(
    ({ kind, zone, amount }) => kind === outside.kind && zone === outside.zone && amount >= outside.amount,
  );
  return covering.toSorted((a, b) => a.price_cents - b.price_cents || b.amount - a.amount)[0] ?? null;
}

/** Value-added tax in Bulgaria, percent. */
const vatPercent = 20;

export function netCents(grossCents: number): number {
  return Math.round((grossCents * 100) / (100 + vatPercent));
}

const tenthOfGigabyte = bytesInGigabyte / 10;

/** The price of the tariff per month with VAT, and the wholesale price cap of a gigabyte. */
export type FairUsePrices = { grossCents: number; capCents: number };

/**
 * The volume of Regulation (EU) 2016/2286: twice the monthly price without VAT, divided by the wholesale price cap of a
 * gigabyte. It is a minimum, so it is rounded down to a tenth of a gigabyte; a plan with less data is valid in full.
 */
export function fairUseVolume(
  price: FairUsePrices,
  planLimit: number | null,
): { volume: number; isWholePlan: boolean } {
  const tenths = Math.floor((20 * price.grossCents * 100) / ((100 + vatPercent) * price.capCents));
  // Rounded up to whole bytes, so that it is shown as these tenths.
  const volume = Math.ceil(tenths * tenthOfGigabyte);
  return planLimit !== null && planLimit <= volume
    ? { volume: planLimit, isWholePlan: true }
    : { volume, isWholePlan: false };
}

export type BlockRow = { isOn: boolean; state: BlockState };
export type BlockRefusal = 'EC_Already_Active' | 'EC_Already_Inactive' | 'EC_Msisdn_Already_Has_Processing_Request';

/** Null if the block may be ordered: one request of a number at a time. */
export function refusalOfBlock(current: BlockRow, isOn: boolean, hasRequest: boolean): BlockRefusal | null {
  if (hasRequest) return 'EC_Msisdn_Already_Has_Processing_Request';
  if (current.isOn !== isOn) return null;
  return isOn ? 'EC_Already_Active' : 'EC_Already_Inactive';
}

/** The result of the network: a failed change leaves the block as it was. */
export function blockAfter({ isOn }: BlockRow, isDone: boolean): BlockRow {
  return isDone ? { isOn: !isOn, state: 'done' } : { isOn, state: 'failed' };
}

/** The highest cost first, then by number. */
export function inOrderOfCost<Item extends { costCents: number; msisdn: string }>(numbers: readonly Item[]): Item[] {
  return numbers.toSorted((a, b) => b.costCents - a.costCents || a.msisdn.localeCompare(b.msisdn));
}

type AllowanceUnit = 'gigabytes' | 'megabytes' | 'minutes' | 'messages';
type UnitOf<Kind extends UsageKind> = 'premium' extends Kind ? AllowanceUnit | 'uses' : AllowanceUnit;

const bytesInMegabyte = bytesInGigabyte / 1024;

/** An amount as users read it, rounded down, so that no more is promised than is left. */
export function amountParts<Kind extends UsageKind>(kind: Kind, amount: number): { value: number; unit: UnitOf<Kind> };
export function amountParts(kind: UsageKind, amount: number): { value: number; unit: UnitOf<UsageKind> } {
  if (kind === 'voice') return { value: Math.floor(amount / 60), unit: 'minutes' };
  if (kind === 'sms') return { value: amount, unit: 'messages' };
  if (kind === 'premium') return { value: amount, unit: 'uses' };
  if (amount < bytesInGigabyte) return { value: Math.floor(amount / bytesInMegabyte), unit: 'megabytes' };
  return { value: Math.floor((amount * 10) / bytesInGigabyte) / 10, unit: 'gigabytes' };
}
