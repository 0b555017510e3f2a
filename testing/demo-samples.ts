// Valid requests of the calls that exist in demo mode only.

import type { Sample } from './sample.ts';

export const demoSamples: Record<string, () => Sample> = {
  openPaymentPage: () => ({ body: { TransactionId: 'unknown' } }),
  readPayment: () => ({ params: { transactionId: 'A'.repeat(32) } }),
  payByTestCard: () => ({ params: { transactionId: 'A'.repeat(32) }, body: { card: 'visa' } }),
  demoPartnerLink: () => ({ params: { source: 'capital' } }),
  demoPartnerArrival: () => ({ params: { source: 'capital' }, body: { msisdn: 'x', type: 'x' } }),
  demoLine: () => ({}),
  setDemoLine: () => ({ body: { line: null } }),
  demoInbox: () => ({}),
  advanceDemoClock: () => ({ body: { advance_seconds: 0 } }),
  resetDemoClock: () => ({}),
  resetDemo: () => ({}),
};
