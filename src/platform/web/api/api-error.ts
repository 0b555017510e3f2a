// Failures of a call to the server.

import type { ErrorCode, ErrorProperties } from '#platform/errors.ts';

export class ApiError extends Error {
  /** Of the server. A newer server may send a code that this page does not know; then no comparison holds. */
  readonly code: ErrorCode;
  readonly status: number;
  readonly properties: ErrorProperties;
  readonly traceId: string;

  constructor(code: ErrorCode, status: number, message: string, properties: ErrorProperties = {}, traceId = '') {
    super(message || code);
    this.code = code;
    this.status = status;
    this.properties = properties;
    this.traceId = traceId;
  }
}

/** No answer: the connection or the server is down. */
export class NoAnswer extends Error {}

/** The device was offline, so the request was not sent. */
export class NotSent extends NoAnswer {}

/** A change was sent, and retries did not reveal its outcome. */
export class OutcomeUnknown extends Error {}

type Body = { ErrorCode?: unknown; Message?: unknown; Properties?: unknown; TraceId?: unknown };

/** Errors without a code get one from their status. */
export async function apiErrorFrom(response: Response): Promise<ApiError> {
  const body: Body = await response.json().then(
    (json: unknown) => (typeof json === 'object' && json !== null ? json : {}),
    () => ({}),
  );
  const code = typeof body.ErrorCode === 'string' ? (body.ErrorCode as ErrorCode) : codeOfStatus(response.status);
  return new ApiError(
    code,
    response.status,
    typeof body.Message === 'string' ? body.Message : '',
    (body.Properties ?? {}) as ErrorProperties,
    typeof body.TraceId === 'string' ? body.TraceId : '',
  );
}

export function codeOfStatus(status: number): ErrorCode {
  if (status === 401) return 'Error_401';
  if (status === 403) return 'Error_403';
  return 'EC_Generic_Error';
}
