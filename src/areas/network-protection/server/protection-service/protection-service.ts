// Port of the service that protects numbers on the internet. Throws PartnerUnavailable when it does not answer.

import type { ServiceKey } from '#platform/server/service-key.ts';
import type { TimedProtection } from './timed-protection.ts';
import type { DayCount, EventAction, ListName, Operation } from '../../rules.ts';

export type SeenEvent = {
  timestamp: Date;
  domain: string;
  category: string;
  action: EventAction;
  /** Why it was stopped, if the service says so. */
  reason?: 'dangerous' | 'block-list' | 'schedule';
};

export type Statistics = {
  total: number;
  blocked: number;
  /** Blocked counts by category, highest first. */
  categories: { name: string; count: number }[];
  byDay: DayCount[];
};

/** The reference is an idempotency key. */
export type ListChange = { reference: string; list: ListName };

export type ProtectionService = TimedProtection & {
  isActive(number: ServiceKey): Promise<boolean>;
  /** Whether the service accepts the switch; it then has two hours. */
  accepts(number: ServiceKey, operation: Operation, reference: string): Promise<boolean>;
  statistics(number: ServiceKey, days: number): Promise<Statistics>;
  /** Newest first. */
  events(number: ServiceKey, days: number): Promise<SeenEvent[]>;
  domains(number: ServiceKey, list: ListName): Promise<string[]>;
  /** False, and nothing added, if one of them is already on a list. */
  add(number: ServiceKey, change: ListChange, domains: readonly string[]): Promise<boolean>;
  remove(number: ServiceKey, change: ListChange, domain: string): Promise<void>;
};
