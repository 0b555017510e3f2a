// Checks the result of a block in the network, and tells the number.

import { sofiaDay } from '#platform/clock.ts';
import { lockService } from '#platform/server/customer-holdings.ts';
import { inTransaction } from '#platform/server/database/database.ts';
import { enqueue, handleJob, type JobHandler } from '#platform/server/jobs/job.ts';
import { textReader } from '#platform/server/messages/read-texts.ts';
import { sendNotice } from '#platform/server/outbox/send-notice.ts';
import type { Platform } from '#platform/server/platform.ts';
import { findRequest, removeRequest } from '#platform/server/processing-request.ts';
import { usageMessages } from '../messages.ts';
import { blockAfter } from '../rules.ts';
import { saveBlock } from './block-store.ts';
import { finishBlockJob } from './jobs.ts';
import { findUsage } from './usage-store.ts';

export function handleFinishBlock({ db, provisioning, clock }: Platform): JobHandler {
  return handleJob(finishBlockJob, async ({ customerId, serviceId, requestId }) => {
    const outcome = await provisioning.outcome(db, requestId);
    await inTransaction(db, async (tx) => {
      const service = { customerId, serviceId };
      await lockService(tx, service);
      if (!(await findRequest(tx, service, requestId))) return;
      if (outcome.state === 'waiting') {
        return enqueue(tx, finishBlockJob, { ...service, requestId }, { runAt: outcome.askAgainAt });
      }
      const now = clock.now();
      const { blocks } = await findUsage(tx, service, sofiaDay(now));
      const pending = blocks.find(({ state }) => state === 'pending');
      await removeRequest(tx, service, requestId);
      if (!pending) return;
      const { block, is_on, state } = pending;
      const isDone = outcome.failed.length === 0;
      const after = blockAfter({ isOn: is_on, state }, isDone);
      await saveBlock(tx, service, block, after);
      const text: Parameters<typeof sendNotice>[2]['text'] = async (language) => {
        const read = await textReader(tx, usageMessages, language);
        return read('sms.block', { name: read(`part.${block}`, {}), isDone, isOn: after.isOn });
      };
      await sendNotice(tx, service, { to: serviceId, kind: 'usage', text, now });
    });
  });
}
