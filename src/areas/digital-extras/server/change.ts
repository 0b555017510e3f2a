// A change of the extras of one number: caller, transaction, and the state of the locked number.

import { sofiaDay } from '#platform/clock.ts';
import { refuse, type Refusal } from '#platform/errors.ts';
import type { Tx } from '#platform/server/database/database.ts';
import type { Caller, OwnedService } from '#platform/server/http/caller.ts';
import type { Language } from '#platform/languages.ts';
import type { Platform } from '#platform/server/platform.ts';
import type { ExtraRow } from './catalogue.ts';
import { lockNumber, withUnoffered, type NumberRow } from './extras-store.ts';

export type Change = {
  platform: Platform;
  tx: Tx;
  customerId: number;
  serviceId: string;
  accountId: number;
  sessionId: string;
  language: Language;
  number: NumberRow;
  now: Date;
  today: string;
};

export type ChangeRequest = { service: OwnedService; caller: Caller; language: Language };

export async function beginChange(
  platform: Platform,
  tx: Tx,
  { service, caller, language }: ChangeRequest,
): Promise<Change | Refusal<'EC_Prepaid_Tv_Is_Not_Eligible'>> {
  const number = await lockNumber(platform, tx, service);
  if (isPrepaidTv(number)) return refuse('EC_Prepaid_Tv_Is_Not_Eligible');
  const now = platform.clock.now();
  return {
    platform,
    tx,
    customerId: service.customerId,
    serviceId: service.serviceId,
    accountId: caller.accountId,
    sessionId: caller.sessionId,
    language,
    number,
    now,
    today: sofiaDay(now),
  };
}

export function isPrepaidTv(number: NumberRow): boolean {
  return number.is_prepaid && number.msisdn_type === 'Tv';
}

export function extraOf({ number }: Pick<Change, 'number'>, code: string): ExtraRow | undefined {
  return number.extras.find((extra) => extra.code === code);
}

/** The extra that this one ends with. */
export function parentOf({ ends_with }: ExtraRow, change: Pick<Change, 'number'>): ExtraRow | undefined {
  return ends_with === null ? undefined : extraOf(change, ends_with);
}

/** The lowest free position; null if all are taken. */
export function freeSlot(number: NumberRow, besides: readonly number[] = []): number | null {
  const taken = new Set([...withUnoffered(number).extras.map((extra) => extra.slot), ...besides]);
  for (let slot = 1; slot <= number.free_slots; slot++) if (!taken.has(slot)) return slot;
  return null;
}
