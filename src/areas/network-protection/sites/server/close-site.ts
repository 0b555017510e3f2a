// Closes a site before its time.

import { done } from '#platform/endpoint.ts';
import { isRefusal, refuse } from '#platform/errors.ts';
import type { Call, Outcome } from '#platform/server/http/call.ts';
import type { Platform } from '#platform/server/platform.ts';
import { normalizedDomain } from '../../rules.ts';
import { deleteAllowance, findAllowance } from '../../server/allowance-store.ts';
import { recordClosed } from '../../server/allowance.ts';
import { callOrUnavailable } from '../../server/orders.ts';
import type { ProtectionService } from '../../server/protection-service/protection-service.ts';
import type { closeSite } from '../contract.ts';

export async function closeEarly(
  platform: Platform,
  service: ProtectionService,
  call: Call<typeof closeSite>,
): Promise<Outcome<typeof closeSite>> {
  const { service: number, caller } = call;
  const subject = normalizedDomain(call.query.domain)!;
  const row = await findAllowance(platform.db, number, { subject });
  if (!row) return refuse('EC_Not_Found');
  const closed = await callOrUnavailable(() => service.close(number, { reference: row.allowance_id, subject }));
  if (isRefusal(closed)) return closed;
  return call.change(async (tx) => {
    if (!(await deleteAllowance(tx, number, row.allowance_id))) return refuse('EC_Not_Found');
    await recordClosed(platform, tx, { number, accountId: caller.accountId, subject });
    return done;
  });
}
