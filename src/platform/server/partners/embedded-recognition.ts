// A recognition host of our own: it answers the browser on a line with a token, and tells the portal alone which line that
// was. It knows only the numbers it was told.

import { randomBytes } from 'node:crypto';
import type { Clock } from '#platform/clock.ts';
import type { Database } from '../database/database.ts';
import { hashOf } from '../http/caller.ts';
import type { Recognition } from './recognition.ts';

/** A token is shown at once or not at all. */
const tokenSeconds = 60;

/** The demo has no mobile network: this cookie says which line the browser is on. */
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

/** The token for the browser that asks on a line; null when the line is none the host knows. */
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
