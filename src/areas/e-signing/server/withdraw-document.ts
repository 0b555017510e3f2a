// A contract that was signed in the portal is a purchase at a distance. Its services belong to the operator's systems,
// which get an event of the withdrawal and end them.

import type { Tx } from '#platform/server/database/database.ts';
import type { Platform } from '#platform/server/platform.ts';
import { unused, type PurchaseKind } from '#platform/server/purchases/purchase-kind.ts';
import { recordPurchase, type PurchaseRow } from '#platform/server/purchases/purchase-store.ts';
import { findWithdrawal, isRefundSettled } from '#platform/server/purchases/refund-result-store.ts';
import type { EventReceiver } from './document-events/event-receiver.ts';
import { sendDocumentEvent } from './document-events/send-document-event.ts';
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

export function documentPurchases(platform: Platform, receiver: EventReceiver | null): PurchaseKind {
  return {
    kind: 'document',
    readUse: () => Promise.resolve({ ...unused, isActive: true }),
    end: (purchase) => passOn(platform, receiver, purchase),
  };
}

/** What no system takes, the operator ends by hand and reports by a file. */
async function passOn(
  { db }: Platform,
  receiver: EventReceiver | null,
  { customer_id: customerId, purchase_id: purchaseId, subject: documentId }: PurchaseRow,
): Promise<'ended' | 'waiting'> {
  const withdrawal = await findWithdrawal(db, { customerId, purchaseId });
  if (!withdrawal) throw new Error('a purchase without a withdrawal ends only by its own term');
  const { withdrawalId, submittedAt: at } = withdrawal;
  const event = { customerId, documentId, eventType: 'DocumentWithdrawnEvent', at } as const;
  if (await sendDocumentEvent({ db }, receiver, event, withdrawalId)) return 'ended';
  return (await isRefundSettled(db, { customerId, purchaseId })) ? 'ended' : 'waiting';
}
