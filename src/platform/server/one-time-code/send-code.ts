// Sends a one-time code: the counter, the code and the message are written together or not at all.

import { randomUUID } from 'node:crypto';
import { refuse, type Refusal } from '#platform/errors.ts';
import {
  codeLifeSeconds,
  mayBeSent,
  resendWaitSeconds,
  sendsAllowed,
  triesPerRequest,
  waitAfterLastSendSeconds,
} from '#platform/one-time-code.ts';
import type { Tx } from '../database/database.ts';
import { enqueueMessage } from '../outbox/enqueue-message.ts';
import { hit } from '../rate-limit.ts';
import { hashCode, newCode, withWebOtpLine } from './code-hash.ts';
import { lockSends, readLock, readRequest, saveRequest, saveSends, type CodeRequest } from './code-store.ts';
import type { CodeSettings, CodeToSend } from './one-time-code.ts';
import { secondsUntil } from './seconds-until.ts';

export type SentCode = { sendsLeft: number; resendAfterSeconds: number; expiresAt: Date };

export type SendRefusal =
  | 'EC_Resend_Time_Is_Not_Expired'
  | 'EC_Reach_Max_Attempts'
  | 'EC_Phone_Is_Not_Eligible'
  | 'EC_Too_Many_Requests';

export async function sendCode(
  settings: CodeSettings,
  tx: Tx,
  request: CodeToSend,
): Promise<SentCode | Refusal<SendRefusal>> {
  if (!isOwnMobile(request.recipient, settings.ownNumberPrefixes)) return refuse('EC_Phone_Is_Not_Eligible');
  const now = settings.clock.now();
  const lockedUntil = await readLock(tx, request.requester);
  if (lockedUntil && lockedUntil > now) return wait('EC_Reach_Max_Attempts', secondsUntil(lockedUntil, now));
  const verdict = mayBeSent(await lockSends(tx, request, now), now);
  if (!verdict.may) return wait(verdict.code, verdict.waitSeconds);
  const before = await readRequest(tx, request, 'lock');
  const current = before && isOpen(before, now) ? before : null;
  if (current && current.tries >= triesPerRequest) {
    return wait('EC_Reach_Max_Attempts', secondsUntil(current.expiresAt, now));
  }
  const address = await hit(tx, { ...settings.sendsPerAddress, subject: request.remoteAddress, now });
  if (!address.allowed) return wait('EC_Too_Many_Requests', address.retryAfterSeconds);
  await saveSends(tx, request, verdict.sendsAfter, now);
  const expiresAt = await writeCode(settings, tx, request, current, now);
  const sendsLeft = sendsAllowed - verdict.sendsAfter;
  return { sendsLeft, resendAfterSeconds: sendsLeft > 0 ? resendWaitSeconds : waitAfterLastSendSeconds, expiresAt };
}

async function writeCode(
  settings: CodeSettings,
  tx: Tx,
  request: CodeToSend,
  current: CodeRequest | null,
  now: Date,
): Promise<Date> {
  const code = newCode();
  const requestId = current?.requestId ?? randomUUID();
  const expiresAt = new Date(now.getTime() + codeLifeSeconds * 1000);
  await saveRequest(tx, request, {
    requestId,
    hashes: [...(current?.hashes ?? []), hashCode(settings.key, requestId, code)],
    sentAt: [...(current?.sentAt ?? []), now],
    expiresAt,
    tries: current?.tries ?? 0,
    isUsed: false,
  });
  await enqueueMessage(tx, {
    channel: 'sms',
    recipient: request.recipient,
    body: withWebOtpLine(request.text(code), settings.host, code),
    code,
    createdAt: now,
    usefulUntil: expiresAt,
  });
  return expiresAt;
}

/** A request takes more codes until it is used or its last code is too old; then a new request begins. */
function isOpen(request: CodeRequest, now: Date): boolean {
  return !request.isUsed && request.expiresAt > now;
}

/** Only the one spelling that is stored and counted is taken: 359 and nine digits. */
function isOwnMobile(recipient: string, prefixes: readonly string[]): boolean {
  return /^359\d{9}$/.test(recipient) && prefixes.some((prefix) => recipient.startsWith(prefix));
}

function wait<Code extends SendRefusal>(code: Code, seconds: number): Refusal<Code> {
  return refuse(code, { WaitSeconds: seconds });
}
