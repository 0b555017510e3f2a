// Which sessions can still be used.

import { sql } from 'kysely';

/** Without use; with use a session lasts until its absolute end. */
export const refreshTokenLifeSeconds = 30 * 24 * 60 * 60;

/** Sessions that began at this time or earlier have expired. */
export function oldestSession({ sessionDays }: { sessionDays: number }, now: Date): Date {
  return new Date(now.getTime() - sessionDays * 86_400_000);
}

/** Sessions not used since this time have expired. */
export function leastRecentUse(now: Date): Date {
  return new Date(now.getTime() - refreshTokenLifeSeconds * 1000);
}

/** Over the table session. */
export const isUsed = (now: Date) =>
  sql<boolean>`session.ended_at is null and session.last_seen_at > ${leastRecentUse(now)}`;

export const isLive = (settings: { sessionDays: number }, now: Date) =>
  sql<boolean>`(${isUsed(now)} and session.created_at > ${oldestSession(settings, now)})`;
