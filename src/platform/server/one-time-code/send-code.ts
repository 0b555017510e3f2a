// Sends a one-time code: the counter, the code and the message are written in one transaction.

import { randomUUID } from 'node:crypto';
import { refuse, type Refusal } from '#platform/errors.ts';
import {
  codeLifeSeconds,
  mayBeSent,
  resendWaitSeconds,
  sendsAllowed,
  sendsPerNumber,
  sendsPerNumberToStrangers,
  triesPerRequest,
  waitAfterLastSendSeconds,
  waitOfNumber,
} from '#platform/one-time-code.ts';
import { patterns } from '#platform/patterns.ts';
import type { Tx } from '../database/database.ts';
import { enqueueSecretMessage, type OutgoingMessage } from '../outbox/enqueue-message.ts';
import { countAttempt } from '../rate-limit.ts';
import { hashCode, newCode, withWebOtpLine } from './code-hash.ts';
import { guardedThing, isLocked, refusalOfLock } from './code-lock.ts';
import {
  lockSends,
  lockSendsOfNumber,
  readLock,
  readRequest,
  saveRequest,
  saveSends,
  saveSendsOfNumber,
  type CodeRequest,
} from './code-store.ts';
import type { SendRequest } from './code-binding.ts';
import type { CodeSettings } from './code-settings.ts';
import { secondsUntil } from './seconds-until.ts';

export type SentCode = { sendsLeft: number; resendAfterSeconds: number; expiresAt: Date };

export type SendRefusal =
  | 'EC_Resend_Time_Is_Not_Expired'
  | 'EC_Reach_Max_Attempts'
  | 'EC_Codes_Locked'
  | 'EC_Phone_Is_Not_Eligible'
  | 'EC_Too_Many_Requests';

export async function sendCode(
  settings: CodeSettings,
  tx: Tx,
  request: SendRequest,
): Promise<SentCode | Refusal<SendRefusal>> {
  if (!canReceive(request, settings.ownNumberPrefixes)) return refuse('EC_Phone_Is_Not_Eligible');
  const now = settings.clock.now();
  const locked = await refusalWhenLocked(settings, tx, request, now);
  if (locked) return locked;
  const verdict = mayBeSent(await lockSends(tx, request, now), now);
  if (!verdict.may) return wait(verdict.code, verdict.waitSeconds);
  const before = await readRequest(tx, request, 'lock');
  const current = before && isOpen(before, now) ? before : null;
  if (current && current.tries >= triesPerRequest) {
    const WaitSeconds = secondsUntil(current.expiresAt, now);
    return refuse('EC_Reach_Max_Attempts', { TriesLeft: 0, WaitSeconds });
  }
  const address = await countAttempt(tx, { ...settings.sendsPerAddress, subject: request.remoteAddress, now });
  if (!address.allowed) return wait('EC_Too_Many_Requests', address.retryAfterSeconds);
  const number = await countOnNumber(tx, request, now);
  if (number.waitSeconds > 0) return wait('EC_Too_Many_Requests', number.waitSeconds);
  await saveSends(tx, request, verdict.sendsAfter, now);
  const expiresAt = await writeCode(settings, tx, request, current, now);
  const sendsLeft = sendsAllowed - verdict.sendsAfter;
  return { sendsLeft, resendAfterSeconds: sendsLeft > 0 ? resendWaitSeconds : waitAfterLastSendSeconds, expiresAt };
}

async function refusalWhenLocked(
  { helpLine }: CodeSettings,
  tx: Tx,
  { guard, recipient, isSentWhenLocked }: SendRequest,
  now: Date,
): Promise<Refusal<'EC_Codes_Locked'> | null> {
  if (guard === 'portal' || isSentWhenLocked) return null;
  const lock = await readLock(tx, guardedThing(guard, recipient));
  return isLocked(lock, now) ? refusalOfLock(guard, lock, { now, helpLine }) : null;
}

/** Counts one send to the number over all requesters, unless the limit is reached. */
async function countOnNumber(
  tx: Tx,
  { guard, recipient, isForeign = false }: SendRequest,
  now: Date,
): Promise<{ waitSeconds: number }> {
  const { sentAt, sentToStrangersAt } = await lockSendsOfNumber(tx, recipient, now);
  const isStranger = guard === 'number' || isForeign;
  const waitSeconds = Math.max(
    waitOfNumber(sentAt, sendsPerNumber, now),
    isStranger ? waitOfNumber(sentToStrangersAt, sendsPerNumberToStrangers, now) : 0,
  );
  if (waitSeconds > 0) return { waitSeconds };
  await saveSendsOfNumber(tx, recipient, {
    sentAt: [...sentAt, now].slice(-mostSends),
    sentToStrangersAt: isStranger ? [...sentToStrangersAt, now].slice(-mostSends) : sentToStrangersAt,
  });
  return { waitSeconds };
}

const mostSends = Math.max(...sendsPerNumber.map(({ sends }) => sends));

async function writeCode(
  settings: CodeSettings,
  tx: Tx,
  request: SendRequest,
  current: CodeRequest | null,
  now: Date,
): Promise<Date> {
  const code = newCode();
  const requestId = current?.requestId ?? randomUUID();
  const expiresAt = new Date(now.getTime() + codeLifeSeconds * 1000);
  await saveRequest(tx, request, {
    requestId,
    hashes: [...(current?.hashes ?? []), hashCode(settings.key.current, requestId, code)],
    sentAt: [...(current?.sentAt ?? []), now],
    expiresAt,
    tries: current?.tries ?? 0,
    isUsed: false,
  });
  const text = await written(request, code, settings.host);
  const message = { ...text, recipient: request.recipient, createdAt: now, usefulUntil: expiresAt };
  // A mail may omit the code, so that it does not reveal whether one was sent.
  const shown = text.body.includes(code) && { code };
  await enqueueSecretMessage(tx, { ...message, ...shown }, settings.storageKey);
  return expiresAt;
}

async function written(
  request: SendRequest,
  code: string,
  host: string,
): Promise<Pick<OutgoingMessage, 'channel' | 'subject' | 'body' | 'html'>> {
  if ('mail' in request) return { channel: 'email', ...(await request.mail(code)) };
  return { channel: 'sms', body: withWebOtpLine(await request.text(code), host, code) };
}

/** A request gets more codes until it is used or its last code expires; then a new request begins. */
function isOpen(request: CodeRequest, now: Date): boolean {
  return !request.isUsed && request.expiresAt > now;
}

/** A code goes to a number of the operator, or to an address that the caller has verified. */
function canReceive(request: SendRequest, prefixes: readonly string[]): boolean {
  const { recipient } = request;
  return 'mail' in request ? patterns.email.test(recipient) : isOwnMobile(recipient, prefixes);
}

/** Accepts only the stored spelling: 359 and nine digits. */
function isOwnMobile(recipient: string, prefixes: readonly string[]): boolean {
  return /^359\d{9}$/.test(recipient) && prefixes.some((prefix) => recipient.startsWith(prefix));
}

function wait<Code extends SendRefusal>(code: Code, seconds: number): Refusal<Code> {
  return refuse(code, { WaitSeconds: seconds });
}
