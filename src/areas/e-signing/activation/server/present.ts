import type { EsigningStatus } from '../../contract.ts';
import type { PidRow } from '../../server/subscription-store.ts';

export function presentStatus(row: PidRow): EsigningStatus {
  return {
    pid: row.pid,
    has_active_subscription: row.msisdn !== null,
    msisdn: row.msisdn,
    holder_name: row.holder_name,
    numbers: row.numbers,
  };
}
