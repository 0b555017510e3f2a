// How the account at the streaming partner stands, and the ways into it.

import { refuse } from '#platform/errors.ts';
import type { HeldService } from '#platform/server/http/caller.ts';
import { isPartnerDown } from '#platform/server/partners/partner-fault.ts';
import type { Platform } from '#platform/server/platform.ts';
import { isActive } from '../../lists.ts';
import { extraOf } from '../../server/change.ts';
import { findNumber } from '../../server/extras-store.ts';
import { findStreamingAccount } from './store.ts';

export async function streamingAccount(platform: Platform, service: HeldService, code: string) {
  const number = await findNumber(platform, service);
  const plan = extraOf({ number }, code);
  if (plan?.kind !== 'streaming' || !isActive(plan)) return refuse('EC_Already_Inactive');
  if (plan.partner && (await isPartnerDown(platform.db, plan.partner))) return refuse('EC_Partner_Unavailable');
  const account = await findStreamingAccount(platform.db, service, plan.group_type);
  if (!account) return refuse('EC_Already_Inactive');
  const linkTo = (page: string) =>
    new URL(
      `streaming/${plan.partner ?? ''}/${page}/${account.account_reference}`,
      platform.configuration.externalSelfcareUrl,
    ).href;
  return {
    status: account.status,
    link: account.status === 'NotRegistered' ? linkTo('register') : null,
    recoveryLink: linkTo('recover'),
  };
}
