// Asks the balance source about a number, at most every 15 seconds for all processes. The source is called without locks.

import { clearAttention, saveAttention } from '#platform/server/attention.ts';
import { inTransaction, type Tx } from '#platform/server/database/database.ts';
import { findAvailableCents } from '#platform/server/number-balance.ts';
import { isUnavailable } from '#platform/server/partners/partner-http.ts';
import type { Platform } from '#platform/server/platform.ts';
import type { ServiceKey } from '#platform/server/service-key.ts';
import { lowBalanceCents } from '../rules.ts';
import type { BalanceSource } from './balance-source/balance-source.ts';
import { claimQuestion, saveReport, saveSourceAway } from './refresh-store.ts';

/** False if the source does not answer. Without `isForced`, a recent answer is kept. */
export async function refreshBalance(
  { db, clock }: Platform,
  source: BalanceSource,
  { customerId, serviceId }: ServiceKey,
  { isForced = false } = {},
): Promise<boolean> {
  const service = { customerId, serviceId };
  if (!(await claimQuestion(db, service, clock.now(), isForced))) return true;
  const report = await source.report(service).catch((error: unknown) => {
    if (isUnavailable(error)) return 'away' as const;
    throw error;
  });
  if (report === 'away') {
    await saveSourceAway(db, service);
    return false;
  }
  await inTransaction(db, async (tx) => {
    await saveReport(tx, service, report);
    await tellIfLow(tx, service, clock.now());
  });
  return true;
}

export const lowAttention = { kind: 'balance-low', subject: 'balance' } as const;

async function tellIfLow(tx: Tx, service: ServiceKey, now: Date): Promise<void> {
  const cents = await findAvailableCents(tx, service);
  if (cents === null) return;
  const { kind, subject } = lowAttention;
  if (cents >= lowBalanceCents) return clearAttention(tx, service, subject, kind);
  const properties = { amount_cents: cents };
  await saveAttention(tx, { ...service, kind, subject, dueOn: null, properties, now });
}
