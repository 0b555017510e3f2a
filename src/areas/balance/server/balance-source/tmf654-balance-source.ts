// The operator's balance system by TMF654 (version 4). A top-up carries the id of the portal as its description and as
// idempotency key. After a lost answer the portal asks for it before it sends it again.

import type { Clock } from '#platform/clock.ts';
import {
  askPartner,
  PartnerUnavailable,
  type PartnerAddress,
  type PartnerCall,
} from '#platform/server/partners/partner-http.ts';
import type { BalanceSource, TopUpOutcome } from './balance-source.ts';
import {
  creditBody,
  deductionBody,
  readBuckets,
  readHistory,
  readTopUp,
  readTopUps,
  voucherBody,
} from './tmf654-values.ts';

const notFound = 404;

const deductionOf = { credited: 'deducted', refused: 'refused', pending: 'pending' } as const;

export function tmf654BalanceSource(address: PartnerAddress, clock: Clock): BalanceSource {
  const order = async (topUpId: string, body: object): Promise<TopUpOutcome> => {
    const call: PartnerCall = { method: 'POST', path: '/topupBalance', key: topUpId, body };
    const { status, body: answer } = await askPartner(address, call);
    const outcome = readTopUp(answer, status);
    if (outcome) return outcome;
    throw new PartnerUnavailable(`The balance system answered ${status} in an unknown format.`);
  };
  const ask = async <Value>(path: string, read: (body: unknown) => Value | null): Promise<Value> => {
    const { status, body } = await askPartner(address, { method: 'GET', path });
    const value = status < 300 ? read(body) : status === notFound ? read([]) : null;
    if (value !== null) return value;
    throw new PartnerUnavailable(`The balance system answered ${status} in an unknown format.`);
  };
  return {
    async report({ serviceId }) {
      const balance = await ask(`/bucket?usageType=monetary&logicalResource.id=${serviceId}`, readBuckets);
      if (!balance.isKnown) return null;
      const measuredAt = clock.now();
      const movements = await ask(`/balanceActionHistory?receiverLogicalResource.id=${serviceId}`, readHistory);
      const { balanceCents, validUntil } = balance;
      return { measuredAt, balanceCents, validUntil, movements };
    },
    credit: (topUp) => order(topUp.topUpId, creditBody(topUp)),
    redeem: (voucher) => order(voucher.topUpId, voucherBody(voucher)),
    // After a lost answer the system is asked first, so that nothing is deducted twice.
    async deduct(deduction) {
      const { deductionId } = deduction;
      const found = await ask(`/adjustBalance?description=${deductionId}`, (body) => readTopUps(body, deductionId));
      if (found.outcome) return deductionOf[found.outcome.outcome];
      const call: PartnerCall = {
        method: 'POST',
        path: '/adjustBalance',
        key: deductionId,
        body: deductionBody(deduction),
      };
      const { status, body: answer } = await askPartner(address, call);
      const outcome = readTopUp(answer, status);
      if (outcome) return deductionOf[outcome.outcome];
      throw new PartnerUnavailable(`The balance system answered ${status} in an unknown format.`);
    },
    async outcomeOf({ topUpId }) {
      const found = await ask(`/topupBalance?description=${topUpId}`, (body) => readTopUps(body, topUpId));
      return found.outcome;
    },
  };
}
