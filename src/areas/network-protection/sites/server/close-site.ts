// Closes a site before its time. If the answer of the service is lost, a job asks until it is known.

import { done } from '#platform/endpoint.ts';
import { isRefusal, refuse, type Refusal } from '#platform/errors.ts';
import { inTransaction, type Tx } from '#platform/server/database/database.ts';
import type { Call, Outcome } from '#platform/server/http/call.ts';
import { currentRequestKey } from '#platform/server/idempotency/counted-attempts.ts';
import type { Platform } from '#platform/server/platform.ts';
import { normalizedDomain } from '../../rules.ts';
import { changeAllowance, findAllowance, lockNumber, type AllowanceRow } from '../../server/allowance-store.ts';
import { isLeased, refuseLeased } from '../../server/allowance.ts';
import { claimClosing, settleClosing } from '../../server/close-allowance.ts';
import { callOrUnavailable } from '../../server/orders.ts';
import type { ProtectionService } from '../../server/protection-service/protection-service.ts';
import type { closeSite } from '../contract.ts';

type CloseCall = Call<typeof closeSite>;

export async function closeEarly(
  platform: Platform,
  service: ProtectionService,
  call: CloseCall,
): Promise<Outcome<typeof closeSite>> {
  const { service: number } = call;
  const row = await inTransaction(platform.db, (tx) => claimEarly(platform, tx, call));
  if ('refused' in row) return row;
  const { allowance_id: reference, subject } = row;
  const closed = await callOrUnavailable(() => service.close(number, { reference, subject }));
  if (isRefusal(closed)) return closed;
  return call.change(async (tx) => ((await settleClosing(platform, tx, number, row)) ? done : refuse('EC_Not_Found')));
}

type Code = 'EC_Not_Found' | 'EC_Msisdn_Already_Has_Processing_Request' | 'EC_Idempotency_In_Progress';

async function claimEarly(
  { clock }: Platform,
  tx: Tx,
  { service: number, caller: { accountId }, query }: CloseCall,
): Promise<AllowanceRow | Refusal<Code>> {
  await lockNumber(tx, number);
  const row = await findAllowance(tx, number, { subject: normalizedDomain(query.domain)! });
  if (!row) return refuse('EC_Not_Found');
  const now = clock.now();
  if (isLeased(row, now)) return refuseLeased(row);
  // From now on it is closing, also if this process ends before the answer.
  await changeAllowance(tx, number, row.allowance_id, {
    until: now,
    account_id: accountId,
    lease_key: currentRequestKey(),
  });
  return claimClosing(tx, number, { ...row, account_id: accountId }, now);
}
