import { accepted } from '#platform/endpoint.ts';
import { isRefusal, refuse } from '#platform/errors.ts';
import { sendsAllowed, waitAfterLastSendSeconds } from '#platform/one-time-code.ts';
import { countAttempt, type Limit } from '#platform/server/rate-limit.ts';
import { extraOf, type Change } from './change.ts';
import { extraSms } from './extra-sms.ts';
import { sendNotice } from '#platform/server/outbox/send-notice.ts';
import { resendPartnerCode } from '../partner-content/server/resend-partner-code.ts';

const resends: Limit = { name: 'resend-activation', limit: sendsAllowed, windowSeconds: waitAfterLastSendSeconds };

/** Resends what the user needs to finish a pending activation: the partner's code or the message about the policy. */
export async function resendActivation(change: Change, code: string, remoteAddress: string) {
  const extra = extraOf(change, code);
  if (!extra || extra.status === 'Inactive') return refuse('EC_Already_Inactive');
  if (extra.status !== 'PendingActivation') return refuse('EC_Already_Active');
  if (extra.partner_source) {
    const sent = await resendPartnerCode(change, extra.partner_source, { remoteAddress, onSent: () => undefined });
    return isRefusal(sent) ? sent : accepted;
  }
  const asked = await countAttempt(change.tx, { ...resends, subject: change.serviceId, now: change.now });
  if (!asked.allowed) return refuse('EC_Reach_Max_Attempts', { WaitSeconds: asked.retryAfterSeconds });
  await sendNotice(change.tx, change, {
    // To the service itself: the contact number can belong to anybody.
    to: change.serviceId,
    kind: 'requested',
    text: extraSms(change.tx, 'sms.policy_sent', extra),
    now: change.now,
  });
  return accepted;
}
