// The part of the port for what depends on the time: allowances, schedules, and the check of an address.

import type { ServiceKey } from '#platform/server/service-key.ts';
import type { CheckReason } from '../../sites/rules.ts';
import type { TimeWindow } from '../../times/rules.ts';

export type Abilities = { allow: boolean; check: boolean; schedule: boolean };

/** A site, or the whole schedule. */
export const wholeSchedule = '*';

/** The reference is an idempotency key; the service may also close the site itself at its time. */
export type Allowance = { reference: string; subject: string; until: Date };

export type SiteVerdict = { reason: CheckReason; category: string | null; until: Date | null };

export type TimedProtection = {
  abilities(): Promise<Abilities>;
  /** Opens a site or pauses the schedule until it is closed. */
  allow(number: ServiceKey, allowance: Allowance): Promise<void>;
  /** Closing what is closed changes nothing. */
  close(number: ServiceKey, closing: Omit<Allowance, 'until'>): Promise<void>;
  /** The most specific entry of lists and allowances decides; between equal ones the allowance. */
  check(number: ServiceKey, domain: string): Promise<SiteVerdict>;
  windows(number: ServiceKey): Promise<TimeWindow[]>;
  setWindows(number: ServiceKey, windows: readonly TimeWindow[], reference: string): Promise<void>;
};
