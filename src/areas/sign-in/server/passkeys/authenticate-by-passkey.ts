// Signs in with a passkey: no name, no password, no captcha. Unknown keys and wrong answers get the same refusal.

import { ok } from '#platform/endpoint.ts';
import { refuse } from '#platform/errors.ts';
import { recordForAccount } from '#platform/server/audit/record-for-account.ts';
import { inTransaction, type Queryable } from '#platform/server/database/database.ts';
import type { Platform } from '#platform/server/platform.ts';
import { countAttempt } from '#platform/server/rate-limit.ts';
import { issueCode } from '../issue-code.ts';
import { liveAttemptOf } from '../live-attempt.ts';
import { refuseClosedProfile } from '../send-restore-link.ts';
import type { Assertion } from '../../passkeys/contract.ts';
import { saveAttemptChallenge, useAttemptChallenge } from './challenge-store.ts';
import { findPasskey, lockPasskey, recordUse, type StoredPasskey } from './passkey-store.ts';
import { relyingPartyId, requestOptions, verifiedCounter } from './relying-party.ts';

type Attempt = { sessionId: string; signInCookie: string | undefined; origin: string };

export async function askForPasskey(platform: Platform, attempt: Attempt) {
  const rpId = relyingPartyId(attempt.origin);
  if (rpId === null) return refuse('EC_Passkey_Unavailable');
  const options = await requestOptions(rpId);
  const isSaved = await saveAttemptChallenge(platform.db, liveAttemptOf(platform, attempt), options.challenge);
  return isSaved ? ok(options) : refuse('EC_Sign_In_Expired');
}

/** Only wrong answers count: many users of a mobile network share one address. */
const wrongPerAddress = { name: 'passkey-sign-ins', limit: 60, windowSeconds: 600 };

type PasskeySignIn = Attempt & { assertion: Assertion; remoteAddress: string };

export async function authenticateByPasskey(platform: Platform, given: PasskeySignIn) {
  const { db, clock } = platform;
  const { sessionId, origin, assertion, remoteAddress } = given;
  const used = await useAttemptChallenge(db, liveAttemptOf(platform, given));
  if (used === null) return refuse('EC_Sign_In_Expired');
  const now = clock.now();
  const answer = await checkAnswer(db, assertion, { challenge: used.challenge, origin, now });
  if (answer?.isOfCopy) await recordCopy(platform, answer.passkey);
  if (!answer || answer.isOfCopy) return refuseWrongAnswer(platform, remoteAddress, now);
  const { passkey } = answer;
  const { accountId } = passkey;
  if (passkey.isClosed)
    return (await refuseClosedProfile(platform, { accountId, origin })) ?? refuse('EC_Passkey_Invalid');
  const code = await inTransaction(db, async (tx) =>
    (await lockPasskey(tx, passkey))
      ? issueCode(tx, sessionId, { account: { account_id: accountId }, isSteppedUp: true, now })
      : null,
  );
  return code === null ? refuse('EC_Sign_In_Expired') : ok({ code, return_uri: used.returnUri });
}

async function refuseWrongAnswer({ countersDb }: Platform, subject: string, now: Date) {
  const verdict = await countAttempt(countersDb, { ...wrongPerAddress, subject, now });
  return verdict.allowed
    ? refuse('EC_Passkey_Invalid')
    : refuse('EC_Too_Many_Requests', { WaitSeconds: verdict.retryAfterSeconds });
}

type Expected = { challenge: string; origin: string; now: Date };

type Answer = {
  passkey: StoredPasskey;
  /** The signature is right, but another device with the same key has signed more often. */
  isOfCopy: boolean;
};

/** The passkey that answered; null if it is unknown or the answer is wrong. */
export async function checkAnswer(
  db: Queryable,
  assertion: Assertion,
  { now, ...expected }: Expected,
): Promise<Answer | null> {
  const passkey = await findPasskey(db, assertion.id);
  const counter = passkey && (await verifiedCounter(assertion, passkey.key, expected));
  if (!passkey || counter === null) return null;
  return { passkey, isOfCopy: !(await recordUse(db, passkey, counter, now)) };
}

/** In a transaction of its own: the change that the passkey should have allowed is rolled back. */
export async function recordCopy({ db, clock }: Platform, { accountId, passkeyId }: StoredPasskey): Promise<void> {
  const entry = { accountId, action: 'passkey.copied', subject: String(accountId), now: clock.now() } as const;
  await inTransaction(db, (tx) => recordForAccount(tx, { ...entry, facts: { reference: passkeyId } }));
}
