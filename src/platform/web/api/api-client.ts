// Calls the server by the endpoints of the contracts: builds the request, sends the session, renews it once after a
// 401, and determines the outcome of a change with a lost answer.

import { apiBase, type EndpointSpec, type Input, type Result } from '#platform/endpoint.ts';
import type { Language } from '#platform/languages.ts';
import { answeredAtHeader } from '#platform/offline-answers.ts';
import { sessionIdHeader } from '#platform/session.ts';
import { ApiError, apiErrorFrom, NoAnswer, NotSent, OutcomeUnknown } from './api-error.ts';
import { noteAnswer } from './cached-answer-store.ts';
import { leavesUnknown, settleChange, type Pause } from './settle-change.ts';
import { createUnsettledKeys } from './unsettled-keys.ts';

/** The part of the session that the client needs. */
export type CallSession = {
  accessToken(): string | null;
  sessionId(): string;
  /** Concurrent callers share one renewal; false if the session of the refused token is over. */
  renew(refusedToken: string | null): Promise<boolean>;
};

export type ApiClient = {
  call<Spec extends EndpointSpec>(spec: Spec, ...input: InputOf<Spec>): Promise<Result<Spec>>;
  /** Fetches a file, such as a PDF, with the session. */
  download<Spec extends EndpointSpec>(spec: Spec, ...input: InputOf<Spec>): Promise<Download>;
};

export type Download = { file: Blob; name: string };

export type InputOf<Spec extends EndpointSpec> =
  Record<never, never> extends Input<Spec> ? [input?: Input<Spec> & Extra] : [input: Input<Spec> & Extra];
export type Extra = {
  signal?: AbortSignal;
  idempotencyKey?: string;
  /** Receives the seconds of a Retry-After header. */
  onRetryAfter?: (seconds: number) => void;
};

type CallArguments = { params?: object; query?: object; headers?: object; body?: unknown } & Extra;

export type ApiClientOptions = {
  session: CallSession;
  /** Leaves the current flow when a call that requires it finds no session. */
  leaveFlow?: () => void;
  /** Asks the user for a step-up; false if they cancel. */
  askForStepUp?: () => Promise<boolean>;
  language(): Language;
  fetch?: typeof fetch;
  pause?: Pause;
  isOnline?: () => boolean;
  /** The service worker may have an answer without a connection. */
  hasKeptAnswers?: () => boolean;
};

/** The answer to a longer change counts as lost. */
const changePatienceMs = 30_000;

export function createApiClient({
  session,
  language,
  leaveFlow,
  askForStepUp = () => Promise.resolve(false),
  fetch: send = fetch,
  pause = wait,
  isOnline = () => navigator.onLine,
  hasKeptAnswers = () => Boolean(navigator.serviceWorker?.controller),
}: ApiClientOptions): ApiClient {
  const unsettled = createUnsettledKeys();

  const answerTo = async (spec: EndpointSpec, given: CallArguments, key?: string): Promise<Response> => {
    const isRead = spec.method === 'GET' && !spec.changesOnGet;
    if (!isOnline() && !(isRead && hasKeptAnswers())) throw new NotSent('offline');
    const attempt = () => exchange(send, spec, given, headersOf(spec, given, session, language(), key));
    const sentToken = session.accessToken();
    let response = await attempt();
    if (response.status === 401 && mayRenew(spec, sentToken) && (await session.renew(sentToken)))
      response = await attempt();
    if (response.status === 401 && spec.on401 === 'leave' && leaveFlow) {
      leaveFlow();
      // The user leaves, so nothing more is shown.
      return new Promise<never>(() => {});
    }
    if (!response.ok && response.status !== 304) throw await apiErrorFrom(response);
    if (isRead) noteAnswer(response.headers.get(answeredAtHeader));
    tellRetryAfter(response, given);
    return response;
  };

  const callOnce = async (spec: EndpointSpec, given: CallArguments, key?: string): Promise<unknown> => {
    const response = await answerTo(spec, given, key);
    return response.status === 200 ? await bodyOf(response, given.signal) : undefined;
  };

  /** If the server requires a step-up, the user confirms in place and the same request is sent again. */
  const steppedUp = async <Value>(attempt: () => Promise<Value>): Promise<Value> => {
    try {
      return await attempt();
    } catch (error) {
      if (!needsStepUp(error) || !(await askForStepUp())) throw error;
      return attempt();
    }
  };

  /** One key for the change and all its retries, so a change with a lost answer is not made twice. */
  const callUntilSettled = async (spec: EndpointSpec, given: CallArguments): Promise<unknown> => {
    const change = JSON.stringify([spec.name, urlOf(spec, given), given.body]);
    const key = given.idempotencyKey ?? unsettled.find(change) ?? crypto.randomUUID();
    // Stored from the first attempt: the same change from elsewhere on the page is the same request.
    unsettled.keep(change, key);
    const patient = () => callOnce(spec, { ...given, signal: withPatience(given.signal) }, key);
    try {
      const answer = await steppedUp(() => settleChange(patient, pause));
      unsettled.forgetAll();
      return answer;
    } catch (error) {
      if (!(error instanceof OutcomeUnknown)) unsettled.forget(change);
      throw error;
    }
  };

  return {
    async call<Spec extends EndpointSpec>(spec: Spec, ...[input]: InputOf<Spec>): Promise<Result<Spec>> {
      const given = (input ?? {}) as CallArguments;
      const answer = await (spec.idempotency
        ? callUntilSettled(spec, given)
        : steppedUp(() => callOnce(spec, given)).catch(notRepeated(spec)));
      return answer as Result<Spec>;
    },
    async download<Spec extends EndpointSpec>(spec: Spec, ...[input]: InputOf<Spec>): Promise<Download> {
      const given = (input ?? {}) as CallArguments;
      const response = await steppedUp(() => answerTo(spec, given));
      return { file: await wholeOf(response, given.signal), name: fileNameOf(response) ?? spec.name };
    },
  };
}

