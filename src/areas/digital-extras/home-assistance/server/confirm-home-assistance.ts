// Confirms home assistance at the insurer. The call holds no lock; the result is written afterwards.

import { sofiaDay } from '#platform/clock.ts';
import { inTransaction, type Database, type Tx } from '#platform/server/database/database.ts';
import { enqueue, handleJob, type JobHandler } from '#platform/server/jobs/job.ts';
import { isUnavailable } from '#platform/server/partners/partner-http.ts';
import type { Platform } from '#platform/server/platform.ts';
import { becomeActive } from '../../server/become-active.ts';
import { extraOf } from '../../server/change.ts';
import type { ExtraKey } from '../../server/extra-key.ts';
import { lockNumber, withUnoffered } from '../../server/extras-store.ts';
import type { Confirmation, Insurer } from '../../server/insurer/insurer.ts';
import { confirmHomeAssistanceJob } from '../../server/jobs.ts';
import { extraSms } from '../../server/extra-sms.ts';
import { stopPending } from '../../server/stop-pending.ts';
import { sendNotice } from '#platform/server/outbox/send-notice.ts';
import { savePolicyDocument } from './policy-document.ts';
import { confirmPolicy, findPendingPolicy } from './store.ts';

const askAgainMs = 60_000;

export function handleConfirmHomeAssistance(platform: Platform, insurer: Insurer): JobHandler {
  const { db, clock } = platform;
  return handleJob(confirmHomeAssistanceJob, async ({ orderedAt, ...key }) => {
    const since = orderedAt === undefined ? clock.now() : new Date(orderedAt);
    const confirmation = await askInsurer(db, insurer, key, since).catch((error: unknown): Confirmation => {
      if (!isUnavailable(error)) throw error;
      return { state: 'waiting', askAgainAt: new Date(clock.now().getTime() + askAgainMs) };
    });
    await inTransaction(db, (tx) => settle(platform, tx, key, since, confirmation));
  });
}

/** The user may have stopped it since the job was created; then there is nothing to confirm. */
async function askInsurer(db: Database, insurer: Insurer, key: ExtraKey, orderedAt: Date): Promise<Confirmation> {
  const policy = await findPendingPolicy(db, key);
  if (!policy) return { state: 'refused' };
  return insurer.confirmHome({
    policyNumber: policy.policy_number,
    orderedAt,
    contactNumber: policy.contact_number,
    zipCode: policy.zip_code,
    city: policy.city,
    address: policy.address,
  });
}

async function settle(
  platform: Platform,
  tx: Tx,
  key: ExtraKey,
  orderedAt: Date,
  confirmation: Confirmation,
): Promise<void> {
  const number = withUnoffered(await lockNumber(platform, tx, key));
  const extra = extraOf({ number }, key.code);
  if (extra?.status !== 'PendingActivation') return;
  const now = platform.clock.now();
  if (confirmation.state === 'waiting') {
    const again = { ...key, orderedAt: orderedAt.toISOString() };
    return enqueue(tx, confirmHomeAssistanceJob, again, { runAt: confirmation.askAgainAt });
  }
  if (confirmation.state === 'confirmed') {
    const { documentId } = confirmation;
    const policy = await findPendingPolicy(tx, key);
    await confirmPolicy(tx, key, { documentId, startsOn: sofiaDay(now) });
    await becomeActive(platform, tx, key, extra, number);
    if (policy) await savePolicyDocument(tx, key, { policy, documentId, extra, now });
    return;
  }
  await stopPending(platform, tx, { key, extra, number, today: sofiaDay(now) });
  await sendNotice(tx, key, {
    to: key.serviceId,
    kind: 'services',
    text: extraSms(tx, 'sms.not_activated', extra),
    now,
  });
}
