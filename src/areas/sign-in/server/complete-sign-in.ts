// Exchanges the one-minute code for a session with its tokens. The code works once, and only in the browser that
// requested it.

import { refuse, type Refusal } from '#platform/errors.ts';
import { hashOf } from '#platform/server/http/caller.ts';
import type { Platform } from '#platform/server/platform.ts';
import type { Tokens } from '../contract.ts';
import { stepUpEnd } from '../step-up/rules.ts';
import { findAccountOfAttempt } from './attempt-store.ts';
import { openSession, type SessionOwner } from './session-store.ts';
import { newRefreshToken, refreshTokenRow, tokensFor } from './tokens.ts';

export type Completion = {
  code: string;
  sessionId: string;
  returnUri: string;
  signInCookie: string | undefined;
  /** The cookie of the browser's previous session. */
  previousCookie: string | undefined;
  nextCookie: string;
  userAgent: string;
};

export type SignInResult = { tokens: Tokens; account: SessionOwner };

export async function completeSignIn(
  platform: Platform,
  given: Completion,
): Promise<SignInResult | Refusal<'EC_Sign_In_Expired' | 'EC_Invalid_Redirect'>> {
  const { sessionId, userAgent, previousCookie, signInCookie } = given;
  const attempt = await findAccountOfAttempt(platform.db, sessionId);
  if (!attempt?.account_id || signInCookie === undefined) return refuse('EC_Sign_In_Expired');
  if (given.returnUri !== attempt.return_uri) return refuse('EC_Invalid_Redirect');
  const now = platform.clock.now();
  const session = { accountId: attempt.account_id, sessionId, cookieHash: hashOf(given.nextCookie), createdAt: now };
  const refreshToken = newRefreshToken(session.accountId);
  const code = { codeHash: hashOf(given.code), signInCookieHash: hashOf(signInCookie) };
  const account = await openSession(platform.db, code, {
    ...session,
    previousCookieHash: previousCookie === undefined ? null : hashOf(previousCookie),
    userAgent,
    stepUpUntil: stepUpEnd(now),
    refreshToken: refreshTokenRow(platform, session, refreshToken),
    now,
  });
  if (!account) return refuse('EC_Sign_In_Expired');
  return { account, tokens: await tokensFor(platform, session, refreshToken) };
}
