// How many messages with a text were sent in the last 30 days, the time for which the outbox keeps them.

import { platformMessages } from '#platform/messages.ts';
import type { Queryable } from '#platform/server/database/database.ts';
import { isTextOf, templateOf, type MessageCatalogue } from '#platform/texts/messages.ts';
import { messageNameOfText } from './message-of-text.ts';
import { countSent } from './store.ts';

const countedMs = 30 * 86_400_000;

type TextKey = { feature: string; key: string };

/** Null if the text is part of no message, or of one whose messages are not counted. */
export async function countSentWithText(
  db: Queryable,
  messages: readonly MessageCatalogue[],
  { feature, key }: TextKey,
  now: Date,
): Promise<number | null> {
  const since = new Date(now.getTime() - countedMs);
  if (feature === platformMessages.feature && isTextOf('mail.frame', key)) return countSent(db, null, since);
  const name = messageNameOfText(messages, { feature, key });
  return name?.startsWith('mail.') ? countSent(db, templateOf(feature, name), since) : null;
}
