// A sign-in in progress, in the browser that began it and not expired.

import { timingSafeEqual } from 'node:crypto';
import { refuse, type Refusal } from '#platform/errors.ts';
import { hashOf } from '#platform/server/http/caller.ts';
import type { Platform } from '#platform/server/platform.ts';
import { attemptLifeSeconds } from '../rules.ts';
import { findAttempt } from './store.ts';

export async function liveAttempt(
  platform: Platform,
  given: { sessionId: string; signInCookie: string | undefined },
): Promise<{ returnUri: string } | Refusal<'EC_Sign_In_Expired'>> {
  const attempt = await findAttempt(platform.db, given.sessionId);
  const tooOld = new Date(platform.clock.now().getTime() - attemptLifeSeconds * 1000);
  if (!attempt || attempt.used_at || attempt.created_at < tooOld) return refuse('EC_Sign_In_Expired');
  const sameBrowser =
    given.signInCookie !== undefined && timingSafeEqual(hashOf(given.signInCookie), attempt.cookie_hash);
  return sameBrowser ? { returnUri: attempt.return_uri } : refuse('EC_Sign_In_Expired');
}
