// The unique id of a browser that is not signed in. It is derived from a cookie that scripts cannot read, so an id from
// a link or from somebody else is useless alone.

import { randomBytes } from 'node:crypto';
import type { FastifyRequest } from 'fastify';
import { uniqueIdHeader } from '#platform/number-proof.ts';
import type { Configuration } from '../configuration.ts';
import { hashOf } from '../http/caller.ts';
import { cookieOf } from '../http/cookies.ts';

export const uniqueIdCookie = 'abonat_unique';

export function newUniqueIdCookie(): string {
  return randomBytes(32).toString('base64url');
}

export function isUniqueIdCookie(value: string | undefined): value is string {
  return value !== undefined && /^[\w-]{43}$/.test(value);
}

export const uniqueIdCookieScope = { path: '/api/digital-extras-swap' };

/** Formatted as a UUID. */
export function uniqueIdOf(cookie: string): string {
  const hex = hashOf(`unique id of ${cookie}`).toString('hex');
  return [hex.slice(0, 8), hex.slice(8, 12), hex.slice(12, 16), hex.slice(16, 20), hex.slice(20, 32)].join('-');
}

/** The id in the header or else in the body. */
export function uniqueIdIn(request: FastifyRequest): string | null {
  const inHeader = request.headers[uniqueIdHeader];
  const inBody = (request.body as { unique_id?: unknown } | null | undefined)?.unique_id;
  const id = inHeader ?? inBody;
  return typeof id === 'string' ? id : null;
}

export function isOwnUniqueId(configuration: Configuration, request: FastifyRequest, id: string): boolean {
  const cookie = cookieOf(configuration, request, uniqueIdCookie);
  return isUniqueIdCookie(cookie) && uniqueIdOf(cookie) === id;
}
