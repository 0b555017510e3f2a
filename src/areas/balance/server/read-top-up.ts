// One top-up of the caller: the bank or the operator's system is asked where the outcome is not known.

import { ok } from '#platform/endpoint.ts';
import { refuse } from '#platform/errors.ts';
import { advance } from '#platform/server/card-payments/advance-payment.ts';
import type { PaymentGateway } from '#platform/server/payment-gateway/payment-gateway.ts';
import type { Platform } from '#platform/server/platform.ts';
import { isUuid } from '#platform/uuid.ts';
import type { BalanceSource } from './balance-source/balance-source.ts';
import { creditTopUp } from './credit-top-up.ts';
import { presentTopUp } from './present.ts';
import { topUpPayments } from './top-up-payments.ts';
import { findTopUp } from './top-up-store.ts';

type TopUpPartners = { gateway: PaymentGateway | null; source: BalanceSource | null };

export async function readTopUp(
  platform: Platform,
  { gateway, source }: TopUpPartners,
  { accountId, topUpId }: { accountId: number; topUpId: string },
) {
  const find = () => findTopUp(platform.db, accountId, topUpId);
  const found = isUuid(topUpId) ? await find() : null;
  if (!found) return refuse('EC_User_Not_Authoried');
  if (found.state === 'paying' && gateway)
    await advance(platform, gateway, topUpPayments, { accountId, paymentId: topUpId });
  const paid = (await find()) ?? found;
  const { customer_id: customerId, service_id: serviceId } = paid;
  if (paid.state === 'crediting' && source) await creditTopUp(platform, source, { customerId, serviceId, topUpId });
  return ok(presentTopUp((await find()) ?? paid));
}
