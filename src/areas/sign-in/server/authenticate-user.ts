// Checks a username and password. Unknown names and wrong passwords take the same work and get the same answer.

import { isRefusal, refuse, type Refusal } from '#platform/errors.ts';
import { passwordMatches } from '#platform/server/password-hash.ts';
import type { Platform } from '#platform/server/platform.ts';
import { failureSubjects, recordSuccess, takeTry } from '#platform/server/sign-in-failures/sign-in-failures.ts';
import { issueCode } from './issue-code.ts';
import { knownBrowser } from './known-browser.ts';
import { liveAttempt } from './live-attempt.ts';
import { refuseClosedProfile } from './send-restore-link.ts';
import { recordSignIn } from './sign-in-events.ts';
import { findAccount } from './store.ts';

export type Credentials = {
  sessionId: string;
  username: string;
  password: string;
  captcha: string | undefined;
  signInCookie: string | undefined;
  cookie: (name: string) => string | undefined;
  userAgent: string;
  remoteAddress: string;
  ownOrigin: string;
};

type SignInRefusal =
  | 'EC_Invalid_Credentials'
  | 'EC_Invalid_Recaptcha'
  | 'EC_Profile_Closed'
  | 'EC_Sign_In_Expired'
  | 'EC_Too_Many_Requests';

export async function authenticateUser(
  platform: Platform,
  given: Credentials,
): Promise<{ code: string; returnUri: string } | Refusal<SignInRefusal>> {
  const attempt = await liveAttempt(platform, given);
  if (isRefusal(attempt)) return attempt;
  // Before the attempt is counted, so that attempts without a captcha cannot block a user.
  if (!(await platform.captcha.verify(given.captcha, given.remoteAddress))) return refuse('EC_Invalid_Recaptcha');
  const browserId = await knownBrowser(platform, given.username, given.cookie);
  const subjects = failureSubjects('account', { ...given, browserId });
  const wait = await takeTry(platform, subjects);
  if (wait > 0) return refuse('EC_Too_Many_Requests', { WaitSeconds: wait });
  const account = await accountWithPassword(platform, given);
  if (!account) return refuse('EC_Invalid_Credentials');
  await recordSuccess(platform, subjects);
  if (account.deactivated_at) {
    const closed = { accountId: account.account_id, origin: given.ownOrigin };
    return (await refuseClosedProfile(platform, closed)) ?? refuse('EC_Invalid_Credentials');
  }
  const code = await issueCode(platform.db, given.sessionId, { account, now: platform.clock.now() });
  // The password may have been changed during the check.
  return code === null ? refuse('EC_Sign_In_Expired') : { code, returnUri: attempt.returnUri };
}

async function accountWithPassword(platform: Platform, given: Credentials) {
  const account = await findAccount(platform.db, given.username);
  const matches = await passwordMatches(account?.password_hash, given.password);
  if (account && !matches) recordWrongPassword(platform, account.account_id, given.userAgent);
  return matches ? account : undefined;
}

/** Not awaited, so that the response time does not reveal whether a name is known. */
function recordWrongPassword({ db, clock, log }: Platform, accountId: number, userAgent: string): void {
  recordSignIn(db, { accountId, kind: 'WrongPassword', userAgent, now: clock.now() }).catch((error: unknown) =>
    log.warn({ err: error }, 'a wrong password was not recorded'),
  );
}
