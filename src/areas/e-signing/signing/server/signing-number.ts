// The number whose code signs: that of the pid, or, while signing is off, the one requested with the document.

import type { Tx } from '#platform/server/database/database.ts';
import { findRequest, lockSubscription } from '../../server/subscription-store.ts';

export type SigningNumber = { msisdn: string; isActive: boolean };

export async function signingNumber(
  tx: Tx,
  { accountId, customerId, documentIds }: { accountId: number; customerId: number; documentIds: readonly string[] },
): Promise<SigningNumber | null> {
  const active = await lockSubscription(tx, customerId);
  if (active !== null) return { msisdn: active, isActive: true };
  const [only, ...others] = documentIds;
  if (only === undefined || others.length > 0) return null;
  const asked = await findRequest(tx, { customerId, documentId: only }, accountId);
  return asked === null ? null : { msisdn: asked, isActive: false };
}
