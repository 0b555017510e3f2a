// Whether the person knows the password of the account. Guessing it from an open session is limited like a sign-in.

import { refuse, type Refusal } from '#platform/errors.ts';
import type { Platform } from '#platform/server/platform.ts';
import { passwordMatches } from '#platform/server/password-hash.ts';
import { hit } from '#platform/server/rate-limit.ts';
import { findAccountRow } from './account-store.ts';

const tries = { name: 'profile-password', limit: 10, windowSeconds: 15 * 60 };

export type PasswordRefusal = Refusal<'EC_Wrong_Password' | 'EC_Too_Many_Requests' | 'Error_401'>;

/** The hash that the password matches, so that the change can see that it is still in force. */
export async function guardPassword(
  platform: Platform,
  accountId: number,
  password: string,
): Promise<{ passwordHash: string } | PasswordRefusal> {
  const now = platform.clock.now();
  const account = await findAccountRow(platform.db, accountId);
  if (!account) return refuse('Error_401');
  const verdict = await hit(platform.tries, { ...tries, subject: String(accountId), now });
  if (!verdict.allowed) return refuse('EC_Too_Many_Requests', { WaitSeconds: verdict.retryAfterSeconds });
  if (!(await passwordMatches(account.password_hash, password))) return refuse('EC_Wrong_Password');
  return { passwordHash: account.password_hash };
}
