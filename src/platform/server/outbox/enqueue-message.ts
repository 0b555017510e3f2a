// Puts a message into the outbox, in the transaction of the change it tells about: both happen or neither.

import type { Tx } from '../database/database.ts';
import { currentTraceparent } from '../tracing/tracing.ts';
import { sealText } from './sealed-text.ts';

export type Channel = 'sms' | 'email';

export type OutgoingMessage = {
  channel: Channel;
  recipient: string;
  /** Of an e-mail. */
  subject?: string;
  body: string;
  /** The same as the body of an e-mail, for programs that show it. */
  html?: string;
  createdAt: Date;
  /** After this moment the message is not sent any more. */
  usefulUntil?: Date;
};

/** A message whose text opens something: with a code, or a link that is good once. */
export type SecretMessage = OutgoingMessage & {
  /** The code inside the body, shown apart in the demo inbox. */
  code?: string;
};

export async function enqueueMessage(tx: Tx, message: OutgoingMessage): Promise<void> {
  await save(tx, message, { body: message.body, html: message.html ?? null });
}

/** Until it is sent its text can be read with the key alone. */
export async function enqueueSecretMessage(tx: Tx, message: SecretMessage, key: Uint8Array): Promise<void> {
  const { recipient, body, html = null, code = null } = message;
  await save(tx, message, { sealed: sealText(key, recipient, { body, html, code }) });
}

async function save(
  tx: Tx,
  message: OutgoingMessage,
  text: { body: string; html: string | null } | { sealed: string },
): Promise<void> {
  await tx
    .insertInto('outbox')
    .values({
      channel: message.channel,
      recipient: message.recipient,
      subject: message.subject ?? null,
      ...text,
      created_at: message.createdAt,
      useful_until: message.usefulUntil ?? null,
      traceparent: currentTraceparent(),
    })
    .execute();
}
