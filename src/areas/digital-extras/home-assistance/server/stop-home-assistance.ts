import { done } from '#platform/endpoint.ts';
import { refuse } from '#platform/errors.ts';
import { recordAudit } from '#platform/server/audit/record-audit.ts';
import { extraOf, type Change } from '../../server/change.ts';
import { stopPending } from '../../server/stop-pending.ts';

export async function stopHomeAssistance(change: Change, code: string) {
  const extra = extraOf(change, code);
  if (extra?.kind !== 'home-assistance' || extra.status === 'Inactive') return refuse('EC_Already_Inactive');
  if (extra.status === 'InProgress') return refuse('EC_Provisioning_In_Progress');
  if (extra.status !== 'PendingActivation') return refuse('EC_Already_Active');
  const { platform, tx, customerId, serviceId, today } = change;
  const key = { customerId, serviceId, code };
  await stopPending(platform, tx, { key, extra, number: change.number, today });
  await recordAudit(tx, {
    customerId,
    accountId: change.accountId,
    action: 'home-assistance.stop',
    subject: serviceId,
    facts: { code, replaces: extra.replaced?.undo.code ?? null },
    happenedAt: change.now,
  });
  return done;
}
