// Presents security codes field by field; the code itself is never returned.

import { clientTypeOf, type ClientType } from '#platform/client-type.ts';
import type { SecurityCodeEntry } from '../contract.ts';
import { isContractDue, mayHaveCode } from '../rules.ts';
import type { EntryRow } from './store.ts';

export function isEligible({ services, is_migrated: isMigrated }: EntryRow): boolean {
  return mayHaveCode({ services, isMigrated });
}

export function presentEntry(row: EntryRow): SecurityCodeEntry {
  const isBusiness = isContractDue(row.account_type);
  return {
    pid: row.pid,
    holder_name: row.name,
    receiving_method: row.receiving_msisdn,
    is_eligible: isEligible(row),
    has_security_code: row.has_code,
    is_business: isBusiness,
    contract_id: isBusiness ? row.contract_id : null,
  };
}

export function presentEligibility(row: EntryRow): {
  is_eligible: boolean;
  client_type: ClientType;
  receiving_method: string | null;
} {
  const own = { account_type: row.account_type, owner: true };
  const services = row.segments.map((segment) => ({ ...own, effective_segment_id: segment }));
  return {
    is_eligible: isEligible(row),
    client_type: clientTypeOf(row.account_type, services),
    receiving_method: row.receiving_msisdn,
  };
}
