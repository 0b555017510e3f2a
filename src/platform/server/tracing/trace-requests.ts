// A span for every call: its route as it is mounted and its status. Pages and files are not traced.

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
      // Random, and what an error tells the person: the trace is found by it.
      'abonat.trace_id': request.id,
    },
    headers: cameThroughProxy(request) ? request.headers : {},
  });
}

/** Anybody can write the header; only a proxy that is trusted with the address of a request is believed here, too. */
function cameThroughProxy(request: FastifyRequest): boolean {
  return request.ip !== request.socket.remoteAddress;
}

function endRequest(span: Span, { statusCode }: FastifyReply): void {
  span.set({ 'http.response.status_code': statusCode });
  if (statusCode >= 500) span.fail(String(statusCode));
  span.end();
}
