// Looks at what the network made of a request: what is set up becomes active or waits for a partner, what failed goes back
// to what was there before.

import { randomInt } from 'node:crypto';
import { sofiaDay } from '#platform/clock.ts';
import { inTransaction, type Tx } from '#platform/server/database/database.ts';
import { enqueue, handleJob, type JobHandler } from '#platform/server/jobs/job.ts';
import type { Platform } from '#platform/server/platform.ts';
import { becomeActive } from './become-active.ts';
import { extraOf } from './change.ts';
import { findRequest, moveExtra, removeRequest, removeSwap } from './change-store.ts';
import { clearExtraAttention } from './extra-attention.ts';
import type { ExtraRow } from './catalogue.ts';
import { lockNumber, type NumberRow } from './extras-store.ts';
import { confirmHomeAssistanceJob, finishProvisioningJob } from './jobs.ts';
import { enlightenmentText, notActivatedText } from './messages.ts';
import { sendPartnerCode } from '../partner-content/server/send-partner-code.ts';
import { savePartnerContent } from '../partner-content/server/store.ts';
import { saveEnlightenmentCode } from '../school/server/store.ts';
import { saveStreamingAccount } from '../streaming/server/store.ts';
import { saveInsurance } from '../insurance/server/store.ts';
import { setPolicyEnded } from './policies.ts';
import { rollback } from './rollback.ts';
import { sendNotice } from './send-notice.ts';
import type { ExtraKey } from './extra-key.ts';

/** How much longer than the network the insurer takes. */
const insurerFactor = 60;

export function handleFinishProvisioning(platform: Platform): JobHandler {
  const { db, provisioning } = platform;
  return handleJob(finishProvisioningJob, async ({ customerId, serviceId, requestId }) => {
    const outcome = await provisioning.outcome(db, requestId);
    await inTransaction(db, async (tx) => {
      const number = await lockNumber(platform, tx, { customerId, serviceId });
      const request = await findRequest(tx, requestId);
      if (!request) return;
      if (outcome.state === 'waiting') {
        const again = { customerId, serviceId, requestId };
        return enqueue(tx, finishProvisioningJob, again, { runAt: outcome.askAgainAt });
      }
      await removeRequest(tx, requestId);
      for (const code of request.codes) {
        const extra = extraOf({ number }, code);
        if (extra?.status !== 'InProgress') continue;
        const key = { customerId, serviceId, code };
        await (outcome.failed.includes(code)
          ? fail(platform, tx, key, extra, number)
          : setUp(platform, tx, key, extra, number));
      }
      if (request.undo && outcome.failed.length > 0) {
        await removeSwap(tx, requestId);
        await rollback(tx, { customerId, serviceId }, request.undo, number);
      }
    });
  });
}

async function fail(platform: Platform, tx: Tx, key: ExtraKey, extra: ExtraRow, number: NumberRow): Promise<void> {
  const now = platform.clock.now();
  await moveExtra(tx, key, 'InProgress', 'failed', { slot: null });
  await clearExtraAttention(tx, key, 'request-in-progress');
  await setPolicyEnded(tx, key, extra.kind, sofiaDay(now));
  if (number.msisdn_type !== 'Mobile') return;
  await sendNotice(tx, key, { to: key.serviceId, text: (language) => notActivatedText(language, extra), now });
}

async function setUp(platform: Platform, tx: Tx, key: ExtraKey, extra: ExtraRow, number: NumberRow): Promise<void> {
  if (extra.partner_source) {
    await moveExtra(tx, key, 'InProgress', 'partner-pending');
    await savePartnerContent(tx, key, extra.partner_source, 'PendingVerification');
    // Whether the first code may be sent or not, the person can ask for another.
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
    const seconds = platform.configuration.provisioningSeconds * insurerFactor;
    const runAt = new Date(platform.clock.now().getTime() + seconds * 1000);
    return enqueue(tx, confirmHomeAssistanceJob, key, { runAt });
  }
  await becomeActive(platform, tx, key, extra, number.msisdn_type);
  await setUpPartner(platform, tx, key, extra);
}

async function setUpPartner(platform: Platform, tx: Tx, key: ExtraKey, extra: ExtraRow): Promise<void> {
  const now = platform.clock.now();
  const reference = String(randomInt(10 ** 9, 10 ** 10));
  if (extra.kind === 'insurance') {
    await saveInsurance(tx, key, `INS-${reference}`, extra.price_cents ?? extra.regular_price_cents, sofiaDay(now));
  }
  if (extra.kind === 'streaming') {
    await saveStreamingAccount(tx, key, extra.group_type, `${extra.group_type}-${reference}`);
  }
  if (extra.kind === 'enlightenment') {
    const code = await saveEnlightenmentCode(tx, key, `EP-${reference}`);
    await sendNotice(tx, key, { to: key.serviceId, text: (language) => enlightenmentText(language, code), now });
  }
}
