// Puts a message into the outbox, in the transaction of the change it tells about: both happen or neither.

import type { Tx } from '../database/database.ts';

export type Channel = 'sms' | 'email';

export type OutgoingMessage = {
  channel: Channel;
  recipient: string;
  /** Of an e-mail. */
  subject?: string;
  body: string;
  /** The code inside the body, shown apart in the demo inbox. */
  code?: string;
  createdAt: Date;
  /** After this moment the message is not sent any more. */
  usefulUntil?: Date;
};

export async function enqueueMessage(tx: Tx, message: OutgoingMessage): Promise<void> {
  await tx
    .insertInto('outbox')
    .values({
      channel: message.channel,
      recipient: message.recipient,
      subject: message.subject ?? null,
      body: message.body,
      code: message.code ?? null,
      created_at: message.createdAt,
      useful_until: message.usefulUntil ?? null,
    })
    .execute();
}
