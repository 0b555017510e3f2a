// Creates a span for every external call and propagates it. Node's fetch publishes each request, so adapters need no
// code.

import { subscribe, unsubscribe } from 'node:diagnostics_channel';
import { beginInnerSpan, kindOf, traceHeaders, type Span } from './tracing.ts';

/** The used fields of fetch's diagnostics events. */
type OutgoingRequest = { origin: string; method: string; addHeader(name: string, value: string): void };

type CallEvent = { request: OutgoingRequest; response?: { statusCode: number }; error?: unknown };

/** Returns a function that stops it. */
export function traceCallsOutside(): () => void {
  const spans = new WeakMap<OutgoingRequest, Span>();
  const listeners = {
    'undici:request:create': ({ request }: CallEvent) => {
      const span = beginCall(request);
      if (span) spans.set(request, span);
    },
    'undici:request:headers': ({ request, response }: CallEvent) => {
      const status = response?.statusCode ?? 0;
      const span = spans.get(request);
      span?.set({ 'http.response.status_code': status });
      if (status >= 400) span?.fail(String(status));
    },
    'undici:request:trailers': ({ request }: CallEvent) => spans.get(request)?.end(),
    'undici:request:error': ({ request, error }: CallEvent) => {
      const span = spans.get(request);
      span?.fail(kindOf(error));
      span?.end();
    },
  };
  const channels = Object.entries(listeners) as [string, (told: unknown) => void][];
  for (const [channel, listener] of channels) subscribe(channel, listener);
  return () => {
    for (const [channel, listener] of channels) unsubscribe(channel, listener);
  };
}

/** Only the host of the address: the path may name a customer. */
function beginCall(request: OutgoingRequest): Span | null {
  const { hostname, port, protocol } = new URL(request.origin);
  const span = beginInnerSpan({
    name: request.method,
    kind: 'client',
    attributes: {
      'http.request.method': request.method,
      'server.address': hostname,
      'server.port': Number(port) || (protocol === 'https:' ? 443 : 80),
    },
  });
  span?.run(() => {
    for (const [name, value] of Object.entries(traceHeaders())) request.addHeader(name, value);
  });
  return span;
}
