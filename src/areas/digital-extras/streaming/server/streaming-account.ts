// The state of the account at the streaming partner, and its links.

import { refuse } from '#platform/errors.ts';
import type { OwnedService } from '#platform/server/http/caller.ts';
import { isUnavailable } from '#platform/server/partners/partner-http.ts';
import type { Platform } from '#platform/server/platform.ts';
import { isActive } from '../../lists.ts';
import { extraOf } from '../../server/change.ts';
import { findNumber } from '../../server/extras-store.ts';
import { findStreamingAccount } from './store.ts';
import type { StreamingProvider } from './streaming-provider/streaming-provider.ts';

export async function streamingAccount(
  platform: Platform,
  streaming: StreamingProvider,
  service: OwnedService,
  code: string,
) {
  const number = await findNumber(platform, service);
  const plan = extraOf({ number }, code);
  if (plan?.kind !== 'streaming' || !isActive(plan)) return refuse('EC_Already_Inactive');
  const account = await findStreamingAccount(platform.db, service, plan.group_type);
  if (!account) return refuse('EC_Already_Inactive');
  try {
    return await streaming.account(plan.partner, account.account_reference);
  } catch (error) {
    if (isUnavailable(error)) return refuse('EC_Partner_Unavailable');
    throw error;
  }
}
