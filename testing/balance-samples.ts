// Samples of the calls of the prepaid balance. The number of somebody else may be topped up.

import type { Sample } from './sample.ts';

const params = { msisdn: '359888100201' };
const unknown = { topUpId: '0b7f4c7e-5d0a-4c1f-9a54-6f2c8f0a9101' };

export const balanceSamples: Record<string, () => Sample> = {
  readBalance: () => ({ params: { msisdn: '359888100101' } }),
  changeAutomaticTopUp: () => ({ params: { msisdn: '359888100101' }, body: { automatic: null } }),
  topUpOffers: () => ({}),
  listTopUps: () => ({}),
  readTopUp: () => ({ params: unknown }),
  topUpReceipt: () => ({ params: unknown }),
  startTopUp: () => ({ params, body: { amount: 5, card: null } }),
  redeemVoucher: () => ({ params, body: { code: '1000200030004' } }),
  topUpPaymentAnswer: () => ({ body: { TransactionId: 'unknown', Signature: 'unknown' } }),
};
