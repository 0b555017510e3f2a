// Refusals and failures as TM Forum APIs write them: {code, reason, message, status}.

import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify';
import { isDatabaseUnavailable } from '../database/database-unavailable.ts';
import { retryAfterSeconds } from '../http/error-answer.ts';
import { InvalidPart } from '../http/validation.ts';
import { describeProblem } from './describe-problem.ts';

/** The answers by code; the status is also the HTTP status. */
const answers = {
  invalidBody: { status: 400, reason: 'The request does not have the shape of its resource.' },
  invalidQuery: { status: 400, reason: 'The query does not have the shape it should.' },
  unauthorized: { status: 401, reason: 'A valid access token is needed.' },
  forbidden: { status: 403, reason: 'The access token does not allow this.' },
  notFound: { status: 404, reason: 'There is nothing at this address.' },
  methodNotAllowed: { status: 405, reason: 'This resource does not take the method.' },
  conflict: { status: 409, reason: 'The resource cannot be changed now.' },
  payloadTooLarge: { status: 413, reason: 'The body is too large.' },
  unsupportedMediaType: { status: 415, reason: 'The body is of a type that is not taken here.' },
  tooManyRequests: { status: 429, reason: 'Too many requests.' },
  internalError: { status: 500, reason: 'Something went wrong.' },
  serviceUnavailable: { status: 503, reason: 'The service is not available now.' },
} as const;

export type TmfErrorCode = keyof typeof answers;

/** Thrown anywhere in the operator API; its message is sent to the operator's systems. */
export class TmfError extends Error {
  override readonly name = 'TmfError';
  readonly code: TmfErrorCode;
  /** The Retry-After of a rate limit. */
  readonly waitSeconds: number;

  constructor(code: TmfErrorCode, message: string = answers[code].reason, waitSeconds = retryAfterSeconds) {
    super(message);
    this.code = code;
    this.waitSeconds = waitSeconds;
  }
}

export function tmfErrorBody(code: TmfErrorCode, message?: string) {
  const { status, reason } = answers[code];
  return { code, reason, message: message ?? reason, status: String(status) };
}

export function sendTmfError(
  reply: FastifyReply,
  code: TmfErrorCode,
  message?: string,
  waitSeconds = retryAfterSeconds,
): FastifyReply {
  const { status } = answers[code];
  if (status === 401) void reply.header('www-authenticate', 'Bearer');
  if (status === 429 || status === 503) void reply.header('retry-after', waitSeconds);
  return reply.code(status).type('application/json; charset=utf-8').send(tmfErrorBody(code, message));
}

const codeOfFailure: Record<string, TmfErrorCode> = {
  FST_ERR_CTP_INVALID_MEDIA_TYPE: 'unsupportedMediaType',
  FST_ERR_CTP_BODY_TOO_LARGE: 'payloadTooLarge',
};

export function answerTmfFailure(error: FastifyError, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  if (error instanceof TmfError) return sendTmfError(reply, error.code, error.message, error.waitSeconds);
  const cause = error.validation ? error : (error.cause ?? error);
  if (cause instanceof InvalidPart) {
    const code = cause.part === 'query' ? 'invalidQuery' : 'invalidBody';
    return sendTmfError(reply, code, describeProblem(cause.problem));
  }
  if (isDatabaseUnavailable(error)) {
    request.log.warn({ err: error }, 'the database is unavailable');
    return sendTmfError(reply, 'serviceUnavailable');
  }
  const known = codeOfFailure[error.code];
  if (known) return sendTmfError(reply, known);
  if (error.statusCode && error.statusCode < 500) return sendTmfError(reply, 'invalidBody');
  request.log.error({ err: error }, 'unexpected failure');
  return sendTmfError(reply, 'internalError');
}
