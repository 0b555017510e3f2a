// Cookies of the portal: hidden from scripts and not sent with forms of other sites. With https their names begin with
// __Host-, so no other host of the operator's domain can set one; browsers accept such cookies for all paths only.

import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Configuration } from '../configuration.ts';

/** Strict: links from other sites do not carry it either. */
export type CookieScope = { path: string; maxAge?: number; sameSite?: 'strict' };

export type Cookies = {
  cookie(name: string): string | undefined;
  setCookie(name: string, value: string, scope: CookieScope): void;
  clearCookie(name: string, scope: CookieScope): void;
};

export function cookiesOf(configuration: Configuration, request: FastifyRequest, reply: FastifyReply): Cookies {
  const optionsOf = (scope: CookieScope) => ({
    sameSite: 'lax' as const,
    ...scope,
    ...(isHttps(configuration) && { path: '/', secure: true }),
    httpOnly: true,
  });
  return {
    cookie: (name) => cookieOf(configuration, request, name),
    setCookie: (name, value, scope) => void reply.setCookie(nameOf(configuration, name), value, optionsOf(scope)),
    clearCookie: (name, scope) => void reply.clearCookie(nameOf(configuration, name), optionsOf(scope)),
  };
}

export function cookieOf(configuration: Configuration, request: FastifyRequest, name: string): string | undefined {
  return request.cookies[nameOf(configuration, name)];
}

const nameOf = (configuration: Configuration, name: string) => (isHttps(configuration) ? `__Host-${name}` : name);

const isHttps = ({ publicUrl }: Configuration) => publicUrl?.startsWith('https:') ?? false;
