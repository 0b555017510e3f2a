// Writes a push message for every browser of a user. A locked phone shows it to anybody, so its text only names the kind.

import { sql } from 'kysely';
import { currentBrand } from '#platform/current-brand.ts';
import { platformMessages } from '#platform/messages.ts';
import { isAlwaysOn, type NotificationKind } from '#platform/notifications.ts';
import { quietEnd } from '#platform/quiet-hours.ts';
import { templateOf } from '#platform/texts/messages.ts';
import type { Tx } from '../database/database.ts';
import { renderPush } from '../messages/render-message.ts';
import { currentTraceparent } from '../tracing/tracing.ts';
import { findDevices, type PushDevice, type PushRecipient } from './choice-store.ts';
import { heldFor } from './held-messages.ts';

export type PushNotice = {
  to: PushRecipient;
  kind: NotificationKind;
  /** The time of the event: a browser gets one message per kind and event. */
  createdAt: Date;
  /** Of a message that is written after its event. */
  now?: Date;
};
export type PushName = `push.${NotificationKind | 'try'}`;

type PushText = { name: PushName; createdAt: Date; now?: Date; heldUntil: Date | null };

/** Later, the user has seen it in the portal. */
const usefulMs = 24 * 3600 * 1000;

export async function enqueuePush(tx: Tx, { to, kind, createdAt, now = createdAt }: PushNotice): Promise<void> {
  for (const device of await findDevices(tx, to, kind, now)) {
    const end = !isAlwaysOn(kind) && device.quietHours ? quietEnd(now, device.quietHours) : null;
    await savePush(tx, device, { name: `push.${kind}`, createdAt, now, heldUntil: end });
  }
}

export async function savePush(
  tx: Tx,
  { subscriptionId, language }: Pick<PushDevice, 'subscriptionId' | 'language'>,
  { name, createdAt, now = createdAt, heldUntil }: PushText,
): Promise<void> {
  await tx
    .insertInto('outbox')
    .values({
      channel: 'push',
      recipient: subscriptionId,
      subject: currentBrand().name,
      body: await renderPush(tx, platformMessages, { name, language, values: {} }),
      template: templateOf(platformMessages.feature, name),
      created_at: createdAt,
      useful_until: new Date((heldUntil ?? createdAt).getTime() + usefulMs),
      traceparent: currentTraceparent(),
      ...heldFor(heldUntil, now),
    })
    // Another message of the same event was first.
    .onConflict((conflict) =>
      conflict
        .columns(['recipient', 'template', 'created_at'])
        .where(sql.ref('channel'), '=', sql.lit('push'))
        .doNothing(),
    )
    .execute();
}
