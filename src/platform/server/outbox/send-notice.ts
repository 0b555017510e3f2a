// Sends an SMS to the owner of a number in the language of the owning account.

import { languageOf, type Language } from '#platform/languages.ts';
import type { MessageKind } from '#platform/notifications.ts';
import type { Tx } from '../database/database.ts';
import { enqueueMessage } from './enqueue-message.ts';
import type { ServiceKey } from '../service-key.ts';

type Notice = { to: string; kind: MessageKind; text: (language: Language) => Promise<string>; now: Date };

export async function sendNotice(tx: Tx, service: ServiceKey, { to, kind, text, now }: Notice): Promise<void> {
  const body = await text(await languageOfOwner(tx, service));
  await enqueueMessage(tx, { channel: 'sms', kind, recipient: to, body, createdAt: now });
}

/** Bulgarian for numbers without an open account. */
export async function languageOfOwner(tx: Tx, { customerId, serviceId }: ServiceKey): Promise<Language> {
  const owner = await tx
    .selectFrom('account_service')
    .innerJoin('account', 'account.account_id', 'account_service.account_id')
    .select('account.language')
    .where('account_service.customer_id', '=', customerId)
    .where('account_service.service_id', '=', serviceId)
    .where('account_service.is_owner', '=', true)
    .where('account.deactivated_at', 'is', null)
    .orderBy('account.account_id')
    .executeTakeFirst();
  return languageOf(owner?.language);
}
