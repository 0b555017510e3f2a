// Offers the short registration to a private customer whom the provider confirmed and who has no profile. A company
// needs its contract or an approval, and an unverified e-mail its activation: these use the full registration.

import { randomBytes } from 'node:crypto';
import { refuse, type Refusal } from '#platform/errors.ts';
import { patterns } from '#platform/patterns.ts';
import { hasProfile } from '#platform/server/customer-holdings.ts';
import { hashOf } from '#platform/server/http/caller.ts';
import type { Platform } from '#platform/server/platform.ts';
import type { Identity, IdentityProvider } from './identity-provider/identity-provider.ts';
import { findPrivateCustomer, saveVouchedCustomer } from './vouched-store.ts';

/** The token continues the registration, only in this browser. Null if it is not offered. */
export async function offerRegistration(
  { db, clock }: Platform,
  { linksBy }: IdentityProvider,
  { issuer, subject, customerKey, verifiedEmail: email }: Identity,
  signInCookie: string,
): Promise<Refusal<'EC_Profile_Missing'> | null> {
  if (linksBy !== 'customer-key' || customerKey === null || email === null || !patterns.email.test(email)) return null;
  const customerId = await findPrivateCustomer(db, customerKey);
  if (customerId === null || (await hasProfile(db, customerId))) return null;
  const token = randomBytes(32).toString('base64url');
  await saveVouchedCustomer(db, {
    token_hash: hashOf(token),
    cookie_hash: hashOf(signInCookie),
    customer_id: customerId,
    issuer,
    subject,
    email,
    created_at: clock.now(),
  });
  return refuse('EC_Profile_Missing', { Token: token });
}
