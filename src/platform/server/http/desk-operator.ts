// Authenticates users of the operator desk. Their sessions use other tables, another cookie and another token than
// those of customers, so neither gives access to the other.

import type { FastifyRequest } from 'fastify';
import type { Access, DeskAccess, EndpointSpec } from '#platform/endpoint.ts';
import { refuse, type Refusal } from '#platform/errors.ts';
import type { Configuration } from '../configuration.ts';
import type { Platform } from '../platform.ts';
import { cookieOf } from './cookies.ts';
import { hashOf, type OpenAccess, type OperatorAccess } from './caller.ts';

declare module 'fastify' {
  interface FastifyRequest {
    /** The authorized operator of the request. */
    operator: DeskOperator | undefined;
  }
}

export const deskCookie = 'abonat_desk';

export type DeskRole = 'editor' | 'support';

export type DeskOperator = { operatorId: number; name: string; roles: readonly DeskRole[]; sessionId: string };

/** Maximum age and idle time of a session. */
const deskSessionSeconds = { whole: 8 * 3600, idle: 30 * 60 } as const;

const desk: ReadonlySet<unknown> = new Set<DeskAccess>(['desk-public', 'desk', 'desk-editor', 'desk-support']);

function isOfDesk(access: Access): access is DeskAccess {
  return desk.has(access);
}

export function isOfOperators(access: Access): access is OperatorAccess {
  return isOfDesk(access) && access !== 'desk-public';
}

export function isOpen(access: Access): access is OpenAccess {
  return access === 'public' || access === 'demo' || access === 'desk-public';
}

/** Calls of the demo and of the desk exist only if the settings enable them. */
export function isEnabled(configuration: Configuration, { access }: EndpointSpec): boolean {
  if (access === 'demo') return configuration.appMode === 'demo';
  return !isOfDesk(access) || configuration.operatorDesk;
}

export async function authorizeOperator(
  platform: Platform,
  request: FastifyRequest,
  access: OperatorAccess,
): Promise<DeskOperator | Refusal<'Error_401' | 'Error_403'>> {
  const [scheme, token = ''] = (request.headers.authorization ?? '').split(' ');
  const cookie = cookieOf(platform.configuration, request, deskCookie) ?? '';
  if (scheme !== 'Bearer' || !isSecret.test(token) || !isSecret.test(cookie)) return refuse('Error_401');
  const operator = await useSession(platform, token, cookie);
  if (!operator) return refuse('Error_401');
  return mayDo(operator, access) ? operator : refuse('Error_403');
}

const isSecret = /^[\w-]{43}$/;

function mayDo({ roles }: DeskOperator, access: OperatorAccess): boolean {
  if (access === 'desk') return true;
  return roles.includes(access === 'desk-editor' ? 'editor' : 'support');
}

/** Finds the session and records its use in one statement; sessions of removed operators are not found. */
async function useSession({ pool, clock }: Platform, token: string, cookie: string): Promise<DeskOperator | undefined> {
  const now = clock.now().getTime();
  const before = (seconds: number) => new Date(now - seconds * 1000);
  const { rows } = await pool.query<{ operator_id: number; name: string; roles: DeskRole[]; session_id: string }>({
    name: 'use-desk-session',
    text: `update operator_session used set last_used_at = greatest(used.last_used_at, $3)
      from operator where operator.operator_id = used.operator_id and operator.removed_at is null
        and used.token_hash = $1 and used.cookie_hash = $2 and used.ended_at is null
        and used.created_at > $4 and used.last_used_at > $5
      returning operator.operator_id, operator.name, operator.roles, used.session_id`,
    values: [
      hashOf(token),
      hashOf(cookie),
      new Date(now),
      before(deskSessionSeconds.whole),
      before(deskSessionSeconds.idle),
    ],
  });
  const [row] = rows;
  return row && { operatorId: row.operator_id, name: row.name, roles: row.roles, sessionId: row.session_id };
}
