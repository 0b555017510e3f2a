// Erases a customer on request: the accounts, the services and all other data except the evidence, which is deleted when
// its retention ends. A preview does the same and rolls back, so its numbers are exact.

import { recordAudit } from '#platform/server/audit/record-audit.ts';
import type { Tx } from '#platform/server/database/database.ts';
import type { PendingOrders } from '#platform/server/pending-orders.ts';
import type { Platform } from '#platform/server/platform.ts';
import type { RowCounts } from '../../server/delete-rows.ts';
import { eraseAccount } from '../../server/erase-account.ts';
import { findPendingOrders, type PendingOrder } from '../../server/find-pending-orders.ts';
import {
  accountsOf,
  anonymiseCustomer,
  countEvidence,
  deleteByCustomer,
  deleteEmbeddedRouters,
  deleteJobs,
  deleteReceipts,
  deleteTraces,
  findErasure,
  insertErasure,
  lockCustomer,
  lockServiceNumbers,
} from './customer-store.ts';

export type ErasureReport =
  | { outcome: 'unknown' }
  | { outcome: 'already erased'; evidenceUntil: Date }
  | { outcome: 'pending orders'; orders: readonly PendingOrder[] }
  | {
      outcome: 'erased';
      customerId: number;
      erasedAccounts: number;
      /** Accounts that also have the pid of another customer: they lose only this one. */
      unlinkedAccounts: number;
      deleted: RowCounts;
      kept: RowCounts;
      evidenceUntil: Date;
    };

export type ErasureRequest = { pid: string; isPreview: boolean; pendingOrders: readonly PendingOrders[] };

export async function eraseCustomer(platform: Platform, request: ErasureRequest): Promise<ErasureReport> {
  const tx = await platform.db.startTransaction().execute();
  try {
    const report = await eraseIn(tx, platform, request);
    await (request.isPreview ? tx.rollback() : tx.commit()).execute();
    return report;
  } catch (error) {
    await tx.rollback().execute();
    throw error;
  }
}

async function eraseIn(
  tx: Tx,
  { clock, configuration }: Platform,
  { pid, pendingOrders }: ErasureRequest,
): Promise<ErasureReport> {
  const customer = await lockCustomer(tx, pid);
  if (!customer) return { outcome: 'unknown' };
  const customerId = customer.customer_id;
  const earlier = await findErasure(tx, customerId);
  if (earlier) return { outcome: 'already erased', evidenceUntil: earlier.evidence_until };
  const numbers = await lockServiceNumbers(tx, customerId);
  const accounts = await accountsOf(tx, customerId);
  const erased = accounts.filter(({ isShared }) => !isShared);
  const accountIds = erased.map(({ account_id }) => account_id);
  const orders = await findPendingOrders(tx, pendingOrders, { customerId, accountIds });
  if (orders.length > 0) return { outcome: 'pending orders', orders };

  const deleted: RowCounts = new Map();
  // Before the withdrawals that name their addresses.
  await deleteReceipts(tx, customerId, deleted);
  for (const { account_id, email } of erased) await eraseAccount(tx, account_id, email, deleted);
  const emails = customer.approver_email ? [customer.approver_email] : [];
  await deleteTraces(tx, { pid, numbers, emails }, deleted);
  await deleteJobs(tx, customerId, accountIds, deleted);
  await deleteEmbeddedRouters(tx, customerId, deleted);
  await deleteByCustomer(tx, customerId, deleted);
  await anonymiseCustomer(tx, customerId);
  const now = clock.now();
  const evidenceUntil = new Date(now);
  evidenceUntil.setUTCFullYear(now.getUTCFullYear() + configuration.evidenceYears);
  await insertErasure(tx, { customerId, erasedAt: now, evidenceUntil });
  await recordAudit(tx, {
    customerId,
    accountId: null,
    action: 'customer.erase',
    subject: String(customerId),
    facts: { by: 'the command' },
    happenedAt: now,
  });
  return {
    outcome: 'erased',
    customerId,
    erasedAccounts: erased.length,
    unlinkedAccounts: accounts.length - erased.length,
    deleted,
    kept: await countEvidence(tx, customerId),
    evidenceUntil,
  };
}
