// The embedded balance system of the demo: balances and vouchers in its own tables. Faults of the partner `balance` by
// subject: `*`, `credit`, `deduct`, `redeem` or `report` is down; `credit` fails; the answer of `credit-answer` or `redeem-answer`
// is lost after the call was done.

import type { Clock } from '#platform/clock.ts';
import { inTransaction, type Database } from '#platform/server/database/database.ts';
import { findFaults } from '#platform/server/partners/partner-fault.ts';
import { PartnerUnavailable } from '#platform/server/partners/partner-http.ts';
import type { BalanceSource, TopUpOutcome } from './balance-source.ts';
import { add, claimVoucher, deduct, findCredited, readReport, takePurchases } from '../demo-balance-store.ts';

export function embeddedBalanceSource(db: Database, clock: Clock): BalanceSource {
  const failIfDown = async (call: 'credit' | 'deduct' | 'redeem' | 'report') => {
    const faults = await findFaults(db, 'balance');
    const isDown = faults.get('*') === 'down' || faults.get(call) === 'down';
    if (isDown) throw new PartnerUnavailable('The balance system is down.');
    return { isRefused: faults.get(call) === 'fails', isLost: faults.get(`${call}-answer`) === 'down' };
  };
  const answer = (outcome: TopUpOutcome, isLost: boolean) => {
    if (isLost) throw new PartnerUnavailable('The balance system lost its answer.');
    return outcome;
  };
  return {
    async report(number) {
      await failIfDown('report');
      await inTransaction(db, (tx) => takePurchases(tx, number));
      return readReport(db, number, clock.now());
    },
    async credit({ topUpId, serviceId, cents }) {
      const { isRefused, isLost } = await failIfDown('credit');
      if (isRefused) return { outcome: 'refused', reason: null };
      const credit = { topUpId, serviceId, cents, kind: 'top-up' } as const;
      return answer(await inTransaction(db, (tx) => add(tx, credit, clock.now())), isLost);
    },
    async redeem({ topUpId, serviceId, code }) {
      const { isLost } = await failIfDown('redeem');
      return answer(
        await inTransaction(db, async (tx): Promise<TopUpOutcome> => {
          const voucher = await claimVoucher(tx, code, topUpId);
          if (typeof voucher === 'string') return { outcome: 'refused', reason: voucher };
          return add(tx, { topUpId, serviceId, cents: voucher.cents, kind: 'voucher' }, clock.now());
        }),
        isLost,
      );
    },
    async deduct(deduction) {
      await failIfDown('deduct');
      return inTransaction(db, (tx) => deduct(tx, deduction, clock.now()));
    },
    async outcomeOf({ topUpId, serviceId }) {
      await failIfDown('report');
      const cents = await findCredited(db, { topUpId, serviceId });
      return cents === null ? null : { outcome: 'credited', cents };
    },
  };
}
