// Enrols an operator: the link shows a secret once, and its first code sets the password.

import { isRefusal, refuse, type Refusal } from '#platform/errors.ts';
import { brokenPasswordRules } from '#platform/password.ts';
import { isCommonPassword } from '#platform/server/common-password.ts';
import { inTransaction } from '#platform/server/database/database.ts';
import { hashPassword } from '#platform/server/password-hash.ts';
import type { Platform } from '#platform/server/platform.ts';
import { countAttempt } from '#platform/server/rate-limit.ts';
import { isGoodLink, redeemLink, type SingleUseLink } from '#platform/server/single-use-link/single-use-link.ts';
import { recordDeskAction } from '#platform/server/audit/record-desk-action.ts';
import { enrolmentLimit, shortestDeskPassword } from '../rules.ts';
import { enrolmentLink } from './enrolment-link.ts';
import { openTotp, sealTotp } from './sealed-totp.ts';
import { endSessionsOf, findEnrolling, lockOfferedTotp, markEnrolled, offerTotp } from './store.ts';
import { newTotpSecret, stepOfCode, totpAddress } from './totp.ts';

export async function beginEnrolment(
  platform: Platform,
  key: string,
): Promise<{ name: string; secret: string; address: string } | Refusal<'EC_Not_Found' | 'EC_Too_Many_Requests'>> {
  const found = await findByKey(platform, key);
  if (isRefusal(found)) return found;
  const { operator_id: operatorId, name } = found.operator;
  const secret = newTotpSecret();
  await offerTotp(platform.db, operatorId, sealTotp(platform.keys.storage, operatorId, secret));
  return { name, secret, address: totpAddress(name, secret) };
}

export type Enrolment = { key: string; password: string; code: string };
type EnrolmentRefusal =
  | 'EC_Not_Found'
  | 'EC_Too_Many_Requests'
  | 'EC_Invalid_Request'
  | 'EC_Common_Password'
  | 'EC_Wrong_Verification_Code';

export async function completeEnrolment(
  platform: Platform,
  { key, password, code }: Enrolment,
): Promise<'enrolled' | Refusal<EnrolmentRefusal>> {
  const found = await findByKey(platform, key);
  if (isRefusal(found)) return found;
  const { link, operator } = found;
  if (password.length < shortestDeskPassword || brokenPasswordRules(password).length > 0) {
    return refuse('EC_Invalid_Request', { Field: 'body/password' });
  }
  if (await isCommonPassword(password)) return refuse('EC_Common_Password');
  const { operator_id: operatorId, name, sealed_totp_offered: offered } = operator;
  const secret = openTotp(platform.keys.storage, operatorId, offered);
  const now = platform.clock.now();
  const step = secret === null ? null : stepOfCode(secret, code, now);
  if (offered === null || step === null) return refuse('EC_Wrong_Verification_Code');
  const passwordHash = await hashPassword(password);
  return inTransaction(platform.db, async (tx) => {
    const lastOffered = await lockOfferedTotp(tx, operatorId);
    if (lastOffered !== null && lastOffered !== offered) return refuse('EC_Wrong_Verification_Code');
    if (lastOffered === null || !(await redeemLink(tx, link, now))) return refuse('EC_Not_Found');
    await markEnrolled(tx, { operatorId, passwordHash, offered, step, now });
    await endSessionsOf(tx, operatorId, now);
    await recordDeskAction(tx, { by: name, action: 'desk.enrol', subject: name, facts: {}, happenedAt: now });
    return 'enrolled';
  });
}

type EnrolmentAttempt = { link: SingleUseLink; operator: NonNullable<Awaited<ReturnType<typeof findEnrolling>>> };

async function findByKey(
  { db, countersDb, clock }: Platform,
  key: string,
): Promise<EnrolmentAttempt | Refusal<'EC_Not_Found' | 'EC_Too_Many_Requests'>> {
  const now = clock.now();
  const { operatorId, link } = enrolmentLink(key);
  if (!(await isGoodLink(db, link, now))) return refuse('EC_Not_Found');
  const verdict = await countAttempt(countersDb, { ...enrolmentLimit, subject: String(operatorId), now });
  if (!verdict.allowed) return refuse('EC_Too_Many_Requests', { WaitSeconds: verdict.retryAfterSeconds });
  const operator = await findEnrolling(db, operatorId);
  return operator ? { link, operator } : refuse('EC_Not_Found');
}
