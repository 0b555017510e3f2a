// A recognition host of our own: it notes on which line a browser asks, and knows only the numbers it was told.

import type { Clock } from '#platform/clock.ts';
import type { Database } from '../database/database.ts';
import { hashOf } from '../http/caller.ts';
import type { Recognition } from './recognition.ts';

/** What was seen on a line is remembered this long. */
const memorySeconds = 60 * 60;

/** The demo has no mobile network: this cookie says which line the browser is on. */
export const lineCookie = 'demo_line';

export function embeddedRecognition(db: Database, clock: Clock): Recognition {
  return {
    async numberOf(uniqueId) {
      const since = new Date(clock.now().getTime() - memorySeconds * 1000);
      const seen = await db
        .selectFrom('recognised_line')
        .select('service_id')
        .where('unique_id', '=', hashOf(uniqueId))
        .where('seen_at', '>', since)
        .executeTakeFirst();
      return seen?.service_id ?? null;
    },
  };
}

/** Notes the line of a browser; false when the line is none the host knows. */
export async function noteLine(db: Database, uniqueId: string, line: string | undefined, now: Date): Promise<boolean> {
  const known = await db
    .selectFrom('recognised_number')
    .select('service_id')
    .where('service_id', '=', line ?? '')
    .executeTakeFirst();
  if (!known) return false;
  const seen = { service_id: known.service_id, seen_at: now };
  await db
    .insertInto('recognised_line')
    .values({ unique_id: hashOf(uniqueId), ...seen })
    .onConflict((conflict) => conflict.column('unique_id').doUpdateSet(seen))
    .execute();
  return true;
}
