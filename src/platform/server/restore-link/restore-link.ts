// The link that restores a closed profile. It is sent when the profile is closed, and again when its owner tries to
// sign in, resets the password or registers.

import { randomBytes } from 'node:crypto';
import { addDays, sofiaDay, startOfSofiaDay } from '#platform/clock.ts';
import { webBase } from '#platform/web-base.ts';
import type { Tx } from '../database/database.ts';
import { saveLink, type SingleUseLink } from '../single-use-link/single-use-link.ts';

const restoreDays = 14;

export function restoreLink(accountId: number, token: string): SingleUseLink {
  return { purpose: 'restore-profile', subject: String(accountId), secret: token };
}

/** The last day on which a closed profile can be restored. */
export function lastRestoreDay(closedAt: Date): string {
  return addDays(sofiaDay(closedAt), restoreDays);
}

/** When a closed profile is erased: users see the last day, so it counts in full. */
export function eraseTime(closedAt: Date): Date {
  return startOfSofiaDay(addDays(lastRestoreDay(closedAt), 1));
}

export type ClosedProfile = { accountId: number; closedAt: Date };

type SavedRestoreLink = { link: string; lastDay: string; expiresAt: Date };

/** Null if it is too late to restore the profile, or if a link with this token exists. */
export async function saveRestoreLink(
  tx: Tx,
  { accountId, closedAt }: ClosedProfile,
  { origin, now, secret = randomBytes(32).toString('base64url') }: { origin: string; now: Date; secret?: string },
): Promise<SavedRestoreLink | null> {
  const expiresAt = eraseTime(closedAt);
  const token = `${accountId}.${secret}`;
  if (expiresAt <= now || !(await saveLink(tx, restoreLink(accountId, token), { now, expiresAt }))) return null;
  const link = `${origin}${webBase}/login/restore-profile?token=${encodeURIComponent(token)}`;
  return { link, lastDay: lastRestoreDay(closedAt), expiresAt };
}
