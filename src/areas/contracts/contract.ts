// Purchases at a distance, the withdrawal from them, and the terms and summaries of contracts.

import { Type, type Static } from 'typebox';
import { ContractSummary, offerSummaryEndpoints, Pdf } from '#platform/contract-summary.ts';
import { endpoint } from '#platform/endpoint.ts';
import { withUniqueId } from '#platform/number-proof.ts';
import { patterns } from '#platform/patterns.ts';
import { leftWithout, moneySources, pricePeriods, purchaseKinds } from '#platform/purchases.ts';
import { Day, Moment, nullable, oneOf, Price, strict } from '#platform/schema.ts';
import { isStatementName, withdrawalRefusals } from './rules.ts';

export const refundStates = ['none', 'due', 'sent', 'done', 'failed'] as const;
export type RefundState = (typeof refundStates)[number];

const IsLaterMonth = Type.Boolean({
  description: 'The month that was paid from the balance is over; the operator settles the current one',
});

const Withdrawal = Type.Object({
  withdrawal_id: Type.String(),
  submitted_at: Moment,
  name: Type.String(),
  email: Type.String(),
  state: oneOf(['ending', 'ended']),
  used_days: Type.Integer(),
  due: Price,
  refund: Price,
  refund_to: oneOf(moneySources),
  refund_state: oneOf(refundStates),
  is_later_month: IsLaterMonth,
});
export type Withdrawal = Static<typeof Withdrawal>;

const Purchase = Type.Object({
  purchase_id: Type.String(),
  kind: oneOf(purchaseKinds),
  service_id: nullable(Type.String()),
  name: Type.String(),
  price: nullable(Price),
  price_per: oneOf(pricePeriods),
  paid: Price,
  free_until: nullable(Day),
  concluded_at: Moment,
  withdraw_until: Day,
  refusal: nullable(oneOf(withdrawalRefusals)),
  withdrawal: nullable(Withdrawal),
});
export type Purchase = Static<typeof Purchase>;

const EarlyEnd = Type.Object({
  remaining_days: Type.Integer(),
  term_days: Type.Integer(),
  remaining_fees: Price,
  fee_limit: Price,
  fees: Price,
  benefit: Price,
  total: Price,
});
export type EarlyEnd = Static<typeof EarlyEnd>;

const ContractTerms = Type.Object({
  contract_id: Type.String(),
  signed_on: Day,
  ends_on: nullable(Day),
  monthly: Price,
  benefit: Price,
  services: Type.Array(Type.Object({ service_id: Type.String(), tariff: Type.String(), monthly: Price })),
  early_end: nullable(EarlyEnd),
});
export type ContractTerms = Static<typeof ContractTerms>;

export const contractsOverview = endpoint({
  name: 'contractsOverview',
  summary: 'What the person bought at a distance and can withdraw from, and the terms of their contracts',
  method: 'GET',
  path: '/contracts',
  access: 'account',
  readsOwn: true,
  answers: {
    200: Type.Object({ today: Day, purchases: Type.Array(Purchase), contracts: Type.Array(ContractTerms) }),
  },
  errors: [],
});
export type ContractsOverview = Static<(typeof contractsOverview)['answers'][200]>;

const WithdrawalPreview = Type.Object({
  today: Day,
  purchase: Purchase,
  is_pending: Type.Boolean({ description: 'It is not active yet' }),
  also_ends: Type.Array(Type.String(), { description: 'Names of what ends with it' }),
  leaves_without: nullable(oneOf(leftWithout)),
  used_days: Type.Integer(),
  due: Price,
  refund: Price,
  refund_to: oneOf(moneySources),
  is_later_month: IsLaterMonth,
  person: Type.Object({ name: Type.String(), email: Type.String() }),
});
export type WithdrawalPreview = Static<typeof WithdrawalPreview>;

const statement = {
  name: Type.Refine(Type.String({ minLength: 2, maxLength: 100 }), isStatementName),
  email: Type.String({ pattern: patterns.email.source, maxLength: 200 }),
};

const PurchaseId = strict({ purchaseId: Type.String({ minLength: 1, maxLength: 160 }) });
const ownPurchase = { holds: 'purchase', at: 'params.purchaseId' } as const;

