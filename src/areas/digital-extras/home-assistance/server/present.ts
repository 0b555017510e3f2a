import type { Result } from '#platform/endpoint.ts';
import type { homeAssistancePolicy } from '../contract.ts';
import type { PolicyRow } from './store.ts';

export function presentPolicy(policy: PolicyRow): Result<typeof homeAssistancePolicy> {
  return {
    policy_number: policy.policy_number,
    contact_number: policy.contact_number,
    zip_code: policy.zip_code,
    city: policy.city,
    address: policy.address,
    status: policy.status,
    start_date: policy.starts_on,
    end_date: policy.ends_on,
  };
}
