// Converts refusals and failures to the common error body: {ErrorCode, Message, Properties?, TraceId}.

import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify';
import { errorStatus, type ErrorBody, type ErrorCode, type ErrorProperties } from '#platform/errors.ts';
import { defaultLanguage, isLanguage, type Language } from '#platform/languages.ts';
import { CaptchaUnavailable } from '../captcha/captcha.ts';
import { isDatabaseUnavailable } from '../database/database-unavailable.ts';
import { InvalidPart } from './validation.ts';

declare module 'fastify' {
  interface FastifyReply {
    /** The code of an error answer, for the metrics. */
    errorCode: ErrorCode | null;
  }
}

/** Retry-After of refused requests. */
export const retryAfterSeconds = 2;

export type ErrorTexts = (code: ErrorCode, language: Language, properties?: ErrorProperties) => string;

export function languageOf(request: Pick<FastifyRequest, 'headers'>): Language {
  const asked = request.headers['accept-language']?.slice(0, 2).toLowerCase();
  return isLanguage(asked) ? asked : defaultLanguage;
}

export function sendError(
  request: FastifyRequest,
  reply: FastifyReply,
  texts: ErrorTexts,
  code: ErrorCode,
  properties?: ErrorProperties,
): FastifyReply {
  const body: ErrorBody = {
    ErrorCode: code,
    Message: texts(code, languageOf(request), properties),
    ...(properties && { Properties: properties }),
    TraceId: request.id,
  };
  reply.errorCode = code;
  if (errorStatus[code] === 503 || code === 'EC_Too_Many_Requests') void reply.header('retry-after', retryAfterSeconds);
  return reply.code(errorStatus[code]).type('application/json; charset=utf-8').send(body);
}

const codeOfFailure: Record<string, ErrorCode> = {
  FST_ERR_CTP_INVALID_MEDIA_TYPE: 'EC_Unsupported_Media_Type',
  FST_ERR_CTP_BODY_TOO_LARGE: 'EC_Payload_Too_Large',
  FST_ERR_CTP_EMPTY_JSON_BODY: 'EC_Invalid_Request',
  FST_ERR_CTP_INVALID_JSON_BODY: 'EC_Invalid_Request',
  FST_ERR_CTP_INVALID_CONTENT_LENGTH: 'EC_Invalid_Request',
  FST_ERR_BAD_URL: 'EC_Invalid_Request',
};

/** Answers every exception: a known request error, or a generic message with a logged cause. */
export function answerFailure(
  error: FastifyError,
  request: FastifyRequest,
  reply: FastifyReply,
  texts: ErrorTexts,
): FastifyReply {
  const cause = error.validation ? error : (error.cause ?? error);
  if (cause instanceof InvalidPart) {
    const missing = codeOfMissing(request);
    if (missing) return sendError(request, reply, texts, missing);
    return sendError(request, reply, texts, 'EC_Invalid_Request', { Field: `${cause.part}${cause.field}` });
  }
  if (error instanceof CaptchaUnavailable) return sendError(request, reply, texts, 'EC_Partner_Unavailable');
  if (isDatabaseUnavailable(error)) {
    request.log.warn({ err: error }, 'the database is unavailable');
    return sendError(request, reply, texts, 'EC_Service_Unavailable');
  }
  const known = codeOfFailure[error.code];
  if (known) return sendError(request, reply, texts, known);
  if (error.statusCode && error.statusCode < 500) return sendError(request, reply, texts, 'EC_Invalid_Request');
  request.log.error({ err: error }, 'unexpected failure');
  return sendError(request, reply, texts, 'EC_Internal_Error');
}

/** Null if the call does not define this field, or if the request has a value there. */
function codeOfMissing(request: FastifyRequest): ErrorCode | null {
  const { whenMissing } = request.routeOptions.config;
  if (!whenMissing) return null;
  const [part, field] = whenMissing.at.split('.') as ['params' | 'query' | 'body', string];
  const values = (request[part] ?? {}) as Record<string, unknown>;
  return values[field] === undefined || values[field] === '' ? whenMissing.code : null;
}
