// Authenticates the caller: reads the bearer token and its cookie, and checks in one statement that the session is
// active and that the account owns the object of the request.

import { hash, timingSafeEqual } from 'node:crypto';
import type { FastifyRequest } from 'fastify';
import type pg from 'pg';
import { refuse, type Refusal } from '#platform/errors.ts';
import type { AccountType } from '#platform/client-type.ts';
import type { Access, DeskAccess, OwnedResource } from '#platform/endpoint.ts';
import { oldestSession } from '../live-session.ts';
import type { Platform } from '../platform.ts';
import { cookieOf } from './cookies.ts';
import { verifiedClaims, type TokenClaims } from './access-token.ts';

declare module 'fastify' {
  interface FastifyRequest {
    /** The authorized account, for the log. */
    accountId: number | undefined;
    /** The verified claims of calls that need a token. */
    claims: TokenClaims | null;
  }
}

export const sessionCookie = 'abonat_session';

export type OwnedService = { serviceId: string; customerId: number; isOwner: boolean; accountType: AccountType };

export type Caller = { accountId: number; sessionId: string };

/** The authorization of a request, decided before its handler runs. */
export type Authorization = {
  caller: Caller;
  heldCustomerId: number | null;
  ownedService: OwnedService | null;
  /** The session passed a step-up that is still valid. */
  isSteppedUp: boolean;
};

/** Calls without sign-in and calls of the operator desk; all others belong to accounts. */
export type OpenAccess = 'public' | 'demo' | 'desk-public';
export type OperatorAccess = Exclude<DeskAccess, 'desk-public'>;
export type AccountAccess = Exclude<Access, OpenAccess | OperatorAccess>;

/** Areas add guards for their own kinds, which check whether the account owns the object with this id. */
export type Guard = (pool: pg.Pool, accountId: number, id: string) => Promise<Refusal | { customerId: number | null }>;
export type Guards = Partial<Record<OwnedResource, Guard>>;

export function hashOf(secret: string): Buffer {
  return hash('sha256', secret, 'buffer');
}

/** The claims of a valid access token with its matching cookie. */
export async function readToken(platform: Platform, request: FastifyRequest): Promise<TokenClaims | null> {
  const [scheme, token] = (request.headers.authorization ?? '').split(' ');
  const cookie = cookieOf(platform.configuration, request, sessionCookie);
  if (scheme !== 'Bearer' || !token || !cookie) return null;
  const claims = await verifiedClaims(platform.keys, token, platform.clock.now());
  return claims && timingSafeEqual(hashOf(cookie), claims.cookieHash) ? claims : null;
}

type AuthorizationContext = { platform: Platform; guards: Guards; request: FastifyRequest };

export async function authorize(
  { platform, guards, request }: AuthorizationContext,
  claims: TokenClaims,
  access: AccountAccess,
): Promise<Authorization | Refusal> {
  const held = typeof access === 'string' ? null : { kind: access.holds, id: idAt(request, access.at) };
  const asksService = held?.kind === 'service' || held?.kind === 'own-service';
  const row = await findSession(platform, claims, asksService ? held.id : null);
  if (!row) return refuse('Error_401');
  const isSteppedUp = row.step_up_until !== null && row.step_up_until > platform.clock.now();
  const ofAccount = { ...authorizationOf(claims), isSteppedUp };
  request.accountId = claims.accountId;
  if (!held) return ofAccount;
  if (asksService) return authorizeService(ofAccount, held.id, held.kind === 'own-service', row);
  const guard = guards[held.kind];
  if (!guard) throw new Error(`no guard is registered for ${held.kind}`);
  const verdict = await guard(platform.pool, claims.accountId, held.id);
  return 'refused' in verdict ? verdict : { ...ofAccount, heldCustomerId: verdict.customerId };
}

/** Null without a token. An invalid token is refused, so that the browser renews it. */
export async function authorizeIfSignedIn(
  platform: Platform,
  guards: Guards,
  request: FastifyRequest,
): Promise<Authorization | Refusal | null> {
  if (request.headers.authorization === undefined) return null;
  const claims = await readToken(platform, request);
  return claims ? authorize({ platform, guards, request }, claims, 'account') : refuse('Error_401');
}

/** The authorization of a valid token; others check whether its session is active. */
export function authorizationOf({ accountId, sessionId }: TokenClaims): Authorization {
  return { caller: { accountId, sessionId }, heldCustomerId: null, ownedService: null, isSteppedUp: false };
}

function authorizeService(
  ofAccount: Authorization,
  serviceId: string,
  mustOwn: boolean,
  row: SessionRow,
): Authorization | Refusal {
  if (row.customer_id === null) return refuse('EC_User_Not_Authoried');
  if (mustOwn && !row.is_owner) return refuse('EC_Unavailable_For_Business');
  return {
    ...ofAccount,
    heldCustomerId: row.customer_id,
    ownedService: { serviceId, customerId: row.customer_id, isOwner: row.is_owner, accountType: row.account_type },
  };
}

type SessionRow = {
  customer_id: number | null;
  is_owner: boolean;
  account_type: AccountType;
  step_up_until: Date | null;
};

/** Finds an unexpired session of an open account. */
export const livingSession = (accountId: string, sessionId: string, oldest: string) => `from session
  join account on account.account_id = session.account_id and account.deactivated_at is null
  where session.account_id = ${accountId} and session.session_id = ${sessionId} and session.ended_at is null
    and session.created_at > ${oldest}`;

const sessionText = `select held.customer_id, held.is_owner, owner.account_type, living.step_up_until
  from (select session.account_id, session.step_up_until ${livingSession('$1', '$2', '$4')}) living
  left join account_service held on held.account_id = living.account_id and held.service_id = $3
  left join customer owner on owner.customer_id = held.customer_id`;

async function findSession(
  { reads, clock, configuration }: Platform,
  claims: TokenClaims,
  serviceId: string | null,
): Promise<SessionRow | undefined> {
  const oldest = oldestSession(configuration, clock.now());
  const values = [claims.accountId, claims.sessionId, serviceId, oldest];
  const rows = await reads.read<SessionRow>({ name: 'find-session', text: sessionText, values });
  return rows[0];
}

/** The id in a request; a missing optional id is the empty string, which nobody owns. */
function idAt(request: FastifyRequest, where: string): string {
  const [part, name] = where.split('.') as ['params' | 'query' | 'body', string];
  const value = (request[part] as Record<string, unknown> | undefined)?.[name];
  return typeof value === 'string' ? value : '';
}
