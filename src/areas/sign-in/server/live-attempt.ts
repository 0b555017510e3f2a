// A sign-in in progress, in the browser that began it and not expired.

import { refuse, type Refusal } from '#platform/errors.ts';
import { hashOf } from '#platform/server/http/caller.ts';
import type { Platform } from '#platform/server/platform.ts';
import { attemptLifeSeconds } from '../rules.ts';
import { findReturnUri, type LiveAttempt } from './attempt-store.ts';

type BrowserAttempt = { sessionId: string; signInCookie: string | undefined };

export async function liveAttempt(
  platform: Platform,
  given: BrowserAttempt,
): Promise<{ returnUri: string } | Refusal<'EC_Sign_In_Expired'>> {
  const returnUri = await findReturnUri(platform.db, liveAttemptOf(platform, given));
  return returnUri === null ? refuse('EC_Sign_In_Expired') : { returnUri };
}

/** A browser without the cookie has no attempt, because no cookie is empty. */
export function liveAttemptOf({ clock }: Platform, { sessionId, signInCookie = '' }: BrowserAttempt): LiveAttempt {
  const startedSince = new Date(clock.now().getTime() - attemptLifeSeconds * 1000);
  return { sessionId, cookieHash: hashOf(signInCookie), startedSince };
}
