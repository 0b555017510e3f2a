// Samples of the calls of bills, of the prepaid balance and of contracts.

import { contractSamples } from './contract-samples.ts';
import { balanceSamples } from './balance-samples.ts';
import type { Sample } from './sample.ts';

export const billSamples: Record<string, () => Sample> = {
  ...balanceSamples,
  ...contractSamples,
  listBills: () => ({ query: {} }),
  readBill: () => ({ params: { billId: 'M1000101-01' } }),
  billLines: () => ({ params: { billId: 'M1000101-01' }, query: { after: '0' } }),
  billDocument: () => ({ params: { billId: 'M1000101-01' } }),
  billCsv: () => ({ params: { billId: 'M1000101-01' } }),
  listBillPayments: () => ({}),
  readBillPayment: () => ({ params: { paymentId: '0b7f4c7e-5d0a-4c1f-9a54-6f2c8f0a9001' } }),
  billReceipt: () => ({ params: { paymentId: '0b7f4c7e-5d0a-4c1f-9a54-6f2c8f0a9001' } }),
  payBills: () => ({ body: { bills: ['M1000101-01'], amount: 5, card: null } }),
  billPaymentAnswer: () => ({ body: { TransactionId: 'unknown', Signature: 'unknown' } }),
};
