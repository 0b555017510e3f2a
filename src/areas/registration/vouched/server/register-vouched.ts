// Makes the profile of a customer whom the identity provider has confirmed. The provider proves the customer and the
// e-mail; the operator knows the name and the services; the user chooses a password and accepts the terms.

import { refuse, type Refusal } from '#platform/errors.ts';
import type { Language } from '#platform/languages.ts';
import { isMobileNumber } from '#platform/msisdn.ts';
import { brokenPasswordRules } from '#platform/password.ts';
import { recordAudit } from '#platform/server/audit/record-audit.ts';
import { isCommonPassword } from '#platform/server/common-password.ts';
import { hasProfile } from '#platform/server/customer-holdings.ts';
import type { Tx } from '#platform/server/database/database.ts';
import { hashOf } from '#platform/server/http/caller.ts';
import { hashPassword } from '#platform/server/password-hash.ts';
import type { Platform } from '#platform/server/platform.ts';
import { namesOf } from '../../rules.ts';
import { announceProfile } from '../../server/announce.ts';
import { createAccount, findOwner, holdAsOwner, isEmailTaken } from '../../server/owner-store.ts';
import type { VouchedProfile } from '../contract.ts';
import { vouchedSeconds } from '../rules.ts';
import { findFirstService, findVouched, linkIdentity, lockCustomer, spendVouched } from './vouched-store.ts';

/** The token of the page and the cookie of the sign-in; neither is sufficient alone. */
export type VouchedRequest = { token: string; cookie: string | undefined };

type VouchedRefusal = 'EC_Expired_Or_Completed_Registration' | 'EC_Email_Already_Used';

export async function readVouchedProfile(
  platform: Platform,
  request: VouchedRequest,
): Promise<VouchedProfile | Refusal<VouchedRefusal>> {
  const { db } = platform;
  const vouched = await findVouched(db, keyOf(platform, request));
  if (!vouched || (await hasProfile(db, vouched.customer_id))) return refuse('EC_Expired_Or_Completed_Registration');
  if (await isEmailTaken(db, vouched.email)) return refuse('EC_Email_Already_Used');
  const { name, segments } = await findOwner(db, vouched.customer_id);
  const { first, last } = namesOf(name);
  return { email: vouched.email, first_name: first, last_name: last, services: segments.length };
}

/** Before the transaction, because hashing is slow; only for a confirmed customer. */
export async function checkVouched(
  platform: Platform,
  { password, ...request }: VouchedRequest & { password: string },
): Promise<
  | { passwordHash: string }
  | Refusal<'EC_Invalid_Request' | 'EC_Common_Password' | 'EC_Expired_Or_Completed_Registration'>
> {
  const vouched = await findVouched(platform.db, keyOf(platform, request));
  if (!vouched) return refuse('EC_Expired_Or_Completed_Registration');
  if (brokenPasswordRules(password).length > 0) return refuse('EC_Invalid_Request', { Field: 'body/Password' });
  if (await isCommonPassword(password)) return refuse('EC_Common_Password');
  return { passwordHash: await hashPassword(password) };
}

export async function registerVouched(
  platform: Platform,
  tx: Tx,
  given: VouchedRequest & { passwordHash: string; language: Language; origin: string },
): Promise<'registered' | Refusal<VouchedRefusal>> {
  const { language, passwordHash, origin } = given;
  const now = platform.clock.now();
  const vouched = await spendVouched(tx, keyOf(platform, given));
  if (!vouched) return refuse('EC_Expired_Or_Completed_Registration');
  const { customer_id: customerId, issuer, subject, email } = vouched;
  await lockCustomer(tx, customerId);
  const serviceId = await findFirstService(tx, customerId);
  if (serviceId === null || (await hasProfile(tx, customerId))) return refuse('EC_Expired_Or_Completed_Registration');
  const { first: firstName, last: lastName } = namesOf((await findOwner(tx, customerId)).name);
  const contactPhone = isMobileNumber(serviceId) ? serviceId : null;
  const accountId = await createAccount(tx, { email, firstName, lastName, contactPhone, language, passwordHash, now });
  if (accountId === null) return refuse('EC_Email_Already_Used');
  if (!(await linkIdentity(tx, { issuer, subject, accountId, now }))) {
    return refuse('EC_Expired_Or_Completed_Registration');
  }
  await holdAsOwner(tx, { accountId, customerId, serviceId, now });
  await recordAudit(tx, {
    customerId,
    accountId,
    action: 'registration.complete',
    subject: serviceId,
    facts: { clientType: 'PrivateOwner', isOwner: true, provedBy: issuer },
    happenedAt: now,
  });
  await announceProfile(tx, { accountId, email, language, origin, serviceId, now });
  return 'registered';
}

function keyOf({ clock }: Platform, { token, cookie }: VouchedRequest) {
  const after = new Date(clock.now().getTime() - vouchedSeconds * 1000);
  return { tokenHash: hashOf(token), cookieHash: hashOf(cookie ?? ''), after };
}
