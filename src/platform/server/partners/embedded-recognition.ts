// The embedded recognition host: it gives a token to the browser on a line, and reports that line to the portal only.
// It knows only configured numbers.

import { randomBytes } from 'node:crypto';
import type { Clock } from '#platform/clock.ts';
import type { Database } from '../database/database.ts';
import { hashOf } from '../http/caller.ts';
import type { Recognition } from './recognition.ts';

/** The browser presents a token at once. */
const tokenSeconds = 60;

/** The demo has no mobile network: this cookie names the line of the browser. */
export const lineCookie = 'demo_line';

export function embeddedRecognition(db: Database, clock: Clock): Recognition {
  return {
    async numberOf(uniqueId, token) {
      const seen = await db
        .deleteFrom('recognised_line')
        .where('unique_id', '=', hashOfBoth(uniqueId, token))
        .where('seen_at', '>', new Date(clock.now().getTime() - tokenSeconds * 1000))
        .returning('service_id')
        .executeTakeFirst();
      return seen?.service_id ?? null;
    },
  };
}

/** A token for the browser on a line; null for an unknown line. */
export async function noteLine(db: Database, uniqueId: string, line: string | undefined, now: Date) {
  const known = await db
    .selectFrom('recognised_number')
    .select('service_id')
    .where('service_id', '=', line ?? '')
    .executeTakeFirst();
  if (!known) return null;
  const token = randomBytes(32).toString('base64url');
  await db
    .insertInto('recognised_line')
    .values({ unique_id: hashOfBoth(uniqueId, token), service_id: known.service_id, seen_at: now })
    .execute();
  return token;
}

function hashOfBoth(uniqueId: string, token: string): Buffer {
  return hashOf(JSON.stringify([uniqueId, token]));
}
