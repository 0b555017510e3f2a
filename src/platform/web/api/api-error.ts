// Failures of a call to the server.

import { isErrorCode, type ErrorCode, type ErrorProperties } from '#platform/errors.ts';

export class ApiError extends Error {
  readonly code: ErrorCode;
  readonly status: number;
  readonly properties: ErrorProperties;
  readonly traceId: string;
  /** The original code of the server; the server may have a text for a code that this page does not know. */
  readonly givenCode: string;

  constructor(
    code: ErrorCode,
    status: number,
    message: string,
    properties: ErrorProperties = {},
    traceId = '',
    givenCode: string = code,
  ) {
    super(message || code);
    this.code = code;
    this.givenCode = givenCode;
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

/** Errors without a known code get one from their status. */
export async function apiErrorFrom(response: Response): Promise<ApiError> {
  const body: Body = await response.json().then(
    (json: unknown) => (typeof json === 'object' && json !== null ? json : {}),
    () => ({}),
  );
  const given = typeof body.ErrorCode === 'string' ? body.ErrorCode : undefined;
  const code = given !== undefined && isErrorCode(given) ? given : codeOfStatus(response.status);
  return new ApiError(
    code,
    response.status,
    typeof body.Message === 'string' ? body.Message : '',
    (body.Properties ?? {}) as ErrorProperties,
    typeof body.TraceId === 'string' ? body.TraceId : '',
    given ?? code,
  );
}

export function codeOfStatus(status: number): ErrorCode {
  if (status === 401) return 'Error_401';
  if (status === 403) return 'Error_403';
  return 'EC_Generic_Error';
}
