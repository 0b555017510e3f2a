// Exchanges the one-minute code for a session with its tokens. The code works once, and only in the browser that
// requested it.

import { refuse, type Refusal } from '#platform/errors.ts';
import { inTransaction } from '#platform/server/database/database.ts';
import { hashOf } from '#platform/server/http/caller.ts';
import type { Platform } from '#platform/server/platform.ts';
import type { Tokens } from '../contract.ts';
import { stepUpEnd } from '../step-up/rules.ts';
import { endSessionOfBrowser, openSession } from './session-store.ts';
import { findAttempt, holdAccount, saveRefreshToken, spendCode } from './store.ts';
import { recordSignIn } from './sign-in-events.ts';
import type { KnownAccount } from './known-browser.ts';
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

export type SignInResult = { tokens: Tokens; account: KnownAccount & { username: string } };

export async function completeSignIn(
  platform: Platform,
  given: Completion,
): Promise<SignInResult | Refusal<'EC_Sign_In_Expired' | 'EC_Invalid_Redirect'>> {
  const attempt = await findAttempt(platform.db, given.sessionId);
  if (!attempt?.account_id || given.signInCookie === undefined) return refuse('EC_Sign_In_Expired');
  if (given.returnUri !== attempt.return_uri) return refuse('EC_Invalid_Redirect');
  const accountId = attempt.account_id;
  return inTransaction(platform.db, async (tx) => {
    // A concurrent password change waits and then ends the session, or has already revoked the code.
    const account = await holdAccount(tx, accountId);
    if (!account) return refuse('EC_Sign_In_Expired');
    const now = platform.clock.now();
    const spent = await spendCode(tx, {
      sessionId: given.sessionId,
      codeHash: hashOf(given.code),
      cookieHash: hashOf(given.signInCookie ?? ''),
      now,
    });
    if (!spent?.account_id) return refuse('EC_Sign_In_Expired');
    if (given.previousCookie) await endSessionOfBrowser(tx, accountId, hashOf(given.previousCookie), now);
    const session = {
      accountId: spent.account_id,
      sessionId: given.sessionId,
      cookieHash: hashOf(given.nextCookie),
      createdAt: now,
    };
    const { account_id: _, is_stepped_up, ...identity } = spent;
    const stepUpUntil = is_stepped_up ? stepUpEnd(now) : null;
    const opened = await openSession(tx, { ...session, identity, stepUpUntil, userAgent: given.userAgent, now });
    if (!opened) return refuse('EC_Sign_In_Expired');
    await recordSignIn(tx, { accountId, kind: 'SignedIn', userAgent: given.userAgent, now });
    const refreshToken = newRefreshToken(session.accountId);
    await saveRefreshToken(tx, refreshTokenRow(platform, session, refreshToken));
    return { account, tokens: await tokensFor(platform, session, refreshToken) };
  });
}
