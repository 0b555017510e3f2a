// Calls the server by the endpoints of the contracts: builds the request, carries the session, renews it once on a 401.

import { apiBase, type EndpointSpec, type Input, type Result } from '#platform/endpoint.ts';
import type { Language } from '#platform/languages.ts';
import { sessionIdHeader } from '#platform/session.ts';
import { apiErrorFrom, NoAnswer } from './api-error.ts';

/** What the client needs of the session: the header to send, and a way to renew it. */
export type CallSession = {
  accessToken(): string | null;
  sessionId(): string | null;
  /** Gets new tokens once for all who ask at the same time; false when the session is over. */
  renew(): Promise<boolean>;
};

export type ApiClient = {
  call<Spec extends EndpointSpec>(spec: Spec, ...input: InputOf<Spec>): Promise<Result<Spec>>;
};

type InputOf<Spec extends EndpointSpec> =
  Record<never, never> extends Input<Spec> ? [input?: Input<Spec> & Extra] : [input: Input<Spec> & Extra];
export type Extra = { signal?: AbortSignal; idempotencyKey?: string };

type Given = { params?: object; query?: object; headers?: object; body?: unknown } & Extra;

export type ApiClientOptions = { session: CallSession; language(): Language; fetch?: typeof fetch };

export function createApiClient({ session, language, fetch: send = fetch }: ApiClientOptions): ApiClient {
  return {
    async call<Spec extends EndpointSpec>(spec: Spec, ...[input]: InputOf<Spec>): Promise<Result<Spec>> {
      const given = (input ?? {}) as Given;
      // One key for the call and its retry: a change whose answer was lost is not made twice.
      const key = spec.idempotency ? (given.idempotencyKey ?? crypto.randomUUID()) : undefined;
      const attempt = () => exchange(send, spec, given, headersOf(spec, given, session, language(), key));
      const sentToken = session.accessToken();
      let response = await attempt();
      if (response.status === 401 && mayRenew(spec, sentToken) && (await session.renew())) response = await attempt();
      if (!response.ok && response.status !== 304) throw await apiErrorFrom(response);
      return (response.status === 200 ? await response.json() : undefined) as Result<Spec>;
    },
  };
}

/** Calls of the sign-in itself are never repeated. */
function mayRenew(spec: EndpointSpec, sentToken: string | null): boolean {
  return sentToken !== null && spec.access !== 'public';
}

async function exchange(send: typeof fetch, spec: EndpointSpec, given: Given, headers: HeadersInit): Promise<Response> {
  try {
    return await send(urlOf(spec, given), {
      method: spec.method,
      headers,
      credentials: 'include',
      ...(given.body !== undefined && { body: JSON.stringify(given.body) }),
      ...(given.signal && { signal: given.signal }),
    });
  } catch (cause) {
    if (given.signal?.aborted) throw cause;
    throw new NoAnswer('no answer', { cause });
  }
}

function headersOf(
  spec: EndpointSpec,
  given: Given,
  session: CallSession,
  language: Language,
  key: string | undefined,
): Record<string, string> {
  const token = session.accessToken();
  const sessionId = session.sessionId();
  return {
    'content-type': 'application/json',
    'accept-language': language,
    ...(token ? { authorization: `Bearer ${token}` } : sessionId && { [sessionIdHeader]: sessionId }),
    ...(key && { 'idempotency-key': key }),
    ...(spec.headers && (given.headers as Record<string, string>)),
  };
}

export function urlOf(spec: EndpointSpec, given: Pick<Given, 'params' | 'query'>): string {
  const params = (given.params ?? {}) as Record<string, string>;
  const path = spec.path.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(params[name] ?? ''));
  const query = new URLSearchParams();
  for (const [name, value] of Object.entries(given.query ?? {}))
    if (value !== undefined) query.set(name, String(value));
  const text = query.toString();
  return `${apiBase}${path}${text && `?${text}`}`;
}
