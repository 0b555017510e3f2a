// Signs in a user whom the operator's OpenID provider confirms and whose role claim gives a role. The provider is
// responsible for the second factor. The role is that of the last sign-in.

import { isRefusal, refuse, type Refusal } from '#platform/errors.ts';
import { inTransaction, type Tx } from '#platform/server/database/database.ts';
import { hashOf } from '#platform/server/http/caller.ts';
import { refuseIfUnavailable, secretsOfVisit } from '#platform/server/open-id/visit.ts';
import type { ConfirmedUser } from '#platform/server/open-id/open-id-provider.ts';
import type { Platform } from '#platform/server/platform.ts';
import { recordDeskAction } from '#platform/server/audit/record-desk-action.ts';
import { deskVisitSeconds, providerUserName, rolesOfClaim, type Role } from '../rules.ts';
import type { DeskIdentity } from './desk-identity.ts';
import { openDeskSession, type OpenedDeskSession } from './open-desk-session.ts';
import * as store from './provider-operator-store.ts';
import { deskReturn } from './start-desk-visit.ts';
import { endSessionsOf } from './store.ts';

export type DeskAnswer = {
  state: string;
  code: string;
  /** The issuer, if the provider names itself. */
  issuer: string | undefined;
  cookie: string | undefined;
  ownOrigin: string;
};

type AnswerRefusal =
  | 'EC_Sign_In_Expired'
  | 'EC_Identity_Not_Proved'
  | 'EC_Identity_Not_Known'
  | 'EC_Partner_Unavailable';

export type ProviderSignIn = OpenedDeskSession & { name: string; roles: Role[] };

export async function answerDeskVisit(
  platform: Platform,
  identity: DeskIdentity,
  given: DeskAnswer,
): Promise<ProviderSignIn | Refusal<AnswerRefusal>> {
  const user = await confirmUser(platform, identity, given);
  if (isRefusal(user)) return user;
  const roles = rolesOfClaim(user.claims[identity.roleClaim], identity.roleMapping);
  const now = platform.clock.now();
  const { issuer } = identity.provider;
  if (roles.length > 0) return inTransaction(platform.db, (tx) => signIn(tx, { issuer, user, roles, now }));
  await inTransaction(platform.db, (tx) => endAccess(tx, { issuer, subject: user.subject, now }));
  return refuse('EC_Identity_Not_Known');
}

async function confirmUser(
  platform: Platform,
  { provider, roleClaim }: DeskIdentity,
  { state, code, issuer, cookie, ownOrigin }: DeskAnswer,
): Promise<ConfirmedUser | Refusal<AnswerRefusal>> {
  const sealed = await store.spendDeskVisit(platform.db, {
    stateHash: hashOf(state),
    cookieHash: hashOf(cookie ?? ''),
    after: new Date(platform.clock.now().getTime() - deskVisitSeconds * 1000),
  });
  const secrets = sealed === null ? null : secretsOfVisit(platform, sealed, state);
  if (!secrets) return refuse('EC_Sign_In_Expired');
  const answer = { code, issuer, ...secrets, redirectUri: deskReturn(ownOrigin) };
  const lacksRole = (claims: Readonly<Record<string, unknown>>) => claims[roleClaim] === undefined;
  const user = await refuseIfUnavailable(() => provider.confirm(answer, lacksRole));
  return user ?? refuse('EC_Identity_Not_Proved');
}

type SignInOfUser = { issuer: string; user: ConfirmedUser; roles: Role[]; now: Date };

async function signIn(tx: Tx, given: SignInOfUser): Promise<ProviderSignIn> {
  const { issuer, roles, now } = given;
  const { operator_id: operatorId, name, roles: before } = await findOrAdd(tx, given);
  const record = { by: name, subject: name, happenedAt: now };
  if (before.toSorted().join() !== roles.toSorted().join()) {
    await store.setRoles(tx, operatorId, roles);
    await recordDeskAction(tx, { ...record, action: 'desk.change-roles', facts: { from: before, to: roles } });
  }
  await recordDeskAction(tx, { ...record, action: 'desk.sign-in', facts: { source: issuer } });
  return { ...(await openDeskSession(tx, operatorId, now)), name, roles };
}

/** Another user of the provider may have had the name before: then the subject is added to it. */
async function findOrAdd(tx: Tx, { issuer, user: { subject, claims }, roles, now }: SignInOfUser) {
  const identity = { issuer, subject };
  const found = await store.findProviderOperator(tx, identity);
  if (found) return found;
  const name = providerUserName(claims, subject, new URL(issuer).host);
  for (const each of [name, `${name} ${subject}`]) {
    const isAdded = await store.insertProviderOperator(tx, { ...identity, name: each, roles, now });
    const facts = { roles, source: issuer, reference: subject };
    if (isAdded) {
      await recordDeskAction(tx, { by: each, action: 'desk.add-operator', subject: each, facts, happenedAt: now });
    }
    const added = await store.findProviderOperator(tx, identity);
    if (added) return added;
  }
  throw new Error('the names of a user of the provider are taken');
}

/** The provider gives no role any more: the sessions that the user still has end. */
async function endAccess(tx: Tx, { now, ...identity }: store.ProviderIdentity & { now: Date }): Promise<void> {
  const operator = await store.findProviderOperator(tx, identity);
  if (!operator) return;
  const { operator_id, name } = operator;
  await endSessionsOf(tx, operator_id, now);
  const facts = { source: identity.issuer };
  await recordDeskAction(tx, { by: name, action: 'desk.role-missing', subject: name, facts, happenedAt: now });
}
