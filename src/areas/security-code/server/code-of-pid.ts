// The pid and the requester of every use case of the area.

import type { AuditAction } from '#platform/server/audit/audit-actions.ts';
import type { AuditFacts } from '#platform/audit-facts.ts';
import { readableNumber } from '#platform/msisdn.ts';
import { recordAudit } from '#platform/server/audit/record-audit.ts';
import type { Tx } from '#platform/server/database/database.ts';
import { renderMail, renderSms } from '#platform/server/messages/render-message.ts';
import { enqueueMessage } from '#platform/server/outbox/enqueue-message.ts';
import { mailAboutSecurity } from '#platform/server/outbox/mail-about-security.ts';
import type { Platform } from '#platform/server/platform.ts';
import { securityCodeMessages } from '../messages.ts';
import { findOwner, holdsNumber } from './store.ts';

export type PidRequester = { accountId: number; customerId: number; pid: string; remoteAddress: string };

export type CodePurpose = 'security-code' | 'receiving-number';

/** A code is valid only for its requester, pid and number. Any number can be given. */
export async function bindingOf(tx: Tx, { accountId, pid }: PidRequester, purpose: CodePurpose, recipient: string) {
  return {
    requester: `account:${accountId}`,
    guard: `account:${accountId}`,
    purpose,
    recipient,
    subject: pid,
    isForeign: !(await holdsNumber(tx, accountId, recipient)),
  } as const;
}

type Change = PidRequester & { action: AuditAction; facts?: AuditFacts };

export async function recordChange(platform: Platform, tx: Tx, change: Change): Promise<void> {
  const { accountId, customerId, pid, action, facts = {} } = change;
  await recordAudit(tx, { accountId, customerId, action, subject: pid, facts, happenedAt: platform.clock.now() });
}

export type OwnerNotice = { what: 'created' | 'changed' } | { what: 'number'; msisdn: string };

/** Notifies the owner by e-mail and, if a number was known before, by SMS. */
export async function tellOwner(
  platform: Platform,
  tx: Tx,
  { accountId }: PidRequester,
  told: OwnerNotice,
  number: string | null,
): Promise<void> {
  const createdAt = platform.clock.now();
  const { email, language } = await findOwner(tx, accountId);
  const notice = { language, values: { number: 'msisdn' in told ? readableNumber(told.msisdn) : '' } };
  const mail = await renderMail(tx, securityCodeMessages, { name: `mail.${told.what}`, ...notice });
  await mailAboutSecurity(tx, mail, { accountId, email, now: createdAt });
  if (!number) return;
  const body = await renderSms(tx, securityCodeMessages, { name: `sms.${told.what}`, ...notice });
  await enqueueMessage(tx, { channel: 'sms', kind: 'security', accountId, recipient: number, body, createdAt });
}
