// Delivers the messages of the outbox. A worker leases a message, sends it through its channel and marks it as sent; if
// the worker dies, the lease expires and another takes it. So delivery is at least once. A duplicate is sent only if
// the worker dies between the gateway's answer and the mark, or the database is down for longer than the lease.

import type { KeyVersions } from '../key-rotation/key-versions.ts';
import { setTimeout as delay } from 'node:timers/promises';
import { sql } from 'kysely';
import type { Clock } from '#platform/clock.ts';
import { inTransaction, type Database, type Tx } from '../database/database.ts';
import { growingPause } from '../growing-pause.ts';
import { inSpan } from '../tracing/tracing.ts';
import type { Channels, Delivery, Message } from './channel.ts';
import { textOf, type StoredText } from './sealed-text.ts';
import { saveParts } from './sms-part-store.ts';

export type DeliverySettings = {
  db: Database;
  clock: Clock;
  channels: Channels;
  /** Decrypts message texts. */
  key: KeyVersions;
  /** Keeps texts and codes after sending, for the demo inbox. */
  keepTexts: boolean;
};

const batchSize = 20;
/** Longer than the timeout of every channel. */
export const takenSeconds = 120;
/** How long marking a sent message is retried, within its lease. */
const markingMs = (takenSeconds / 2) * 1000;
const markAgainMs = 500;
const mostAttempts = 14;
const longestPauseSeconds = 15 * 60;

type TakenMessage = Omit<Message, 'body' | 'html' | 'attachment'> &
  StoredText & {
    attachment: Buffer | null;
    attachmentName: string | null;
    attempts: number;
    usefulUntil: Date | null;
    traceparent: string | null;
  };

/** Delivers one batch and returns its size. */
export async function deliver(settings: DeliverySettings): Promise<number> {
  const messages = await take(settings.db);
  await Promise.all(messages.map((message) => deliverOne(settings, message)));
  return messages.length;
}

async function deliverOne(settings: DeliverySettings, message: TakenMessage): Promise<void> {
  const description = { name: `deliver ${message.channel}`, kind: 'producer' as const, askedBy: message.traceparent };
  await inSpan(description, async (span) => {
    const delivery = await tryToDeliver(settings, message);
    if (delivery.sent) return markSent(settings, message, delivery);
    if ('isDropped' in delivery) return drop(settings, message);
    span?.fail(delivery.reason);
    return settle(settings, message, delivery);
  });
}

/** Retries the mark of a sent message until the database is back: unmarked, it would be sent again. */
async function markSent(settings: DeliverySettings, message: TakenMessage, delivery: Delivery): Promise<void> {
  for (const until = performance.now() + markingMs; ; await delay(markAgainMs)) {
    try {
      return await settle(settings, message, delivery);
    } catch (error) {
      if (performance.now() > until) throw error;
    }
  }
}

async function tryToDeliver({ channels, clock, key }: DeliverySettings, message: TakenMessage): Promise<Delivery> {
  if (message.usefulUntil && message.usefulUntil <= clock.now())
    return { sent: false, retry: false, reason: 'too late' };
  const text = textOf(key, message);
  if (!text) return { sent: false, retry: false, reason: 'sealed under another key' };
  const { messageId, channel, recipient, subject, template } = message;
  try {
    const { body, html } = text;
    const { attachment: content, attachmentName: name } = message;
    const attachment = content && name !== null ? { name, content } : null;
    const sent = { messageId, channel, recipient, subject, template, body, html, attachment };
    return await channels[channel].deliver(sent);
  } catch (error) {
    return { sent: false, retry: true, reason: error instanceof Error ? error.name : 'failure' };
  }
}

async function take(db: Database): Promise<TakenMessage[]> {
  const { rows } = await sql<TakenMessage>`
    with waiting as materialized (
      select message_id from outbox
      where sent_at is null and given_up_at is null and next_attempt_at <= now()
      order by next_attempt_at limit ${batchSize} for update skip locked
    )
    update outbox set attempts = attempts + 1, next_attempt_at = now() + make_interval(secs => ${takenSeconds}),
      lease_until = now() + make_interval(secs => ${takenSeconds})
    from waiting where outbox.message_id = waiting.message_id
    returning outbox.message_id as "messageId", channel, recipient, subject, template, body, html, sealed, attempts,
      attachment, attachment_name as "attachmentName", useful_until as "usefulUntil", traceparent`.execute(db);
  return rows;
}

async function settle(settings: DeliverySettings, message: TakenMessage, delivery: Delivery): Promise<void> {
  await inTransaction(settings.db, async (tx) => {
    const isMarked = await mark(tx, settings, message, delivery);
    if (!isMarked || !delivery.sent || !delivery.centreIds?.length) return;
    const now = settings.clock.now();
    const earliestReceipt = new Date(now.getTime() - takenSeconds * 1000);
    await saveParts(tx, { messageId: message.messageId, centreIds: delivery.centreIds, now, earliestReceipt });
  });
}

async function drop({ db }: DeliverySettings, { messageId, attempts }: TakenMessage): Promise<void> {
  await db.deleteFrom('outbox').where('message_id', '=', messageId).where('attempts', '=', attempts).execute();
}

/** False if another worker has leased it since, because this one was very slow. */
async function mark(
  tx: Tx,
  { clock, keepTexts }: DeliverySettings,
  message: TakenMessage,
  delivery: Delivery,
): Promise<boolean> {
  const isOver = delivery.sent || !delivery.retry || message.attempts >= mostAttempts;
  const { numUpdatedRows } = await tx
    .updateTable('outbox')
    .set({
      lease_until: null,
      ...(delivery.sent && { sent_at: clock.now(), last_error: null }),
      ...(!delivery.sent && { last_error: delivery.reason }),
      ...(!delivery.sent && isOver && { given_up_at: clock.now() }),
      ...(!isOver && {
        next_attempt_at: sql<Date>`now() + make_interval(secs => ${growingPause(message.attempts, longestPauseSeconds)})`,
      }),
      // Support may resend a failed message, unless it contains a secret.
      ...(isOver &&
        !keepTexts &&
        (delivery.sent || message.sealed !== null) && { body: null, html: null, sealed: null, attachment: null }),
    })
    .where('message_id', '=', message.messageId)
    .where('attempts', '=', message.attempts)
    .executeTakeFirstOrThrow();
  return numUpdatedRows > 0n;
}
