// Steps a session up for ten minutes by one accepted factor.

import type { SessionKey } from '../../server/session-store.ts';
import { done } from '#platform/endpoint.ts';
import { isRefusal, refuse } from '#platform/errors.ts';
import { recordForAccount } from '#platform/server/audit/record-for-account.ts';
import type { Tx } from '#platform/server/database/database.ts';
import { guardPassword } from '#platform/server/guard-password.ts';
import type { Platform } from '#platform/server/platform.ts';
import { isAnsweredByPasskey } from '../../server/passkeys/step-up-by-passkey.ts';
import type { StepUpFactor } from '../contract.ts';
import { stepUpEnd } from '../rules.ts';
import { stepUpBinding } from './send-step-up-code.ts';
import { findConfirmingNumbers, saveStepUp, useUpRecovery } from './step-up-store.ts';

type Factor<Name extends StepUpFactor['factor']> = Extract<StepUpFactor, { factor: Name }>;

/** The expensive check of a password runs outside any transaction; null if there is no password to check. */
export async function checkPasswordFactor(platform: Platform, session: SessionKey, given: StepUpFactor) {
  if (given.factor !== 'password') return null;
  const guarded = await guardPassword(platform, session, given.password);
  return isRefusal(guarded) ? guarded : null;
}

type OwnSession = SessionKey & { origin: string };

export async function confirmStepUp(platform: Platform, tx: Tx, session: OwnSession, given: StepUpFactor) {
  const now = platform.clock.now();
  const refused = await refusalOf(platform, tx, session, given);
  if (refused) return refused;
  await saveStepUp(tx, session, stepUpEnd(now));
  await recordForAccount(tx, {
    accountId: session.accountId,
    action: 'session.step-up',
    subject: String(session.accountId),
    facts: { by: given.factor },
    now,
  });
  return done;
}

async function refusalOf(platform: Platform, tx: Tx, { origin, ...session }: OwnSession, given: StepUpFactor) {
  if (given.factor === 'passkey') {
    const answer = { assertion: given.assertion, origin };
    return (await isAnsweredByPasskey(platform, tx, session, answer)) ? null : refuse('EC_Passkey_Invalid');
  }
  if (given.factor === 'code') return refusalOfCode(platform, tx, session, given);
  if (given.factor === 'recovery' && !(await useUpRecovery(tx, session, platform.clock.now()))) {
    return refuse('EC_Recovery_Not_Ready');
  }
  return null;
}

async function refusalOfCode(platform: Platform, tx: Tx, session: SessionKey, { msisdn, code }: Factor<'code'>) {
  const verdict = await platform.codes.checkCode(tx, { ...stepUpBinding(session, msisdn), code });
  if (isRefusal(verdict)) return verdict;
  // The number may have left the account since the code was sent.
  const numbers = await findConfirmingNumbers(tx, session);
  return numbers.includes(msisdn) ? null : refuse('EC_Verification_Failed');
}
