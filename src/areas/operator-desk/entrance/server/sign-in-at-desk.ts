// Signs one of the operator's people in. An unknown name, a wrong password and a wrong or used code get the same answer
// after the same work.

import { randomBytes, randomUUID } from 'node:crypto';
import { refuse, type Refusal } from '#platform/errors.ts';
import { inTransaction } from '#platform/server/database/database.ts';
import { hashOf } from '#platform/server/http/caller.ts';
import { passwordMatches } from '#platform/server/password-hash.ts';
import type { Platform } from '#platform/server/platform.ts';
import { hit, type Limit } from '#platform/server/rate-limit.ts';
import { recordDeskAction } from '../../server/record-desk-action.ts';
import { signInLimits, type Role } from '../rules.ts';
import { openTotp } from './sealed-totp.ts';
import { findOperator, insertSession, useTotpStep } from './store.ts';
import { stepOfCode } from './totp.ts';

export type DeskCredentials = { name: string; password: string; code: string; remoteAddress: string };

export type AtDesk = { token: string; cookie: string; name: string; roles: Role[] };

export async function signInAtDesk(
  platform: Platform,
  given: DeskCredentials,
): Promise<AtDesk | Refusal<'EC_Invalid_Credentials' | 'EC_Too_Many_Requests'>> {
  const wait = await secondsToWait(platform, given);
  if (wait > 0) return refuse('EC_Too_Many_Requests', { WaitSeconds: wait });
  const { db, clock, keys } = platform;
  const operator = await findOperator(db, given.name);
  const isPassword = await passwordMatches(operator?.password_hash ?? undefined, given.password);
  const sealed = operator?.sealed_totp ?? null;
  const secret = operator ? openTotp(keys.storage, operator.operator_id, sealed) : null;
  const now = clock.now();
  const step = secret === null ? null : stepOfCode(secret, given.code, now);
  if (!operator || !isPassword || sealed === null || step === null) return refuse('EC_Invalid_Credentials');
  const { operator_id: operatorId, name } = operator;
  return inTransaction(db, async (tx) => {
    if (!(await useTotpStep(tx, operatorId, sealed, step))) return refuse('EC_Invalid_Credentials');
    const [token, cookie] = [newSecret(), newSecret()];
    const session = { sessionId: randomUUID(), operatorId, tokenHash: hashOf(token), cookieHash: hashOf(cookie), now };
    await insertSession(tx, session);
    await recordDeskAction(tx, { by: name, action: 'desk.sign-in', subject: name, facts: {}, happenedAt: now });
    return { token, cookie, name, roles: operator.roles as Role[] };
  });
}

const newSecret = () => randomBytes(32).toString('base64url');

/** Counted before anything is looked at, so tries made at the same time cannot slip through. */
async function secondsToWait({ tries, clock }: Platform, { name, remoteAddress }: DeskCredentials): Promise<number> {
  const counted: [Limit, string][] = [
    [signInLimits.nameFromAddress, `${name} ${remoteAddress}`],
    [signInLimits.address, remoteAddress],
    [signInLimits.name, name],
  ];
  for (const [limit, subject] of counted) {
    const verdict = await hit(tries, { ...limit, subject, now: clock.now() });
    if (!verdict.allowed) return verdict.retryAfterSeconds;
  }
  return 0;
}
