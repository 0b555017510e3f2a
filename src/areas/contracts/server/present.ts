import { sofiaDay } from '#platform/clock.ts';
import { inLanguage, type Language } from '#platform/languages.ts';
import { priceOf } from '#platform/money.ts';
import type { ContractTerms, EarlyEnd, Purchase, Withdrawal, WithdrawalPreview } from '../contract.ts';
import {
  earlyEndCost,
  isPaidMonthOver,
  refusalOfWithdrawal,
  withdrawalEnd,
  type WithdrawablePurchase,
} from '../rules.ts';
import { paymentOf, type Reckoning } from './reckon-withdrawal.ts';
import type { ContractRow, OwnedPurchase } from './store.ts';

export function withdrawableOf(purchase: OwnedPurchase): WithdrawablePurchase {
  return {
    concludedOn: sofiaDay(new Date(purchase.concluded_at)),
    isFailed: purchase.failed_at !== null,
    isWithdrawn: purchase.withdrawal !== null,
    isBusiness: purchase.account_type === 'Business',
  };
}

export function presentPurchase(purchase: OwnedPurchase, language: Language, today: string): Purchase {
  const withdrawable = withdrawableOf(purchase);
  return {
    purchase_id: purchase.purchase_id,
    kind: purchase.kind,
    service_id: purchase.service_id,
    name: inLanguage({ bg: purchase.name_bg, en: purchase.name_en }, language),
    price: purchase.price_cents === null ? null : priceOf(purchase.price_cents),
    price_per: purchase.price_per,
    paid: priceOf(purchase.paid_cents),
    free_until: purchase.free_until,
    concluded_at: new Date(purchase.concluded_at).toISOString(),
    withdraw_until: withdrawalEnd(withdrawable.concludedOn),
    refusal: refusalOfWithdrawal(withdrawable, today),
    withdrawal: presentWithdrawal(purchase),
  };
}

type PreviewOptions = { person: WithdrawalPreview['person']; language: Language; today: string };

export function presentPreview(
  purchase: OwnedPurchase,
  { use, reckoned }: Reckoning,
  { person, language, today }: PreviewOptions,
): WithdrawalPreview {
  return {
    today,
    purchase: presentPurchase(purchase, language, today),
    is_pending: !use.isActive,
    also_ends: use.alsoEnds.map((name) => inLanguage(name, language)),
    leaves_without: use.leavesWithout,
    used_days: reckoned.usedDays,
    due: priceOf(reckoned.dueCents),
    refund: priceOf(reckoned.refundCents),
    refund_to: purchase.paid_from,
    is_later_month: isPaidMonthOver(paymentOf(purchase), today),
    person,
  };
}

export function presentWithdrawal(purchase: OwnedPurchase): Withdrawal | null {
  const { withdrawal: row } = purchase;
  if (!row) return null;
  return {
    withdrawal_id: row.withdrawal_id,
    submitted_at: new Date(row.submitted_at).toISOString(),
    name: row.name,
    email: row.email,
    state: row.state,
    used_days: row.used_days,
    due: priceOf(row.due_cents),
    refund: priceOf(row.refund_cents),
    refund_to: row.refund_to,
    refund_state: row.refund_state,
    is_later_month: isPaidMonthOver(paymentOf(purchase), sofiaDay(new Date(row.submitted_at))),
  };
}

export function presentTerms(contract: ContractRow, language: Language, today: string): ContractTerms {
  const monthlyCents = monthlyOf(contract);
  return {
    contract_id: contract.contract_id,
    signed_on: contract.signed_on,
    ends_on: contract.ends_on,
    monthly: priceOf(monthlyCents),
    benefit: priceOf(contract.benefit_cents ?? 0),
    services: contract.services.map((service) => ({
      service_id: service.service_id,
      tariff: inLanguage({ bg: service.tariff_bg, en: service.tariff_en }, language),
      monthly: priceOf(service.monthly_cents),
    })),
    early_end: presentEarlyEnd(contract, today),
  };
}

export function monthlyOf({ services }: ContractRow): number {
  return services.reduce((sum, { monthly_cents }) => sum + monthly_cents, 0);
}

function presentEarlyEnd(contract: ContractRow, today: string): EarlyEnd | null {
  const cost = earlyEndCost(termOf(contract), today);
  return (
    cost && {
      remaining_days: cost.remainingDays,
      term_days: cost.termDays,
      remaining_fees: priceOf(cost.remainingFeesCents),
      fee_limit: priceOf(cost.feeLimitCents),
      fees: priceOf(cost.feesCents),
      benefit: priceOf(cost.benefitCents),
      total: priceOf(cost.totalCents),
    }
  );
}

export function termOf(contract: ContractRow) {
  return {
    signedOn: contract.signed_on,
    endsOn: contract.ends_on,
    monthlyCents: monthlyOf(contract),
    benefitCents: contract.benefit_cents ?? 0,
  };
}
