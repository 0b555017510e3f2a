// Authenticates calls of the operator's systems before the body is read: a valid token, the scope of the call, the
// client certificate if required, and the rate limit.

import type { FastifyRequest } from 'fastify';
import type { Platform } from '../platform.ts';
import { countAttempt } from '../rate-limit.ts';
import { createTokenReader, type ApiCaller } from './api-token.ts';
import type { OperatorApiSettings, Scope } from './operator-api-settings.ts';
import { TmfError } from './tmf-error.ts';

declare module 'fastify' {
  interface FastifyRequest {
    apiCaller: ApiCaller | null;
  }
}

export type ApiGuard = (scope: Scope) => (request: FastifyRequest) => Promise<void>;

export function createApiGuard(platform: Platform, settings: OperatorApiSettings): ApiGuard {
  const read = createTokenReader(platform, settings);
  const { countersDb, clock } = platform;
  return (scope) => async (request) => {
    const [, token] = /^Bearer ([\w.-]{1,4000})$/.exec(request.headers.authorization ?? '') ?? [];
    const caller = token === undefined ? null : await read(token);
    if (!caller || !hasCertificate(settings, caller, request)) throw new TmfError('unauthorized');
    const limit = { name: 'operator-api', limit: settings.perMinute, windowSeconds: 60 };
    const verdict = await countAttempt(countersDb, { ...limit, subject: caller.client, now: clock.now() });
    if (!verdict.allowed) throw new TmfError('tooManyRequests', undefined, verdict.retryAfterSeconds);
    if (!caller.scopes.includes(scope)) throw new TmfError('forbidden', `The scope ${scope} is required.`);
    request.apiCaller = caller;
  };
}

function hasCertificate(
  { certificates }: OperatorApiSettings,
  { client }: ApiCaller,
  request: FastifyRequest,
): boolean {
  if (!certificates) return true;
  // Only requests through a trusted proxy have addresses before the last one; anybody else may forge the header.
  const isForwarded = (request.ips?.length ?? 0) > 1;
  const shown = String(request.headers[certificates.header] ?? '')
    .replaceAll(':', '')
    .toLowerCase();
  return isForwarded && shown !== '' && certificates.fingerprints.get(client) === shown;
}
