// Switches the protection of a number on or off: the service accepts and has two hours; the portal saves that it is
// pending.

import { ok } from '#platform/endpoint.ts';
import { isRefusal, refuse, type Refusal } from '#platform/errors.ts';
import { recordAudit } from '#platform/server/audit/record-audit.ts';
import type { Tx } from '#platform/server/database/database.ts';
import type { Platform } from '#platform/server/platform.ts';
import type { ServiceKey } from '#platform/server/service-key.ts';
import { activeAfter, type Operation, type ProtectionState } from '../rules.ts';
import { callOrUnavailable, claimOrder, dropOrder, settleOrder } from './orders.ts';
import type { ProtectionService } from './protection-service/protection-service.ts';
import { readProtectionState } from './read-protection-state.ts';
import { saveSwitch } from './store.ts';

type Code = 'EC_Already_Active' | 'EC_Already_Inactive' | 'EC_Msisdn_Already_Has_Processing_Request';
type SwitchReply = { status: 200; body: { is_accepted: boolean } };

export type SwitchRequest<Outcome> = {
  number: ServiceKey;
  accountId: number;
  operation: Operation;
  /** Runs a change once; see Call.change. */
  change(work: (tx: Tx) => Promise<SwitchReply | Refusal<Code>>): Promise<Outcome>;
};

export async function switchProtection<Outcome>(
  platform: Platform,
  service: ProtectionService,
  { number, accountId, operation, change }: SwitchRequest<Outcome>,
) {
  const { db, clock } = platform;
  const order = await claimOrder(db, number, ['switch', operation], clock.now());
  const state = await callOrUnavailable(() => readProtectionState(platform, service, number));
  if (isRefusal(state)) return state;
  const refusal = order.isRepeat ? null : refusalOf(operation, state);
  const isAccepted = refusal
    ? false
    : await callOrUnavailable(() => service.accepts(number, operation, order.reference));
  if (typeof isAccepted !== 'boolean') return isAccepted;
  if (!isAccepted) await dropOrder(db, number, order);
  if (refusal) return change(() => Promise.resolve(refusal));
  if (!isAccepted) return ok({ is_accepted: false });
  return change(async (tx) => {
    if (!(await settleOrder(tx, number, order))) return refuse('EC_Msisdn_Already_Has_Processing_Request');
    const now = clock.now();
    await saveSwitch(tx, number, { isActive: activeAfter(operation, true, state.isActive), acceptedAt: now });
    await recordAudit(tx, {
      customerId: number.customerId,
      accountId,
      action: `protection.${operation}`,
      subject: number.serviceId,
      facts: { reference: order.reference },
      happenedAt: now,
    });
    return ok({ is_accepted: true });
  });
}

function refusalOf(operation: Operation, { isActive, waitsUntil }: ProtectionState): Refusal<Code> | null {
  if (waitsUntil) return refuse('EC_Msisdn_Already_Has_Processing_Request');
  if (isActive !== (operation === 'activate')) return null;
  return refuse(isActive ? 'EC_Already_Active' : 'EC_Already_Inactive');
}
