import { done } from '#platform/endpoint.ts';
import { isRefusal, refuse } from '#platform/errors.ts';
import type { PartnerSource } from '../rules.ts';
import type { Change } from '../../server/change.ts';
import { sendPartnerCode } from './send-partner-code.ts';

type CodeRequest = {
  remoteAddress: string;
  /** Receives the wait before the next code. */
  onSent: (resendAfterSeconds: number) => void;
};

export async function resendPartnerCode(change: Change, source: PartnerSource, { remoteAddress, onSent }: CodeRequest) {
  const extra = change.number.extras.find((each) => each.partner_source === source);
  if (!extra || extra.status === 'Inactive') return refuse('EC_Already_Inactive');
  if (extra.status !== 'PendingActivation') return refuse('EC_Already_Active');
  const key = { customerId: change.customerId, serviceId: change.serviceId, code: extra.code };
  const sent = await sendPartnerCode(change.platform, change.tx, key, {
    extra,
    source,
    remoteAddress,
    guard: `account:${change.accountId}`,
  });
  if (isRefusal(sent)) return sent;
  onSent(sent.resendAfterSeconds);
  return done;
}
