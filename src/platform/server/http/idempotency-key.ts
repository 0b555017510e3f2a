// Identifies repeated requests of a change.

import { createHmac } from 'node:crypto';
import type { FastifyRequest } from 'fastify';
import type { EndpointSpec } from '#platform/endpoint.ts';
import { refuse, type Refusal } from '#platform/errors.ts';

/** The key of a change; null if it has none or accepts none. */
export function idempotencyKey(spec: EndpointSpec, request: FastifyRequest): string | null | Refusal {
  const given = request.headers['idempotency-key'];
  if (!spec.idempotency || given === undefined) return null;
  return typeof given === 'string' && /^[\x21-\x7e]{8,200}$/.test(given)
    ? given
    : refuse('EC_Invalid_Request', { Field: 'headers/idempotency-key' });
}

/** The same key with another body, path or query is another request. An HMAC, because a body may contain a password. */
export function hashOfRequest(key: Uint8Array, spec: EndpointSpec, request: FastifyRequest): Buffer {
  const said = JSON.stringify([spec.name, request.params, request.query, request.body ?? null]);
  return createHmac('sha256', key).update(`idempotent request ${said}`).digest();
}
