// Recovery for a user without password and old number: the request is announced to all old contacts with a cancel link,
// and the requesting session can use it only after the delay.

import { randomBytes } from 'node:crypto';
import { shownMoment } from '#platform/clock.ts';
import { accepted, done } from '#platform/endpoint.ts';
import { refuse } from '#platform/errors.ts';
import { recordForAccount } from '#platform/server/audit/record-for-account.ts';
import { inTransaction, type Tx } from '#platform/server/database/database.ts';
import { renderMail, renderSms } from '#platform/server/messages/render-message.ts';
import { enqueueSecretMessage } from '#platform/server/outbox/enqueue-message.ts';
import type { Platform } from '#platform/server/platform.ts';
import { countAttempt } from '#platform/server/rate-limit.ts';
import { saveLink, redeemLink, type SingleUseLink } from '#platform/server/single-use-link/single-use-link.ts';
import { webBase } from '#platform/web-base.ts';
import { endSession, type SessionKey } from '../../server/session-store.ts';
import { signInMessages } from '../../messages.ts';
import { recoveryTimes, type RecoveryTimes } from '../rules.ts';
import { deleteRecovery, findConfirmingNumbers, findContact, saveRecovery } from './step-up-store.ts';

const requestsPerDay = { name: 'recovery-requests', limit: 3, windowSeconds: 86_400 };

export async function requestRecovery(platform: Platform, tx: Tx, request: SessionKey & { origin: string }) {
  const { accountId, sessionId } = request;
  const now = platform.clock.now();
  const verdict = await countAttempt(tx, { ...requestsPerDay, subject: String(accountId), now });
  if (!verdict.allowed) return refuse('EC_Too_Many_Requests', { WaitSeconds: verdict.retryAfterSeconds });
  const times = recoveryTimes(now);
  if (!(await saveRecovery(tx, { accountId, sessionId, requestedAt: now, ...times }))) {
    return refuse('EC_Already_Active');
  }
  await recordForAccount(tx, { accountId, action: 'recovery.request', subject: String(accountId), facts: {}, now });
  await announce(platform, tx, request, times);
  return accepted;
}

async function announce(
  platform: Platform,
  tx: Tx,
  { origin, ...session }: SessionKey & { origin: string },
  { usableFrom, expiresAt }: RecoveryTimes,
): Promise<void> {
  const { accountId } = session;
  const now = platform.clock.now();
  const token = `${accountId}.${randomBytes(32).toString('base64url')}`;
  await saveLink(tx, cancelLink(accountId, token), { now, expiresAt });
  const link = `${origin}${webBase}/login/cancel-recovery?token=${encodeURIComponent(token)}`;
  const { email, language } = await findContact(tx, accountId);
  const common = { createdAt: now, usefulUntil: expiresAt };
  const values = { link, moment: shownMoment(usableFrom) };
  const mail = {
    ...(await renderMail(tx, signInMessages, { name: 'mail.recovery', language, values })),
    ...common,
    channel: 'email',
    recipient: email,
  } as const;
  await enqueueSecretMessage(tx, mail, platform.keys.storage);
  const body = await renderSms(tx, signInMessages, { name: 'sms.recovery', language, values });
  for (const recipient of await findConfirmingNumbers(tx, session)) {
    await enqueueSecretMessage(tx, { ...common, channel: 'sms', recipient, body }, platform.keys.storage);
  }
}

function cancelLink(accountId: number, token: string): SingleUseLink {
  return { purpose: 'cancel-recovery', subject: String(accountId), secret: token };
}

export async function cancelRecovery(platform: Platform, tx: Tx, accountId: number) {
  if ((await deleteRecovery(tx, accountId)) === null) return refuse('EC_Already_Inactive');
  await recordCancellation(tx, accountId, platform.clock.now());
  return done;
}

/** Users who cancel by the link did not request it, so the requesting session ends. */
export async function cancelRecoveryByLink(platform: Platform, token: string) {
  const accountId = Number(/^(\d{1,15})\./.exec(token)?.[1] ?? Number.NaN);
  if (!Number.isSafeInteger(accountId)) return refuse('EC_Expired_Verification_Code');
  const now = platform.clock.now();
  return inTransaction(platform.db, async (tx) => {
    if (!(await redeemLink(tx, cancelLink(accountId, token), now))) return refuse('EC_Expired_Verification_Code');
    const sessionId = await deleteRecovery(tx, accountId);
    if (sessionId === null) return refuse('EC_Expired_Verification_Code');
    await endSession(tx, accountId, sessionId, now);
    await recordCancellation(tx, accountId, now);
    return done;
  });
}

function recordCancellation(tx: Tx, accountId: number, now: Date): Promise<void> {
  return recordForAccount(tx, { accountId, action: 'recovery.cancel', subject: String(accountId), facts: {}, now });
}
