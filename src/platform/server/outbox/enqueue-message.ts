// Writes a message to the outbox in the transaction of its change.

import type { KeyVersions } from '../key-rotation/key-versions.ts';
import type { Tx } from '../database/database.ts';
import { currentTraceparent } from '../tracing/tracing.ts';
import { sealText } from './sealed-text.ts';

export type Channel = 'sms' | 'email';

export type OutgoingMessage = {
  channel: Channel;
  recipient: string;
  /** E-mail only. */
  subject?: string;
  body: string;
  /** The HTML version of the e-mail body. */
  html?: string;
  /** The message of a catalogue, to count those sent. */
  template?: string;
  createdAt: Date;
  /** The message is not sent after this time. */
  usefulUntil?: Date;
};

/** A message with a secret: a code or a single-use link. */
export type SecretMessage = OutgoingMessage & {
  /** Shown separately in the demo inbox. */
  code?: string;
};

export async function enqueueMessage(tx: Tx, message: OutgoingMessage): Promise<void> {
  await save(tx, message, { body: message.body, html: message.html ?? null });
}

/** Until it is sent, its text is encrypted. */
export async function enqueueSecretMessage(tx: Tx, message: SecretMessage, key: KeyVersions): Promise<void> {
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
      template: message.template ?? null,
      created_at: message.createdAt,
      useful_until: message.usefulUntil ?? null,
      traceparent: currentTraceparent(),
    })
    .execute();
}
