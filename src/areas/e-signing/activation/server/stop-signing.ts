import { done } from '#platform/endpoint.ts';
import { refuse } from '#platform/errors.ts';
import { recordAudit } from '#platform/server/audit/record-audit.ts';
import type { Tx } from '#platform/server/database/database.ts';
import { renderSms } from '#platform/server/messages/render-message.ts';
import { enqueueMessage } from '#platform/server/outbox/enqueue-message.ts';
import { esigningMessages } from '../../messages.ts';
import { deleteRequests, deleteSubscription, findPerson } from '../../server/subscription-store.ts';

export async function stopSigning(tx: Tx, given: { accountId: number; customerId: number; now: Date }) {
  const { accountId, customerId, now } = given;
  const msisdn = await deleteSubscription(tx, customerId);
  if (msisdn === null) return refuse('EC_Already_Inactive');
  await deleteRequests(tx, customerId);
  const evidence = { customerId, accountId, subject: msisdn, facts: {}, happenedAt: now };
  await recordAudit(tx, { ...evidence, action: 'esigning.stop' });
  const { language } = await findPerson(tx, accountId);
  const body = await renderSms(tx, esigningMessages, { name: 'sms.stopped', language, values: {} });
  await enqueueMessage(tx, { channel: 'sms', kind: 'security', accountId, recipient: msisdn, body, createdAt: now });
  return done;
}
