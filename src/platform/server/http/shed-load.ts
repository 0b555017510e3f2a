// Sends 503 before any other work when the portal is overloaded: a cheap refusal leaves more capacity. Health endpoints
// and web files are exempt.

import { randomUUID } from 'node:crypto';
import { createServer, type IncomingMessage, type RequestListener, type Server, type ServerResponse } from 'node:http';
import { apiBase } from '#platform/endpoint.ts';
import { forEachLanguage, type Language } from '#platform/languages.ts';
import type { Platform } from '../platform.ts';
import { tmfBase } from '../tmf/tmf-base.ts';
import { tmfErrorBody } from '../tmf/tmf-error.ts';
import { createLoadShedder } from './load-shedder.ts';
import { languageOf, retryAfterSeconds } from './error-answer.ts';

const requestTimeoutMs = 30_000;

/** The server for Fastify. A delay of 0 disables load shedding. */
export function serverFor(platform: Platform, handler: RequestListener): Server {
  const { overloadDelayMs } = platform.configuration;
  const listener = overloadDelayMs === 0 ? handler : sheddingLoad(platform, handler, overloadDelayMs);
  return createServer({ requestTimeout: requestTimeoutMs, keepAliveTimeout: 72_000 }, listener);
}

function sheddingLoad(platform: Platform, handler: RequestListener, lateMs: number): RequestListener {
  const shedder = createLoadShedder(lateMs, () => performance.now());
  const messages = messagesOf(platform);
  return (request, response) => {
    const isOfOperator = request.url?.startsWith(`${tmfBase}/`) === true;
    if (!isOfOperator && !request.url?.startsWith(`${apiBase}/`)) return handler(request, response);
    if (!shedder.tryEnter()) {
      const traceId = randomUUID();
      return sendOverloaded(response, traceId, isOfOperator ? bodyForOperator : bodyFor(request, messages, traceId));
    }
    const began = performance.now();
    response.once('close', () => shedder.leave(performance.now() - began));
    handler(request, response);
  };
}

function messagesOf({ errorText }: Platform): Record<Language, string> {
  return forEachLanguage((language) => JSON.stringify(errorText('EC_Overloaded', language)));
}

const bodyFor = (request: IncomingMessage, messages: Record<Language, string>, traceId: string) =>
  `{"ErrorCode":"EC_Overloaded","Message":${messages[languageOf(request)]},"TraceId":"${traceId}"}`;

const bodyForOperator = JSON.stringify(
  tmfErrorBody('serviceUnavailable', 'The portal is overloaded: nothing was done. Send it again later.'),
);

function sendOverloaded(response: ServerResponse, traceId: string, body: string): void {
  response
    .writeHead(503, {
      'content-type': 'application/json; charset=utf-8',
      'cache-control': 'no-store',
      'x-content-type-options': 'nosniff',
      'retry-after': String(retryAfterSeconds),
      'trace-id': traceId,
    })
    .end(body);
}
