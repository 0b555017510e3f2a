// A contract that was signed in the portal is a purchase at a distance. Its services belong to the operator's systems,
// which get an event of the withdrawal and end them.

import { inTransaction, type Tx } from '#platform/server/database/database.ts';
import { enqueue } from '#platform/server/jobs/job.ts';
import type { Platform } from '#platform/server/platform.ts';
import { unused, type PurchaseKind } from '#platform/server/purchases/purchase-kind.ts';
import { recordPurchase } from '#platform/server/purchases/purchase-store.ts';
import { documentEventJob } from './document-events/document-event.ts';
import type { SignableDocument } from './signable.ts';

type Signer = { accountId: number; customerId: number; now: Date };

/** The price is part of the document. */
export async function recordDocument(
  tx: Tx,
  { documentId, document }: SignableDocument,
  { accountId, customerId, now }: Signer,
): Promise<void> {
  await recordPurchase(tx, {
    customerId,
    purchaseId: `document-${documentId}`,
    serviceId: document.service_id,
    accountId,
    kind: 'document',
    subject: documentId,
    name: { bg: document.name_bg, en: document.name_en },
    priceCents: null,
    per: 'month',
    paidFrom: 'bill',
    paidCents: 0,
    now,
  });
}

export function documentPurchases({ db, clock }: Platform): PurchaseKind {
  return {
    kind: 'document',
    readUse: () => Promise.resolve({ ...unused, isActive: true }),
    async end({ customer_id: customerId, subject: documentId }) {
      const event = {
        customerId,
        documentId,
        eventType: 'DocumentWithdrawnEvent',
        at: clock.now().toISOString(),
      } as const;
      await inTransaction(db, (tx) => enqueue(tx, documentEventJob, event));
      return 'ended';
    },
  };
}
