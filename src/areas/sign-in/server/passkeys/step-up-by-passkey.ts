// A passkey as the factor of a step-up.

import { ok } from '#platform/endpoint.ts';
import { refuse } from '#platform/errors.ts';
import { inTransaction, type Tx } from '#platform/server/database/database.ts';
import type { Platform } from '#platform/server/platform.ts';
import type { SessionKey } from '../session-store.ts';
import type { Assertion } from '../../passkeys/contract.ts';
import { checkAnswer, recordCopy } from './authenticate-by-passkey.ts';
import { saveSessionChallenge, useSessionChallenge } from './challenge-store.ts';
import { lockOwner } from './passkey-store.ts';
import { relyingPartyId, requestOptions } from './relying-party.ts';

export async function askForStepUpPasskey({ db, clock }: Platform, session: SessionKey, origin: string) {
  const rpId = relyingPartyId(origin);
  if (rpId === null) return refuse('EC_Passkey_Unavailable');
  return inTransaction(db, async (tx) => {
    const { keys } = await lockOwner(tx, session.accountId);
    if (keys.length === 0) return refuse('EC_Passkey_Unavailable');
    const options = await requestOptions(rpId, keys);
    await saveSessionChallenge(tx, session, options.challenge, clock.now());
    return ok(options);
  });
}

/** Whether a passkey of the account answered the challenge of this session. */
export async function isAnsweredByPasskey(
  platform: Platform,
  tx: Tx,
  session: SessionKey,
  { assertion, origin }: { assertion: Assertion; origin: string },
): Promise<boolean> {
  const now = platform.clock.now();
  const challenge = await useSessionChallenge(tx, session, now);
  const answer = challenge === null ? null : await checkAnswer(tx, assertion, { challenge, origin, now });
  if (answer?.isOfCopy) await recordCopy(platform, answer.passkey);
  return answer?.passkey.accountId === session.accountId && !answer.isOfCopy;
}
