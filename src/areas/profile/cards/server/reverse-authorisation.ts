// Reverses the small amount that the bank used to check a card.

import { defineJob, handleJob, type JobHandler } from '#platform/server/jobs/job.ts';
import type { Platform } from '#platform/server/platform.ts';
import { findVisit, type VisitId } from './store.ts';
import type { PaymentGateway } from '#platform/server/payment-gateway/payment-gateway.ts';
import { keyOfVisit } from './visit-key.ts';

export const reverseJob = defineJob<VisitId & { reference: string }>('reverse-card-authorisation', { retryLimit: 10 });

export function handleReversal(platform: Platform, gateway: PaymentGateway | null): JobHandler {
  return handleJob(reverseJob, async ({ reference, ...id }) => {
    const visit = await findVisit(platform.db, id);
    if (!visit || !gateway) return;
    await gateway.reverse(keyOfVisit(visit), reference);
  });
}
