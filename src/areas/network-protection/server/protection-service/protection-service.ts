// The service that protects numbers on the internet: a port. Throws PartnerUnavailable when it does not answer.

import type { ServiceKey } from '#platform/server/service-key.ts';
import type { DayCount, EventAction, ListName, Operation } from '../../rules.ts';

export type SeenEvent = { timestamp: Date; domain: string; category: string; action: EventAction };

export type Statistics = {
  total: number;
  blocked: number;
  /** What was stopped, by category, most first. */
  categories: { name: string; count: number }[];
  byDay: DayCount[];
};

/** The same reference is the same request: one whose answer was lost does nothing twice. */
export type ListChange = { reference: string; list: ListName };

export type ProtectionService = {
  isActive(number: ServiceKey): Promise<boolean>;
  /** Whether the service will do it; it then has two hours. */
  accepts(number: ServiceKey, operation: Operation, reference: string): Promise<boolean>;
  statistics(number: ServiceKey, days: number): Promise<Statistics>;
  /** Newest first. */
  events(number: ServiceKey, days: number): Promise<SeenEvent[]>;
  domains(number: ServiceKey, list: ListName): Promise<string[]>;
  /** False, and nothing added, when one of them stands on a list already. */
  add(number: ServiceKey, change: ListChange, domains: readonly string[]): Promise<boolean>;
  remove(number: ServiceKey, change: ListChange, domain: string): Promise<void>;
};
