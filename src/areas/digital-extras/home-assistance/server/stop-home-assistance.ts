import { done } from '#platform/endpoint.ts';
import { refuse } from '#platform/errors.ts';
import { recordAudit } from '#platform/server/audit/record-audit.ts';
import { clearAttention, moveExtra } from '../../server/change-store.ts';
import { extraOf, type Change } from '../../server/change.ts';
import { setPolicyEnded } from '../../server/policies.ts';

export async function stopHomeAssistance(change: Change, code: string) {
  const extra = extraOf(change, code);
  if (extra?.kind !== 'home-assistance' || extra.status === 'Inactive') return refuse('EC_Already_Inactive');
  if (extra.status === 'InProgress') return refuse('EC_Provisioning_In_Progress');
  if (extra.status !== 'PendingActivation') return refuse('EC_Already_Active');
  const { tx, customerId, serviceId, today } = change;
  const of = { customerId, serviceId, code };
  await moveExtra(tx, of, 'PendingActivation', 'stop', { slot: null });
  await setPolicyEnded(tx, of, extra.kind, today);
  await clearAttention(tx, of, 'request-in-progress');
  await recordAudit(tx, {
    customerId,
    accountId: change.accountId,
    action: 'home-assistance.stop',
    subject: serviceId,
    facts: { code },
    happenedAt: change.now,
  });
  return done;
}
