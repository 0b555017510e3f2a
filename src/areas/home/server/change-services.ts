// Changes of the list of services: naming one, removing one.

import { recordAudit } from '#platform/server/audit/record-audit.ts';
import type { Tx } from '#platform/server/database/database.ts';
import { releaseService, saveLabel } from './store.ts';

type Change = { accountId: number; customerId: number; serviceId: string; now: Date };

export async function keepName(tx: Tx, change: Change, typed: string): Promise<void> {
  const { accountId, customerId, serviceId, now } = change;
  await saveLabel(tx, accountId, serviceId, typed.trim() || null);
  const facts = { action: 'service.name', subject: serviceId, facts: {} } as const;
  await recordAudit(tx, { ...facts, customerId, accountId, happenedAt: now });
}

/** The pid stays with the account: contracts, documents and payments do not depend on the list. */
export async function takeOut(tx: Tx, { accountId, customerId, serviceId, now }: Change): Promise<void> {
  await releaseService(tx, accountId, serviceId);
  const facts = { action: 'service.remove', subject: serviceId, facts: {} } as const;
  await recordAudit(tx, { ...facts, customerId, accountId, happenedAt: now });
}