function needsStepUp(error: unknown): boolean {
  return error instanceof ApiError && error.code === 'EC_Step_Up_Required';
}

function wait(ms: number): Promise<void> {
  return new Promise((resolve) => {
    setTimeout(resolve, ms);
  });
}

function withPatience(signal: AbortSignal | undefined): AbortSignal {
  const patience = AbortSignal.timeout(changePatienceMs);
  return signal ? AbortSignal.any([signal, patience]) : patience;
}

function tellRetryAfter(response: Response, { onRetryAfter }: CallArguments): void {
  const seconds = Number(response.headers.get('retry-after') ?? Number.NaN);
  if (Number.isFinite(seconds)) onRetryAfter?.(seconds);
}

function bodyOf(response: Response, signal: AbortSignal | undefined): Promise<unknown> {
  return readWhole(() => response.json() as Promise<unknown>, signal);
}

function wholeOf(response: Response, signal: AbortSignal | undefined): Promise<Blob> {
  return readWhole(() => response.blob(), signal);
}

/** An interrupted answer counts as none. */
async function readWhole<Value>(read: () => Promise<Value>, signal: AbortSignal | undefined): Promise<Value> {
  try {
    return await read();
  } catch (cause) {
    if (wasCalledOff(signal)) throw cause;
    throw new NoAnswer('incomplete answer', { cause });
  }
}

/** The name the server gave the file: filename*=UTF-8''… or filename="…". */
function fileNameOf(response: Response): string | null {
  const given = response.headers.get('content-disposition') ?? '';
  const encoded = /filename\*=UTF-8''([^;]+)/i.exec(given)?.[1];
  return encoded ? decodeURIComponent(encoded) : (/filename="([^"]+)"/i.exec(given)?.[1] ?? null);
}

/** A GET that changes something is not retried: its outcome stays unknown. */
function notRepeated(spec: EndpointSpec): (error: unknown) => never {
  return (error) => {
    throw spec.changesOnGet && leavesUnknown(error) ? new OutcomeUnknown('not repeated', { cause: error }) : error;
  };
}

/** Sign-in calls are never repeated. */
function mayRenew(spec: EndpointSpec, sentToken: string | null): boolean {
  return sentToken !== null && (spec.access !== 'public' || spec.knowsCaller === true);
}

async function exchange(
  send: typeof fetch,
  spec: EndpointSpec,
  given: CallArguments,
  headers: HeadersInit,
): Promise<Response> {
  try {
    return await send(urlOf(spec, given), {
      method: spec.method,
      headers,
      credentials: 'include',
      ...(given.body !== undefined && { body: JSON.stringify(given.body) }),
      ...(given.signal && { signal: given.signal }),
    });
  } catch (cause) {
    if (wasCalledOff(given.signal)) throw cause;
    throw new NoAnswer('no answer', { cause });
  }
}

/** Cancelled by the caller; a timeout is not a cancellation. */
function wasCalledOff(signal: AbortSignal | undefined): boolean {
  return signal?.aborted === true && (signal.reason as { name?: string } | undefined)?.name !== 'TimeoutError';
}

function headersOf(
  spec: EndpointSpec,
  given: CallArguments,
  session: CallSession,
  language: Language,
  key: string | undefined,
): Record<string, string> {
  const token = session.accessToken();
  return {
    'content-type': 'application/json',
    'accept-language': language,
    ...(token ? { authorization: `Bearer ${token}` } : { [sessionIdHeader]: session.sessionId() }),
    ...(key && { 'idempotency-key': key }),
    ...(spec.headers && (given.headers as Record<string, string>)),
  };
}

export function urlOf(spec: EndpointSpec, given: Pick<CallArguments, 'params' | 'query'>): string {
  const params = (given.params ?? {}) as Record<string, string>;
  const path = spec.path.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(params[name] ?? ''));
  const query = new URLSearchParams();
  for (const [name, value] of Object.entries(given.query ?? {}))
    if (value !== undefined) query.set(name, String(value));
  const text = query.toString();
  return `${apiBase}${path}${text && `?${text}`}`;
}
