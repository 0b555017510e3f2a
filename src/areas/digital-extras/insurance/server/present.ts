import { priceOf } from '#platform/money.ts';
import type { InsuranceDetails } from '../contract.ts';
import type { InsuranceRow } from './store.ts';

export function presentInsurance(policy: InsuranceRow): InsuranceDetails {
  return {
    policy_number: policy.policy_number,
    insured_name: policy.insured_name,
    start_date: policy.starts_on,
    end_date: policy.ends_on,
    status: policy.status,
    price_currency: priceOf(policy.price_cents),
  };
}
