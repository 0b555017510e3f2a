// The log. A filter passes only the fields listed here, each only in its own format, so no personal data is logged by
// accident: no addresses with queries, bodies or headers, and of the texts of errors only plain words.

import type { FastifyBaseLogger, FastifyInstance, FastifyRequest } from 'fastify';
import { pino } from 'pino';

export type Log = FastifyBaseLogger;

export type LogSettings = { level: string; write: (line: string) => unknown };

export function createLog({ level, write }: LogSettings): Log {
  return pino({ level, base: null }, { write: (line: string) => write(allowedPart(line)) });
}

/** Logs every answered request with the pattern of its route, never its address. */
export function logRequests(
  app: FastifyInstance,
  accountIdOf: (request: FastifyRequest) => number | undefined = () => undefined,
): void {
  app.addHook('onResponse', (request, reply, done) => {
    request.log.info(
      {
        method: request.method,
        route: request.routeOptions.url,
        status: reply.statusCode,
        durationMs: Math.round(reply.elapsedTime),
        accountId: accountIdOf(request),
      },
      'request answered',
    );
    done();
  });
}

const isCount = (value: unknown) => Number.isInteger(value);
const matches = (pattern: RegExp) => (value: unknown) => typeof value === 'string' && pattern.test(value);

const isAllowed: Record<string, (value: unknown) => boolean> = {
  level: isCount,
  time: isCount,
  reqId: matches(/^[0-9a-f-]{36}$/),
  method: matches(/^[A-Z]{3,7}$/),
  route: matches(/^[/\w:*.-]{1,120}$/),
  status: isCount,
  durationMs: isCount,
  accountId: isCount,
  port: isCount,
  job: matches(/^[a-z-]{1,60}$/),
  channel: matches(/^(sms|email)$/),
  messageId: isCount,
  attempts: isCount,
};

const fields = Object.entries(isAllowed);

/** The log line of a request contains only listed fields in their formats. */
const requestLine =
  /^\{"level":30,"time":\d+,"reqId":"[0-9a-f-]{36}","method":"[A-Z]{3,7}","route":"[/\w:*.-]{1,120}","status":\d+,"durationMs":\d+(,"accountId":\d+)?,"msg":"request answered"\}\n$/;

function allowedPart(line: string): string {
  if (requestLine.test(line)) return line;
  const given = JSON.parse(line) as Record<string, unknown>;
  const kept: Record<string, unknown> = {};
  for (const [name, isGood] of fields) if (name in given && isGood(given[name])) kept[name] = given[name];
  const err = failureOf(given['err']);
  const msg = isTextOf(given['err'], given['msg']) ? 'failure' : withoutData(given['msg']);
  return `${JSON.stringify({ ...kept, msg, ...(err && { err }) })}\n`;
}

/** Without a message pino logs the text of the error, which may quote user input. */
function isTextOf(err: unknown, msg: unknown): boolean {
  if (typeof err !== 'object' || err === null) return false;
  const { message } = err as Failure;
  return typeof message !== 'string' || typeof msg !== 'string' || message.includes(msg);
}

type Failure = { type?: unknown; message?: unknown; stack?: unknown; code?: unknown };

/** The kind of error, its words and its place in the code. */
function failureOf(err: unknown): object | null {
  if (typeof err !== 'object' || err === null) return null;
  const { type, message, stack, code } = err as Failure;
  return {
    ...(matches(/^\w{1,60}$/)(type) && { type }),
    ...(typeof message === 'string' && { message: plainWords(message) }),
    ...(matches(/^([A-Z][A-Z0-9_]{2,60}|[0-9A-Z]{5})$/)(code) && { code }),
    ...(typeof stack === 'string' && { stack: framesOf(stack) }),
  };
}

const plainWord = /^\(?([a-z]+(-[a-z]+)*|[A-Z][A-Z_]+)[.,;)]*$/;

/** The text of an error may quote input: quotations, figures, names, addresses and all after a colon are masked. */
function plainWords(message: string): string {
  const [firstLine = ''] = message.slice(0, 300).split('\n');
  const [sentence = '', ...data] = firstLine.replace(/["'`«„].*["'`»“]/g, '…').split(/:(?: |$)/);
  const words = sentence.split(/\s+/).map((word, place) => {
    const isPlain = plainWord.test(place === 0 ? word.toLowerCase() : word);
    return isPlain ? word : '…';
  });
  return (data.length > 0 ? [...words, '…'] : words).join(' ').replace(/…( …)+/g, '…');
}

/** The frames of a stack without the error text, which may have several lines. */
function framesOf(stack: string): string[] {
  return stack
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => /^at ([\w.<>$#[\] ]+ \()?(file:\/\/|node:|\/)\S*:\d+:\d+\)?$/.test(line))
    .slice(0, 20);
}

/** Messages are written in the code; data inserted by a library is masked. */
function withoutData(message: unknown): string {
  if (typeof message !== 'string') return '';
  return message
    .slice(0, 300)
    .replace(/\?\S*/g, '?…')
    .replace(/\S+@\S+/g, '…')
    .replace(/\d{5,}/g, '…');
}
