// Checks before the body is read, so unauthenticated callers cannot make the portal parse one.

import type { FastifyReply, FastifyRequest } from 'fastify';
import type { EndpointSpec } from '#platform/endpoint.ts';
import { isRefusal } from '#platform/errors.ts';
import type { Platform } from '../platform.ts';
import { readToken, type OperatorAccess } from './caller.ts';
import { authorizeOperator, isOfOperators, isOpen } from './desk-operator.ts';
import { sendError } from './error-answer.ts';

type Check = (request: FastifyRequest, reply: FastifyReply) => Promise<FastifyReply | undefined>;

export function checksBeforeBody(platform: Platform, { access, changesOnGet }: EndpointSpec): Check[] {
  const first = changesOnGet ? [refusePrefetch(platform)] : [];
  if (isOpen(access)) return first;
  return [...first, isOfOperators(access) ? requireOperator(platform, access) : requireToken(platform)];
}

/** A browser or a proxy that prefetches a page must not change anything. */
function refusePrefetch(platform: Platform): Check {
  return async (request, reply) => {
    const purpose = [request.headers['sec-purpose'], request.headers['purpose']].join(' ');
    return purpose.includes('prefetch')
      ? sendError(request, reply, platform.errorText, 'EC_Invalid_Request', { Field: 'headers/sec-purpose' })
      : undefined;
  };
}

function requireToken(platform: Platform): Check {
  return async (request, reply) => {
    request.claims = await readToken(platform, request);
    return request.claims ? undefined : sendError(request, reply, platform.errorText, 'Error_401');
  };
}

/** Also checks the role of the operator. */
function requireOperator(platform: Platform, access: OperatorAccess): Check {
  return async (request, reply) => {
    const operator = await authorizeOperator(platform, request, access);
    if (isRefusal(operator)) return sendError(request, reply, platform.errorText, operator.refused);
    request.operator = operator;
    return undefined;
  };
}
