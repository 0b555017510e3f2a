// Samples of the calls of contracts.

import type { Sample } from './sample.ts';
import { withUniqueId } from './unique-id-sample.ts';

/** Maria's. */
const purchaseId = 'ORD-0101-1';
const offer = { msisdn: '359888100101', kind: 'extra', subjects: '20120' };

export const contractSamples: Record<string, () => Sample> = {
  contractsOverview: () => ({}),
  readWithdrawal: () => ({ params: { purchaseId } }),
  withdraw: () => ({ params: { purchaseId }, body: { name: 'Мария Иванова', email: 'maria@demo.abonat.bg' } }),
  readOpenWithdrawal: () => ({ query: { kind: 'music' }, headers: withUniqueId }),
  withdrawOpen: () => ({
    query: { kind: 'music' },
    headers: withUniqueId,
    body: { purchase_id: purchaseId, name: 'Мария Иванова', email: 'maria@demo.abonat.bg' },
  }),
  withdrawalReceipt: () => ({ params: { purchaseId } }),
  purchaseSummary: () => ({ params: { purchaseId } }),
  contractSummary: () => ({ params: { contractId: 'M1000101' } }),
  contractSummaryDocument: () => ({ params: { contractId: 'M1000101' } }),
  offerSummary: () => ({ query: offer }),
  offerSummaryDocument: () => ({ query: offer }),
  openOfferSummary: () => ({ query: { kind: 'music', subjects: 'music' } }),
  openOfferSummaryDocument: () => ({ query: { kind: 'top-up', subjects: '1000' } }),
};
