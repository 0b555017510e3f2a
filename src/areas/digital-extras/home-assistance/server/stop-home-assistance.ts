import { done } from '#platform/endpoint.ts';
import { refuse } from '#platform/errors.ts';
import { recordAudit } from '#platform/server/audit/record-audit.ts';
import { moveExtra } from '../../server/change-store.ts';
import { clearExtraAttention } from '../../server/extra-attention.ts';
import { extraOf, type Change } from '../../server/change.ts';
import { rollbackSwap } from '../../server/rollback.ts';
import { setPolicyEnded } from '../../server/policies.ts';

export async function stopHomeAssistance(change: Change, code: string) {
  const extra = extraOf(change, code);
  if (extra?.kind !== 'home-assistance' || extra.status === 'Inactive') return refuse('EC_Already_Inactive');
  if (extra.status === 'InProgress') return refuse('EC_Provisioning_In_Progress');
  if (extra.status !== 'PendingActivation') return refuse('EC_Already_Active');
  const { tx, customerId, serviceId, today } = change;
  const key = { customerId, serviceId, code };
  await moveExtra(tx, key, 'PendingActivation', 'stop', { slot: null });
  await setPolicyEnded(tx, key, extra.kind, today);
  await clearExtraAttention(tx, key, 'request-in-progress');
  await rollbackSwap(tx, change, extra, change.number);
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
