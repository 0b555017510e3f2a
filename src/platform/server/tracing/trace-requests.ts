// A span for every call with its route pattern and status. Pages and files are not traced.

import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { beginSpan, isTracing, type Span } from './tracing.ts';

export function traceRequests(app: FastifyInstance, isCall: (url: string) => boolean): void {
  if (!isTracing()) return;
  const spans = new WeakMap<FastifyRequest, Span>();
  app.addHook('onRequest', (request, _reply, done) => {
    const span = isCall(request.url) ? beginRequest(request) : null;
    if (!span) return done();
    spans.set(request, span);
    span.run(done);
  });
  app.addHook('onResponse', (request, reply, done) => {
    const span = spans.get(request);
    if (span) endRequest(span, reply);
    done();
  });
}

function beginRequest(request: FastifyRequest): Span | null {
  const { method } = request;
  const route = request.routeOptions.url ?? 'unknown';
  return beginSpan({
    name: `${method} ${route}`,
    kind: 'server',
    attributes: {
      'http.request.method': method,
      'http.route': route,
      // The random id that error messages show, for finding the trace.
      'abonat.trace_id': request.id,
    },
    headers: cameThroughProxy(request) ? request.headers : {},
  });
}

/** Anybody can send the header; only trusted proxies are believed. */
function cameThroughProxy(request: FastifyRequest): boolean {
  return request.ip !== request.socket.remoteAddress;
}

function endRequest(span: Span, { statusCode }: FastifyReply): void {
  span.set({ 'http.response.status_code': statusCode });
  if (statusCode >= 500) span.fail(String(statusCode));
  span.end();
}
