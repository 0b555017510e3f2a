// Sets the signing number, and notifies it and the previous one, so that abuse is noticed.

import { readableNumber } from '#platform/msisdn.ts';
import type { Tx } from '#platform/server/database/database.ts';
import { recordAudit } from '#platform/server/audit/record-audit.ts';
import { renderSms } from '#platform/server/messages/render-message.ts';
import { enqueueMessage } from '#platform/server/outbox/enqueue-message.ts';
import { esigningMessages } from '../messages.ts';
import { deleteRequests, findPerson, saveSubscription, type NewSubscription } from './subscription-store.ts';

export async function switchOn(tx: Tx, given: NewSubscription & { present: string | null }): Promise<void> {
  const { accountId, customerId, msisdn, present, now } = given;
  await saveSubscription(tx, given);
  await deleteRequests(tx, customerId);
  await recordAudit(tx, {
    customerId,
    accountId,
    action: present === null ? 'esigning.activate' : 'esigning.change-number',
    subject: msisdn,
    facts: present === null ? {} : { before: present },
    happenedAt: now,
  });
  const { language } = await findPerson(tx, accountId);
  const tell = (recipient: string, body: string) =>
    enqueueMessage(tx, { channel: 'sms', kind: 'security', accountId, recipient, body, createdAt: now });
  await tell(msisdn, await renderSms(tx, esigningMessages, { name: 'sms.activated', language, values: {} }));
  if (present === null) return;
  const values = { number: readableNumber(msisdn) };
  await tell(present, await renderSms(tx, esigningMessages, { name: 'sms.moved', language, values }));
}
