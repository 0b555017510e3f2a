// Handles the answer of the identity provider: a confirmed user gets the same one-minute code as after a right
// password.

import { isRefusal, refuse, type Refusal } from '#platform/errors.ts';
import { inTransaction, type Tx } from '#platform/server/database/database.ts';
import { hashOf } from '#platform/server/http/caller.ts';
import { refuseIfUnavailable, secretsOfVisit } from '#platform/server/open-id/visit.ts';
import type { Platform } from '#platform/server/platform.ts';
import type { Identity, IdentityProvider } from './identity-provider/identity-provider.ts';
import type { LinksBy } from './identity-provider/identity-settings.ts';
import {
  findAccountsOfCustomer,
  findIdentityAttempt,
  findLinkedAccount,
  linkIdentity,
  spendIdentityAttempt,
} from './identity-store.ts';
import { issueCode } from './issue-code.ts';
import { liveAttempt } from './live-attempt.ts';
import { offerRegistration } from './offer-registration.ts';
import { refuseClosedProfile } from './send-restore-link.ts';
import { sessionIdentityOf } from './session-identity.ts';
import { identityReturn } from './start-identity.ts';
import { findAccount, holdAccount } from './store.ts';

export type IdentityAnswer = {
  state: string;
  code: string;
  /** The issuer, if the provider names itself. */
  issuer: string | undefined;
  signInCookie: string | undefined;
  ownOrigin: string;
};

type IdentityRefusal =
  | 'EC_Sign_In_Expired'
  | 'EC_Identity_Not_Proved'
  | 'EC_Identity_Not_Known'
  | 'EC_Profile_Closed'
  | 'EC_Profile_Missing'
  | 'EC_Partner_Unavailable';

export type IdentitySignIn = { sessionId: string; code: string; returnUri: string };

export async function answerIdentity(
  platform: Platform,
  provider: IdentityProvider,
  given: IdentityAnswer,
): Promise<IdentitySignIn | Refusal<IdentityRefusal>> {
  const { db } = platform;
  const begun = await findIdentityAttempt(db, hashOf(given.state));
  const secrets = begun && secretsOfVisit(platform, begun.secrets, given.state);
  if (!begun || !secrets) return refuse('EC_Sign_In_Expired');
  const attempt = await liveAttempt(platform, { sessionId: begun.session_id, signInCookie: given.signInCookie });
  if (isRefusal(attempt)) return attempt;
  if (!(await spendIdentityAttempt(db, hashOf(given.state)))) return refuse('EC_Sign_In_Expired');
  const { code: givenCode, issuer, ownOrigin } = given;
  const answer = { code: givenCode, issuer, ...secrets, redirectUri: identityReturn(ownOrigin) };
  const identity = await refuseIfUnavailable(() => provider.identify(answer));
  if (identity === null) return refuse('EC_Identity_Not_Proved');
  if (isRefusal(identity)) return identity;
  const { accountId, code } = await codeForIdentity(platform, provider, begun.session_id, identity);
  if (code !== null) return { sessionId: begun.session_id, code, returnUri: attempt.returnUri };
  const closed = accountId !== null && (await refuseClosedProfile(platform, { accountId, origin: given.ownOrigin }));
  if (closed) return closed;
  const offered = await offerRegistration(platform, provider, identity, given.signInCookie ?? '');
  return offered ?? refuse('EC_Identity_Not_Known');
}

function codeForIdentity(
  { db, clock }: Platform,
  { linksBy }: IdentityProvider,
  sessionId: string,
  identity: Identity,
): Promise<{ accountId: number | null; code: string | null }> {
  return inTransaction(db, async (tx) => {
    const now = clock.now();
    const known = (await findLinkedAccount(tx, identity))?.account_id;
    const accountId = known ?? (await accountForFirstTime(tx, linksBy, identity));
    if (accountId === null || !(await holdAccount(tx, accountId))) return { accountId, code: null };
    // Two concurrent requests may link the same identity; both get the account of the first.
    const linked = known ?? (await linkIdentity(tx, identity, accountId, now));
    const owner = { account: { account_id: linked }, identity: sessionIdentityOf(identity), now };
    return { accountId: linked, code: await issueCode(tx, sessionId, owner) };
  });
}

/**
 * A customer with several accounts is linked to none: these users sign in with their passwords. A closed account counts
 * only if none is open; the user is then offered to restore it.
 */
async function accountForFirstTime(
  tx: Tx,
  linksBy: LinksBy,
  { customerKey, verifiedEmail }: Identity,
): Promise<number | null> {
  if (linksBy === 'verified-email') {
    return verifiedEmail === null ? null : ((await findAccount(tx, verifiedEmail))?.account_id ?? null);
  }
  const accounts = customerKey === null ? [] : await findAccountsOfCustomer(tx, customerKey);
  const open = accounts.filter(({ deactivated_at }) => deactivated_at === null);
  const [account, ...others] = open.length > 0 ? open : accounts;
  return account && others.length === 0 ? account.account_id : null;
}
