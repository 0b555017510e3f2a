// The pid and the requester of every use case of the area.

import type { AuditAction } from '#platform/audit-actions.ts';
import type { AuditFacts } from '#platform/audit-facts.ts';
import { recordAudit } from '#platform/server/audit/record-audit.ts';
import type { Tx } from '#platform/server/database/database.ts';
import { enqueueMessage } from '#platform/server/outbox/enqueue-message.ts';
import type { Platform } from '#platform/server/platform.ts';
import { ownerMail, ownerText, type OwnerNotice } from '../messages.ts';
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
  await enqueueMessage(tx, { ...ownerMail(language, told), channel: 'email', recipient: email, createdAt });
  if (!number) return;
  await enqueueMessage(tx, { channel: 'sms', recipient: number, body: ownerText(language, told), createdAt });
}
