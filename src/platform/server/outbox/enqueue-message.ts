// Writes a message to the outbox in the transaction of its change. The one place where the notification matrix and the
// quiet hours of the user decide.

import type { KeyVersions } from '../key-rotation/key-versions.ts';
import type { MessageKind, NotificationKind } from '#platform/notifications.ts';
import { quietEnd } from '#platform/quiet-hours.ts';
import type { Tx } from '../database/database.ts';
import { currentTraceparent } from '../tracing/tracing.ts';
import { findAccountChoice, findOwnerChoice, type RecipientChoice } from './choice-store.ts';
import { enqueuePush } from './enqueue-push.ts';
import { heldFor } from './held-messages.ts';
import { sealText } from './sealed-text.ts';

export type Channel = 'sms' | 'email' | 'push';

type OutgoingText = {
  channel: 'sms' | 'email';
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
  /** E-mail only: a PDF. */
  attachment?: { name: string; content: Buffer };
};

/** Of a message without an account, the owner of the number has the settings. */
export type OutgoingMessage = OutgoingText & { kind: MessageKind } & (
    | { channel: 'sms'; accountId?: number }
    | { channel: 'email'; kind: 'security' | 'requested'; accountId?: number }
    | { channel: 'email'; accountId: number }
  );

/** A message with a secret: a code or a single-use link. It is always sent, at once. */
export type SecretMessage = OutgoingText & {
  /** Shown separately in the demo inbox. */
  code?: string;
};

export async function enqueueMessage(tx: Tx, message: OutgoingMessage): Promise<void> {
  const { kind, createdAt } = message;
  const text = { body: message.body, html: message.html ?? null };
  if (kind === 'requested') return save(tx, message, text, null);
  const choice = kind === 'security' ? null : await choiceOf(tx, message, kind);
  const accountId = choice?.accountId ?? message.accountId;
  if (accountId !== undefined) await enqueuePush(tx, { to: { accountId }, kind, createdAt });
  if (choice && !choice.isOn) return;
  const mayWait = message.channel === 'sms' && choice?.quietHours;
  await save(tx, message, text, mayWait ? quietEnd(createdAt, mayWait) : null);
}

function choiceOf(tx: Tx, message: OutgoingMessage, kind: NotificationKind): Promise<RecipientChoice | null> {
  const cell = { kind, channel: message.channel };
  return message.accountId === undefined
    ? findOwnerChoice(tx, message.recipient, cell)
    : findAccountChoice(tx, message.accountId, cell);
}

/** Until it is sent, its text is encrypted. */
export async function enqueueSecretMessage(tx: Tx, message: SecretMessage, key: KeyVersions): Promise<void> {
  const { recipient, body, html = null, code = null } = message;
  await save(tx, message, { sealed: sealText(key, recipient, { body, html, code }) }, null);
}

async function save(
  tx: Tx,
  message: OutgoingText,
  text: { body: string; html: string | null } | { sealed: string },
  heldUntil: Date | null,
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
      ...heldFor(heldUntil, message.createdAt),
      attachment: message.attachment?.content ?? null,
      attachment_name: message.attachment?.name ?? null,
    })
    .execute();
}
