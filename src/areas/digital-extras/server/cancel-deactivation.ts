// Cancels the deactivation of an extra and of those that would end with it.

import { done } from '#platform/endpoint.ts';
import { refuse } from '#platform/errors.ts';
import { recordAudit } from '#platform/server/audit/record-audit.ts';
import { deactivationReason, refusalOfCancel } from '../rules.ts';
import { moveExtra } from './change-store.ts';
import { clearExtraAttention, saveFreePeriodEnd } from './extra-attention.ts';
import { extraOf, parentOf, type Change } from './change.ts';
import type { ExtraRow } from './catalogue.ts';
import { setPolicyKept } from './policies.ts';
import { isPeriodOver, regularPrice } from './terms.ts';

export async function cancelDeactivation(change: Change, code: string) {
  const extra = extraOf(change, code);
  if (!extra) return refuse('EC_Already_Inactive');
  const refused = refusalOfCancel({ status: extra.status, reason: deactivationReason(extra, parentOf(extra, change)) });
  if (refused) return refuse(refused);
  if (change.number.has_request) return refuse('EC_Msisdn_Already_Has_Processing_Request');
  const children = change.number.extras.filter((each) => each.ends_with === code);
  for (const each of [extra, ...children]) await keep(change, each);
  await recordAudit(change.tx, {
    customerId: change.customerId,
    accountId: change.accountId,
    action: 'extra.cancel-deactivation',
    subject: change.serviceId,
    facts: { code },
    happenedAt: change.now,
  });
  return done;
}

async function keep({ tx, customerId, serviceId, today, now }: Change, extra: ExtraRow): Promise<void> {
  const key = { customerId, serviceId, code: extra.code };
  await moveExtra(tx, key, 'WaitingForDeactivation', 'cancel', {
    deactivates_on: null,
    ends_with: null,
    promised_price_cents: null,
    ...(isPeriodOver(extra, today) && regularPrice(extra)),
  });
  if (!isPeriodOver(extra, today)) await saveFreePeriodEnd(tx, key, extra, now);
  await setPolicyKept(tx, key, extra.kind);
  await clearExtraAttention(tx, key, 'deactivation-waits');
}
