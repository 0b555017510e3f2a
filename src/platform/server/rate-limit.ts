// Rate limits: one counter row per name and subject, shared by all processes.

import { sql } from 'kysely';
import type { Queryable } from './database/database.ts';

export type Limit = { name: string; limit: number; windowSeconds: number };
export type Attempt = Limit & { subject: string; now: Date };
export type RateLimitResult = { allowed: true } | { allowed: false; retryAfterSeconds: number };

/** Counts one attempt in the current window and returns whether it is within the limit. */
export async function countAttempt(
  db: Queryable,
  { name, subject, limit, windowSeconds, now }: Attempt,
): Promise<RateLimitResult> {
  // A window far in the future comes from a clock that has since been set back.
  const { rows } = await sql<{ hits: number; window_start: Date }>`
    insert into rate_limit as seen (name, subject, window_start, hits) values (${name}, ${subject}, ${now}, 1)
    on conflict (name, subject) do update set
      hits = case when ${windowIsOver(windowSeconds)} then 1 else least(seen.hits, ${limit}) + 1 end,
      window_start = case when ${windowIsOver(windowSeconds)} then excluded.window_start else seen.window_start end
    returning hits, window_start`.execute(db);
  const window = rows[0]!;
  if (window.hits <= limit) return { allowed: true };
  const passed = (now.getTime() - window.window_start.getTime()) / 1000;
  return { allowed: false, retryAfterSeconds: Math.max(1, Math.ceil(windowSeconds - passed)) };
}

function windowIsOver(windowSeconds: number) {
  return sql`abs(extract(epoch from excluded.window_start - seen.window_start)) >= ${windowSeconds}::int`;
}
