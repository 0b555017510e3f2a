// Starts provisioning of extras in the transaction of the change: status, pending request, network order, audit entry
// and attention.

import type { AuditAction } from '#platform/server/audit/audit-actions.ts';
import { randomUUID } from 'node:crypto';
import { recordAudit } from '#platform/server/audit/record-audit.ts';
import { enqueue } from '#platform/server/jobs/job.ts';
import { saveRequest } from '#platform/server/processing-request.ts';
import type { BalanceRefusal } from '#platform/server/number-balance.ts';
import { payFromBalance } from './balance-purchases.ts';
import { recordExtraPurchases } from './record-extra-purchases.ts';
import { beginExtra } from './change-store.ts';
import type { RollbackState } from './rollback-state.ts';
import { saveExtraAttention } from './extra-attention.ts';
import type { Change } from './change.ts';
import type { ExtraRow } from './catalogue.ts';
import { finishProvisioningJob } from './jobs.ts';
import { termsOf, type Terms } from './terms.ts';

export type ActivationStart = {
  extra: ExtraRow;
  slot: number | null;
  /** Only if they differ from those of the tariff. */
  terms?: Terms;
  contactNumber?: string;
  cause?: string;
  /** The extra whose position it takes, or the plan that it follows. */
  replaces?: RollbackState;
};

/** Returns the id of the request. A refusal rolls the change back. */
export async function startRequest(
  change: Change,
  action: AuditAction,
  starts: readonly ActivationStart[],
  undo: RollbackState | null = null,
): Promise<string | BalanceRefusal> {
  const { platform, tx, customerId, serviceId, now } = change;
  const requestId = randomUUID();
  const paid = starts.map((start) => ({ extra: start.extra, terms: termsOfStart(change, start) }));
  const unpaid = await payFromBalance(change, requestId, paid);
  if (unpaid) return unpaid;
  await recordExtraPurchases(change, requestId, paid);
  const codes = starts.map(({ extra }) => extra.code);
  for (const start of starts) await beginOne(change, requestId, start);
  await saveRequest(tx, { customerId, serviceId, requestId, codes, undo, startedAt: now });
  const modifies = undo && !undo.isKept ? [{ code: codes[0]!, replaces: undo.code }] : [];
  const runAt = await platform.provisioning.order(tx, { requestId, serviceId, codes, modifies });
  await enqueue(tx, finishProvisioningJob, { customerId, serviceId, requestId }, { runAt });
  await recordAudit(tx, {
    customerId,
    accountId: change.accountId,
    action,
    subject: serviceId,
    facts: { codes, prices: starts.map((start) => termsOfStart(change, start)), replaces: undo?.code ?? null },
    happenedAt: now,
  });
  return requestId;
}

async function beginOne(change: Change, requestId: string, start: ActivationStart): Promise<void> {
  const { extra, slot, contactNumber, cause, replaces } = start;
  await beginExtra(change.tx, change, {
    code: extra.code,
    slot,
    terms: termsOfStart(change, start),
    replaced: replaces ? { requestId, undo: replaces } : null,
    ...(contactNumber !== undefined && { contactNumber }),
    ...(cause !== undefined && { cause }),
  });
  await saveExtraAttention(change.tx, {
    customerId: change.customerId,
    serviceId: change.serviceId,
    code: extra.code,
    kind: 'request-in-progress',
    dueOn: null,
    properties: { name_bg: extra.name_bg, name_en: extra.name_en },
    now: change.now,
  });
}

function termsOfStart({ today }: Change, { extra, slot, terms }: ActivationStart): Terms {
  return terms ?? termsOf(extra, slot !== null, today);
}
