// Port of the system with the usage figures of numbers. Throws PartnerUnavailable when it does not answer.

import type { ServiceKey } from '#platform/server/service-key.ts';
import type { AllowanceRow, DayRow } from '../usage-store.ts';

export type ReportedAllowance = Omit<AllowanceRow, 'week_amount' | 'measured_at'>;
export type ReportedDay = Omit<DayRow, 'measured_at'>;

/** All allowances of a number that are valid now, and the days that the system knows. */
export type UsageReport = { measuredAt: Date; allowances: ReportedAllowance[]; days: ReportedDay[] };

export type UsageSource = {
  /** Null if the system does not know the number. */
  report(number: ServiceKey): Promise<UsageReport | null>;
};
