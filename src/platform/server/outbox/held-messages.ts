// Messages that quiet hours hold back. Attempts run by the clock of the database, so the pause is relative to it.

import { sql } from 'kysely';
import type { Queryable } from '../database/database.ts';

export function heldFor(heldUntil: Date | null, now: Date) {
  if (!heldUntil) return {};
  const seconds = (heldUntil.getTime() - now.getTime()) / 1000;
  return { held_until: heldUntil, next_attempt_at: sql<Date>`now() + make_interval(secs => ${seconds})` };
}

/** For the demo, whose clock moves: what it has passed is sent. */
export async function releaseHeldMessages(db: Queryable, now: Date): Promise<void> {
  await db
    .updateTable('outbox')
    .set({ next_attempt_at: sql<Date>`now()` })
    .where('held_until', '<=', now)
    .where('attempts', '=', 0)
    .where('sent_at', 'is', null)
    .where('given_up_at', 'is', null)
    .execute();
}
