import { done } from '#platform/endpoint.ts';
import { isRefusal, refuse } from '#platform/errors.ts';
import { recordAudit } from '#platform/server/audit/record-audit.ts';
import type { Tx } from '#platform/server/database/database.ts';
import { enqueue } from '#platform/server/jobs/job.ts';
import type { Platform } from '#platform/server/platform.ts';
import type { PartnerSource } from '../rules.ts';
import { extraOf } from '../../server/change.ts';
import { lockNumber, withUnoffered } from '../../server/extras-store.ts';
import { becomeActive } from '../../server/become-active.ts';
import { findContent, savePartnerContent } from './store.ts';
import { setPublisherAccessJob } from './set-publisher-access.ts';
import { bindingOf } from './send-partner-code.ts';

type ContentProof = { accountId: number; source: PartnerSource; code: string };

export async function verifyPartnerContent(platform: Platform, tx: Tx, { accountId, source, code }: ContentProof) {
  const content = await findContent(tx, accountId, source);
  if (!content) return refuse('EC_Already_Inactive');
  const key = { customerId: content.customer_id, serviceId: content.service_id, code: content.code };
  const number = withUnoffered(await lockNumber(platform, tx, key));
  const extra = extraOf({ number }, key.code);
  if (!extra || extra.status === 'Inactive') return refuse('EC_Already_Inactive');
  if (extra.status !== 'PendingActivation') return refuse('EC_Already_Active');
  const verdict = await platform.codes.checkCode(tx, {
    ...bindingOf(source, key.serviceId),
    guard: `account:${accountId}`,
    code,
  });
  if (isRefusal(verdict)) return verdict;
  await savePartnerContent(tx, key, source, 'Active');
  await enqueue(tx, setPublisherAccessJob, { ...key, source });
  await becomeActive(platform, tx, key, extra, number);
  await recordAudit(tx, {
    customerId: key.customerId,
    accountId,
    action: 'partner-content.verify',
    subject: key.serviceId,
    facts: { code: key.code, source },
    happenedAt: platform.clock.now(),
  });
  return done;
}
