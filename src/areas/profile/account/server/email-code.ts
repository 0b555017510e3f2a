// The code that confirms a new e-mail, sent only to that address.

import type { KeyVersions } from '#platform/server/key-rotation/key-versions.ts';
import { randomInt } from 'node:crypto';
import { refuse, type Refusal } from '#platform/errors.ts';
import { recordForAccount } from '#platform/server/audit/record-for-account.ts';
import type { Tx } from '#platform/server/database/database.ts';
import { hashOf } from '#platform/server/http/caller.ts';
import { renderMail } from '#platform/server/messages/render-message.ts';
import { enqueueSecretMessage } from '#platform/server/outbox/enqueue-message.ts';
import { countAttempt } from '#platform/server/rate-limit.ts';
import { saveLink } from '#platform/server/single-use-link/single-use-link.ts';
import { webBase } from '#platform/web-base.ts';
import { profileMessages } from '../../messages.ts';
import { emailChangeHours } from '../rules.ts';
import { saveEmailChange } from './store.ts';

const mailsPerHour = { name: 'email-changes', limit: 5, windowSeconds: 3600 };
/** Limits messages per address, across accounts, so that a foreign address is not flooded. */
const mailsPerAddress = { name: 'email-changes-to-address', limit: 5, windowSeconds: 86_400 };

export type EmailCodeRequest = {
  accountId: number;
  newEmail: string;
  language: string;
  origin: string;
  storageKey: KeyVersions;
  now: Date;
};

/** Saves the pending change and sends its code. */
export async function sendEmailCode(
  tx: Tx,
  { accountId, newEmail, language, origin, storageKey, now }: EmailCodeRequest,
): Promise<Refusal<'EC_Too_Many_Requests'> | null> {
  const limits = [
    await countAttempt(tx, { ...mailsPerHour, subject: String(accountId), now }),
    await countAttempt(tx, { ...mailsPerAddress, subject: addressSubject(newEmail), now }),
  ];
  for (const verdict of limits) {
    if (!verdict.allowed) return refuse('EC_Too_Many_Requests', { WaitSeconds: verdict.retryAfterSeconds });
  }
  const code = newCode();
  const expiresAt = new Date(now.getTime() + emailChangeHours * 3_600_000);
  await saveEmailChange(tx, { accountId, newEmail, now, expiresAt });
  await saveLink(tx, emailLink(accountId, newEmail, code), { now, expiresAt });
  await recordForAccount(tx, { accountId, action: 'email.ask', subject: String(accountId), facts: {}, now });
  const query = new URLSearchParams({ code, email: newEmail }).toString();
  const link = `${origin}${webBase}/my-profile/confirm-email?${query}`;
  const values = { code: shownCode(code), link };
  const message = {
    ...(await renderMail(tx, profileMessages, { name: 'mail.confirm_email', language, values })),
    channel: 'email',
    recipient: newEmail,
    code: shownCode(code),
    createdAt: now,
    usefulUntil: expiresAt,
  } as const;
  await enqueueSecretMessage(tx, message, storageKey);
  return null;
}

/** Counters store only a hash of the address, because it may belong to anybody. */
export function addressSubject(email: string): string {
  return hashOf(email.toLowerCase()).toString('hex');
}

/** The code confirms only this address, not one of an earlier or later request. */
export function emailLink(accountId: number, email: string, code: string) {
  return { purpose: 'confirm-email', subject: `${accountId} ${email.toLowerCase()}`, secret: code };
}

/** No characters that look alike: no 0 and O, no 1, I and L. */
const letters = '23456789ABCDEFGHJKMNPQRSTUVWXYZ';

/** Ten of 31 characters cannot be guessed in a day, and can still be typed. */
function newCode(): string {
  return Array.from({ length: 10 }, () => letters[randomInt(letters.length)]).join('');
}

const shownCode = (code: string) => `${code.slice(0, 5)}-${code.slice(5)}`;

/** Ignores case and separators. */
export function plainCode(typed: string): string {
  return typed.toUpperCase().replace(/[^0-9A-Z]/g, '');
}
