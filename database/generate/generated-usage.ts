// The usage of a generated mobile number: data of the last days, less than a third of the plan, and unlimited calls. No
// allowance is near its end, so reading the usage notifies nobody.

import { calendarAt, dayFrom } from './calendar.ts';
import type { RandomSource } from './chances.ts';

export type GeneratedUsage = {
  serviceId: string;
  periodFrom: string;
  periodTo: string;
  limitBytes: number;
  usedBytes: number;
  calledSeconds: number;
  days: { day: string; bytes: number }[];
};

const gigabyte = 1024 ** 3;
const periodDays = 30;
const planBytes: Record<string, number> = {
  'prostor-25': 40 * gigabyte,
  'start-8': 8 * gigabyte,
  prima: 5 * gigabyte,
  'biznes-40': 60 * gigabyte,
};

export function usageOf(serviceId: string, tariff: string, today: string, chances: RandomSource): GeneratedUsage {
  const limitBytes = planBytes[tariff]!;
  const mostPerDay = Math.floor(limitBytes / 10);
  const days = calendarAt(today).lastDays.map((day) => ({ day, bytes: chances.below(mostPerDay) }));
  const elapsed = days.length + chances.below(25);
  return {
    serviceId,
    periodFrom: dayFrom(today, -elapsed),
    periodTo: dayFrom(today, periodDays - 1 - elapsed),
    limitBytes,
    usedBytes: days.reduce((sum, { bytes }) => sum + bytes, 0),
    calledSeconds: chances.below(30_000),
    days,
  };
}