export const readWithdrawal = endpoint({
  name: 'readWithdrawal',
  summary: 'What a withdrawal from a purchase means today, and the withdrawal itself once it is submitted',
  method: 'GET',
  path: '/contracts/purchases/:purchaseId/withdrawal',
  access: ownPurchase,
  params: PurchaseId,
  answers: { 200: WithdrawalPreview },
  errors: [],
});

export const withdraw = endpoint({
  name: 'withdraw',
  summary: 'Withdraws from a purchase within 14 days; the receipt is sent at once',
  method: 'POST',
  path: '/contracts/purchases/:purchaseId/withdrawal',
  access: ownPurchase,
  params: PurchaseId,
  body: strict(statement),
  answers: { 200: Withdrawal },
  errors: ['EC_Withdrawal_Over', 'EC_Already_Withdrawn', 'EC_Not_Withdrawable'],
  idempotency: 'key',
});

// The cookie of the number proof is only sent to paths below this one.
const openPath = '/digital-extras-swap/open-purchases/withdrawal';
const OpenKind = strict({ kind: oneOf(purchaseKinds) });

export const readOpenWithdrawal = endpoint({
  name: 'readOpenWithdrawal',
  summary: 'What a withdrawal from the last thing that the proved number bought without sign-in means today',
  method: 'GET',
  path: openPath,
  access: 'public',
  query: OpenKind,
  headers: withUniqueId,
  answers: { 200: WithdrawalPreview },
  errors: ['EC_Not_Found', 'EC_Verification_Failed'],
});

export const withdrawOpen = endpoint({
  name: 'withdrawOpen',
  summary: 'Withdraws from what the proved number bought without sign-in; the receipt is sent at once',
  method: 'POST',
  path: openPath,
  access: 'public',
  query: OpenKind,
  headers: withUniqueId,
  body: strict({ purchase_id: Type.String({ minLength: 1, maxLength: 160 }), ...statement }),
  answers: { 200: Withdrawal },
  errors: [
    'EC_Not_Found',
    'EC_Verification_Failed',
    'EC_Withdrawal_Over',
    'EC_Already_Withdrawn',
    'EC_Not_Withdrawable',
  ],
  idempotency: 'key',
});

export const withdrawalReceipt = endpoint({
  name: 'withdrawalReceipt',
  summary: 'The receipt of a withdrawal as PDF',
  method: 'GET',
  path: '/contracts/purchases/:purchaseId/receipt',
  access: ownPurchase,
  params: PurchaseId,
  answers: { 200: Pdf },
  produces: 'application/pdf',
  errors: ['EC_Not_Found'],
});

export const purchaseSummary = endpoint({
  name: 'purchaseSummary',
  summary: 'The contract summary of a purchase as PDF',
  method: 'GET',
  path: '/contracts/purchases/:purchaseId/summary',
  access: ownPurchase,
  params: PurchaseId,
  answers: { 200: Pdf },
  produces: 'application/pdf',
  errors: [],
});

const ContractId = strict({ contractId: Type.String({ maxLength: 64 }) });
const ownContract = { holds: 'contract', at: 'params.contractId' } as const;

export const contractSummary = endpoint({
  name: 'contractSummary',
  summary: 'The summary of a contract: services, speeds, prices, term, end and contacts',
  method: 'GET',
  path: '/contracts/:contractId/summary',
  access: ownContract,
  params: ContractId,
  answers: { 200: ContractSummary },
  errors: [],
});

export const contractSummaryDocument = endpoint({
  name: 'contractSummaryDocument',
  summary: 'The summary of a contract as PDF',
  method: 'GET',
  path: '/contracts/:contractId/summary/document',
  access: ownContract,
  params: ContractId,
  answers: { 200: Pdf },
  produces: 'application/pdf',
  errors: [],
});

export const contractsEndpoints = [
  contractsOverview,
  readWithdrawal,
  withdraw,
  readOpenWithdrawal,
  withdrawOpen,
  withdrawalReceipt,
  purchaseSummary,
  contractSummary,
  contractSummaryDocument,
  ...offerSummaryEndpoints,
];
