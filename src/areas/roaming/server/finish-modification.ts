// Looks at what the network made of a change of plans: all of it holds from now on, or nothing has changed.

import { sofiaDay } from '#platform/clock.ts';
import { clearAttention } from '#platform/server/attention.ts';
import { inTransaction, type Tx } from '#platform/server/database/database.ts';
import { returnCredit } from '#platform/server/number-credit.ts';
import { enqueue, handleJob, type JobHandler } from '#platform/server/jobs/job.ts';
import { sendNotice } from '#platform/server/outbox/send-notice.ts';
import type { Platform } from '#platform/server/platform.ts';
import { findRequest, removeRequest } from '#platform/server/processing-request.ts';
import type { ServiceKey } from '#platform/server/service-key.ts';
import { finishModificationJob } from './jobs.ts';
import { modifiedText, notModifiedText } from './messages.ts';
import { changeAttention, type ModificationUndo } from './modify-roaming.ts';
import { setPlan } from './plan-store.ts';
import { lockNumber, type PlanRow } from './roaming-store.ts';

export function handleFinishModification(platform: Platform): JobHandler {
  const { db, provisioning, clock } = platform;
  return handleJob(finishModificationJob, async ({ customerId, serviceId, requestId }) => {
    const outcome = await provisioning.outcome(db, requestId);
    await inTransaction(db, async (tx) => {
      const service = { customerId, serviceId };
      const { plans } = await lockNumber(platform, tx, service);
      const request = await findRequest(tx, requestId);
      if (!request) return;
      if (outcome.state === 'waiting') {
        return enqueue(tx, finishModificationJob, { ...service, requestId }, { runAt: outcome.askAgainAt });
      }
      const isDone = outcome.failed.length === 0;
      const now = clock.now();
      const changed = plans.filter(({ pending }) => pending !== null);
      await settle(tx, service, changed, isDone, sofiaDay(now));
      const { chargedCents } = (request.undo as ModificationUndo | null) ?? { chargedCents: 0 };
      if (!isDone) await returnCredit(tx, service, chargedCents, now);
      await removeRequest(tx, requestId);
      await clearAttention(tx, service, changeAttention.subject, changeAttention.kind);
      const text = isDone ? modifiedText : notModifiedText;
      await sendNotice(tx, service, { to: serviceId, text: (language) => text(language, changed), now });
    });
  });
}

/** What ends goes first: not for a moment are there two main tariffs. */
async function settle(tx: Tx, service: ServiceKey, plans: readonly PlanRow[], isDone: boolean, today: string) {
  const endFirst = plans.toSorted((one, other) => Number(isEnding(other)) - Number(isEnding(one)));
  for (const plan of endFirst) {
    const key = { ...service, planId: plan.plan_id };
    if (!isDone) await setPlan(tx, key, { pending: null });
    else if (isEnding(plan)) await setPlan(tx, key, { pending: null, active_count: 0, expires_on: null });
    else await setPlan(tx, key, { pending: null, ...activation(plan, today) });
  }
}

function isEnding({ pending }: PlanRow): boolean {
  return pending === 'deactivate';
}

/** A package beside one that runs adds to it; otherwise a plan begins anew. */
function activation({ active_count }: PlanRow, today: string) {
  if (active_count > 0) return { active_count: active_count + 1 };
  const used = { used_minutes: 0, used_sms: 0, used_megabytes: 0 };
  return { active_count: 1, activated_on: today, expires_on: null, ...used };
}
