// Checks the result of a request in the network: provisioned extras become active or pending at a partner, failed ones
// are rolled back.

import { sofiaDay } from '#platform/clock.ts';
import { inTransaction, type Tx } from '#platform/server/database/database.ts';
import { enqueue, handleJob, type JobHandler } from '#platform/server/jobs/job.ts';
import type { Platform } from '#platform/server/platform.ts';
import { findRequest, removeRequest } from '#platform/server/processing-request.ts';
import { becomeActive } from './become-active.ts';
import { extraOf } from './change.ts';
import { moveExtra } from './change-store.ts';
import type { RollbackState } from './rollback-state.ts';
import { clearExtraAttention } from './extra-attention.ts';
import type { ExtraRow } from './catalogue.ts';
import { lockNumber, withUnoffered, type NumberRow } from './extras-store.ts';
import { confirmHomeAssistanceJob, finishProvisioningJob } from './jobs.ts';
import { extraSms } from './extra-sms.ts';
import { sendPartnerCode } from '../partner-content/server/send-partner-code.ts';
import { savePartnerContent } from '../partner-content/server/store.ts';
import type { ExtrasPartners } from './extras-partners.ts';
import { saveReference, withPartners } from './partner-set-up.ts';
import { setPolicyEnded } from './policies.ts';
import { rollbackSwap } from './rollback.ts';
import { confirmOrder, dropOrder } from './settle-purchases.ts';
import { sendNotice } from '#platform/server/outbox/send-notice.ts';
import type { ExtraKey } from './extra-key.ts';

export function handleFinishProvisioning(platform: Platform, partners: ExtrasPartners): JobHandler {
  const { db, provisioning } = platform;
  return handleJob(finishProvisioningJob, async ({ customerId, serviceId, requestId }) => {
    const service = { customerId, serviceId };
    const network = await provisioning.outcome(db, requestId);
    const outcome = await withPartners(platform, partners, { ...service, requestId }, network);
    await inTransaction(db, async (tx) => {
      const number = withUnoffered(await lockNumber(platform, tx, service));
      const request = await findRequest(tx, service, requestId);
      if (!request) return;
      if (outcome.state === 'waiting') {
        return enqueue(tx, finishProvisioningJob, { ...service, requestId }, { runAt: outcome.askAgainAt });
      }
      await removeRequest(tx, service, requestId);
      for (const code of request.codes) {
        const extra = extraOf({ number }, code);
        if (extra?.status !== 'InProgress') continue;
        const order = { platform, tx, key: { customerId, serviceId, code }, requestId, extra, number };
        await (outcome.failed.includes(code) ? fail(order) : setUp(order, outcome.references.get(code)));
      }
      if (request.undo && outcome.failed.length > 0) {
        await rollbackSwap(
          tx,
          service,
          { requestId, undo: request.undo as RollbackState },
          number,
          platform.clock.now(),
        );
      }
    });
  });
}

type OrderedExtra = {
  platform: Platform;
  tx: Tx;
  key: ExtraKey;
  requestId: string;
  extra: ExtraRow;
  number: NumberRow;
};

async function fail({ platform, tx, key, requestId, extra, number }: OrderedExtra): Promise<void> {
  const now = platform.clock.now();
  await dropOrder(tx, key, requestId, now);
  await moveExtra(tx, key, 'InProgress', 'failed', { slot: null });
  await clearExtraAttention(tx, key, 'request-in-progress');
  await setPolicyEnded(tx, key, extra.kind, sofiaDay(now));
  if (number.msisdn_type !== 'Mobile') return;
  await sendNotice(tx, key, {
    to: key.serviceId,
    kind: 'services',
    text: extraSms(tx, 'sms.not_activated', extra),
    now,
  });
}

async function setUp(
  { platform, tx, key, requestId, extra, number }: OrderedExtra,
  reference: string | undefined,
): Promise<void> {
  if (extra.partner_source) {
    await moveExtra(tx, key, 'InProgress', 'partner-pending');
    await savePartnerContent(tx, key, extra.partner_source, 'PendingVerification');
    // If the first code must not be sent, the user can request another.
    await sendPartnerCode(platform, tx, key, {
      extra,
      source: extra.partner_source,
      remoteAddress: key.serviceId,
      guard: 'portal',
    });
    return;
  }
  if (extra.kind === 'home-assistance') {
    await moveExtra(tx, key, 'InProgress', 'partner-pending');
    return enqueue(tx, confirmHomeAssistanceJob, { ...key, orderedAt: platform.clock.now().toISOString() });
  }
  await confirmOrder(tx, key, requestId, platform.clock.now());
  await becomeActive(platform, tx, key, extra, number);
  if (reference !== undefined) await saveReference(platform, tx, key, extra, reference);
}
