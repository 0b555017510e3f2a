// The bills of a generated subscriber: two paid ones and an open one. Each has a line for every plan and paid extra, and
// some have calls outside the plan. Prepaid services are not billed.

import { demoExtras, demoTariffs } from '#database/demo/catalogue.ts';
import { calendarAt, dayFrom, type BilledMonth } from './calendar.ts';
import type { RandomSource } from './chances.ts';
import type { GeneratedExtra } from './generated-extras.ts';

export type GeneratedLine = {
  serviceId: string;
  kind: 'plan' | 'extra' | 'usage';
  itemId: string | null;
  nameBg: string;
  nameEn: string;
  cents: number;
};

export type GeneratedBill = {
  id: string;
  number: string;
  month: BilledMonth;
  lines: GeneratedLine[];
  totalCents: number;
  /** Null for an open bill. */
  payment: { method: 'card' | 'transfer'; paidOn: string } | null;
};

type BilledContract = {
  index: number;
  contract: string;
  services: readonly { id: string; tariff: string }[];
  extras: readonly GeneratedExtra[];
  today: string;
};

const tariffs = new Map(demoTariffs().map((tariff) => [tariff.tariff_id, tariff]));
const extraNames = new Map(demoExtras().map(({ code, name_bg, name_en }) => [code, { name_bg, name_en }]));

export function billsOf({ index, contract, services, extras, today }: BilledContract, chances: RandomSource) {
  const monthly = [...planLines(services), ...extraLines(extras)];
  if (!monthly.some(({ kind }) => kind === 'plan')) return [];
  const { months } = calendarAt(today);
  return months.map((month, place): GeneratedBill => {
    const lines = chances.happens(0.2) ? [...monthly, callsOf(monthly[0]!.serviceId, chances)] : monthly;
    const isOpen = place === months.length - 1;
    return {
      id: `${contract}-${months.length - place}`,
      number: String(1_000_000_000 + index * months.length + place),
      month: isOpen ? { ...month, dueOn: openUntil(today, chances) } : month,
      lines,
      totalCents: lines.reduce((sum, { cents }) => sum + cents, 0),
      payment: isOpen ? null : paymentOf(month, chances),
    };
  });
}

function planLines(services: BilledContract['services']): GeneratedLine[] {
  return services.flatMap(({ id, tariff }) => {
    const { monthly_price_cents: cents, name_bg: nameBg, name_en: nameEn } = tariffs.get(tariff)!;
    return cents > 0 ? [{ serviceId: id, kind: 'plan' as const, itemId: tariff, nameBg, nameEn, cents }] : [];
  });
}

function extraLines(extras: readonly GeneratedExtra[]): GeneratedLine[] {
  return extras.flatMap(({ serviceId, code, state, cents }) => {
    const { name_bg: nameBg, name_en: nameEn } = extraNames.get(code)!;
    return state === 'Paid' ? [{ serviceId, kind: 'extra' as const, itemId: code, nameBg, nameEn, cents }] : [];
  });
}

function callsOf(serviceId: string, chances: RandomSource): GeneratedLine {
  const [nameBg, nameEn] = ['Разговори извън плана', 'Calls outside the plan'];
  return { serviceId, kind: 'usage', itemId: null, nameBg, nameEn, cents: 20 + chances.below(400) };
}

/** Automatic payments act from three days before the due day: generated bills fall due later. */
function openUntil(today: string, chances: RandomSource): string {
  return dayFrom(today, 10 + chances.below(15));
}

function paymentOf({ issuedOn }: BilledMonth, chances: RandomSource): GeneratedBill['payment'] {
  return { method: chances.oneOf(['card', 'transfer']), paidOn: dayFrom(issuedOn, chances.below(20)) };
}
