// A failed charge of an automatic top-up: the user is told, and after the last one it stops.

import { sofiaDay } from '#platform/clock.ts';
import { recordAudit } from '#platform/server/audit/record-audit.ts';
import type { EndState, PaymentRow } from '#platform/server/card-payments/card-payment.ts';
import type { Tx } from '#platform/server/database/database.ts';
import type { ServiceKey } from '#platform/server/service-key.ts';
import { failuresAllowed, type StopReason } from '../automatic-top-up.ts';
import { lockAutomatic, saveProgress, type AutomaticRow } from './automatic-store.ts';
import { mailTopUp } from './top-up-mails.ts';
import type { TopUpRow } from './top-up-store.ts';

/** A top-up that the operator refused is refunded, which the user is told by another mail. */
export async function recordFailedCharge(
  tx: Tx,
  topUp: TopUpRow,
  payment: PaymentRow,
  { state, now }: { state: EndState; now: Date },
): Promise<void> {
  const isRefund = state === 'refunding';
  const service = { customerId: topUp.customer_id, serviceId: topUp.service_id };
  const automatic = await lockAutomatic(tx, service, sofiaDay(now));
  if (!automatic || automatic.stopped_at !== null) return;
  const failures = automatic.failures + 1;
  await saveProgress(tx, service, { failures });
  if (failures >= failuresAllowed) {
    return stopAutomatic(tx, service, automatic, isRefund ? 'not_credited' : 'failures', now);
  }
  if (isRefund) return;
  const news = { name: 'mail.automatic_failed', number: service.serviceId, card: payment.card_name ?? '' } as const;
  await mailTopUp(tx, payment.account_id, payment.amount_cents, news, now);
}

/** Nothing is charged until the user saves it again. */
export async function stopAutomatic(
  tx: Tx,
  service: ServiceKey,
  automatic: AutomaticRow,
  reason: Exclude<StopReason, 'withdrawal'>,
  now: Date,
): Promise<void> {
  const { customerId, serviceId } = service;
  await saveProgress(tx, service, { stopped_at: now, stop_reason: reason, charge_after: null });
  await recordAudit(tx, {
    customerId,
    accountId: null,
    action: 'balance.stop-automatic',
    subject: serviceId,
    facts: { outcome: reason },
    happenedAt: now,
  });
  const news = { name: 'mail.automatic_stopped', number: serviceId, card: automatic.card_name ?? '', reason } as const;
  await mailTopUp(tx, automatic.account_id, automatic.amount_cents, news, now);
}
