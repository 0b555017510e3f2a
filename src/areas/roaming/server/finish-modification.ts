// Checks the result of a plan change in the network: it applies fully or not at all.

import { sofiaDay } from '#platform/clock.ts';
import { clearAttention } from '#platform/server/attention.ts';
import { inTransaction } from '#platform/server/database/database.ts';
import { confirmPurchase, releasePurchase } from '#platform/server/number-balance.ts';
import { returnCredit } from '#platform/server/number-credit.ts';
import { enqueue, handleJob, type JobHandler } from '#platform/server/jobs/job.ts';
import { sendNotice } from '#platform/server/outbox/send-notice.ts';
import type { Platform } from '#platform/server/platform.ts';
import { failPurchase } from '#platform/server/purchases/purchase-store.ts';
import { findRequest, removeRequest } from '#platform/server/processing-request.ts';
import { finishModificationJob } from './jobs.ts';
import { modifiedText, notModifiedText } from './messages.ts';
import { changeAttention, type ModificationUndo } from './modify-roaming.ts';
import { completePending, purchaseIdOf, rollBackPending } from './plan-store.ts';
import { lockNumber } from './roaming-store.ts';

export function handleFinishModification(platform: Platform): JobHandler {
  const { db, provisioning, clock } = platform;
  return handleJob(finishModificationJob, async ({ customerId, serviceId, requestId }) => {
    const outcome = await provisioning.outcome(db, requestId);
    await inTransaction(db, async (tx) => {
      const service = { customerId, serviceId };
      const { plans } = await lockNumber(platform, tx, service);
      const request = await findRequest(tx, service, requestId);
      if (!request) return;
      if (outcome.state === 'waiting') {
        return enqueue(tx, finishModificationJob, { ...service, requestId }, { runAt: outcome.askAgainAt });
      }
      const isDone = outcome.failed.length === 0;
      const now = clock.now();
      const changed = plans.filter(({ pending }) => pending !== null);
      if (isDone) await completePending(tx, service, sofiaDay(now));
      else await rollBackPending(tx, service);
      const { chargedCents } = (request.undo as ModificationUndo | null) ?? { chargedCents: 0 };
      if (isDone) await confirmPurchase(tx, service, requestId, now);
      else {
        await returnCredit(tx, service, chargedCents, now);
        await releasePurchase(tx, service, requestId);
        for (const { plan_id } of changed) {
          await failPurchase(tx, { customerId, purchaseId: purchaseIdOf(requestId, plan_id) }, now);
        }
      }
      await removeRequest(tx, service, requestId);
      await clearAttention(tx, service, changeAttention.subject, changeAttention.kind);
      const text = isDone ? modifiedText : notModifiedText;
      await sendNotice(tx, service, {
        to: serviceId,
        kind: 'services',
        text: (language) => text(tx, language, changed),
        now,
      });
    });
  });
}
