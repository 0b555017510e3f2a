// The code by which a person confirms partner content, and the message that is sent while an activation is pending.

import { accepted, done } from '#platform/endpoint.ts';
import { isRefusal, refuse } from '#platform/errors.ts';
import { sendsAllowed, waitAfterLastSendSeconds } from '#platform/one-time-code.ts';
import { recordAudit } from '#platform/server/audit/record-audit.ts';
import type { Tx } from '#platform/server/database/database.ts';
import type { SendGuard } from '#platform/server/one-time-code/code-lock.ts';
import type { Platform } from '#platform/server/platform.ts';
import { hit, type Limit } from '#platform/server/rate-limit.ts';
import type { PartnerSource } from '../words.ts';
import { extraOf, type Change } from './change.ts';
import { lockNumber } from './extras-store.ts';
import { becomeActive } from './become-active.ts';
import type { OfExtra } from './change-store.ts';
import { documentText, partnerCodeText } from './messages.ts';
import { languageOfOwner, sendNotice } from './send-notice.ts';
import { findContent, saveCodeSent, savePartnerContent } from './partner-store.ts';

/** Bound to the number alone: the first code is sent by the portal itself, before anybody asks. */
function bindingOf(source: PartnerSource, serviceId: string) {
  return { requester: `service:${serviceId}`, purpose: `partner-${source}`, recipient: serviceId };
}

type Sending = {
  extra: { name_bg: string; name_en: string };
  source: PartnerSource;
  remoteAddress: string;
  guard: SendGuard;
};

export async function sendPartnerCode(platform: Platform, tx: Tx, of: OfExtra, sending: Sending) {
  const { extra, source, remoteAddress, guard } = sending;
  const language = await languageOfOwner(tx, of);
  const sent = await platform.codes.sendCode(tx, {
    ...bindingOf(source, of.serviceId),
    guard,
    remoteAddress,
    text: (code) => partnerCodeText(language, extra, code),
  });
  if (!isRefusal(sent)) await saveCodeSent(tx, of, platform.clock.now());
  return sent;
}

export type Asked = {
  remoteAddress: string;
  /** Told how long the next code has to be waited for. */
  onSent: (resendAfterSeconds: number) => void;
};

export async function resendPartnerCode(change: Change, source: PartnerSource, { remoteAddress, onSent }: Asked) {
  const extra = change.number.extras.find((each) => each.partner_source === source);
  if (!extra || extra.status === 'Inactive') return refuse('EC_Already_Inactive');
  if (extra.status !== 'PendingActivation') return refuse('EC_Already_Active');
  const of = { customerId: change.customerId, serviceId: change.serviceId, code: extra.code };
  const sent = await sendPartnerCode(change.platform, change.tx, of, {
    extra,
    source,
    remoteAddress,
    guard: `account:${change.accountId}`,
  });
  if (isRefusal(sent)) return sent;
  onSent(sent.resendAfterSeconds);
  return done;
}

type Verifying = { accountId: number; source: PartnerSource; code: string };

export async function verifyPartnerContent(platform: Platform, tx: Tx, { accountId, source, code }: Verifying) {
  const content = await findContent(tx, accountId, source);
  if (!content) return refuse('EC_Already_Inactive');
  const of = { customerId: content.customer_id, serviceId: content.service_id, code: content.code };
  const number = await lockNumber(platform, tx, of);
  const extra = extraOf({ number }, of.code);
  if (!extra || extra.status === 'Inactive') return refuse('EC_Already_Inactive');
  if (extra.status !== 'PendingActivation') return refuse('EC_Already_Active');
  const verdict = await platform.codes.checkCode(tx, {
    ...bindingOf(source, of.serviceId),
    guard: `account:${accountId}`,
    code,
  });
  if (isRefusal(verdict)) return verdict;
  await savePartnerContent(tx, of, source, 'Active');
  await becomeActive(platform, tx, of, extra, number.msisdn_type);
  await recordAudit(tx, {
    customerId: of.customerId,
    accountId,
    action: 'partner-content.verify',
    subject: of.serviceId,
    facts: { code: of.code, source },
    happenedAt: platform.clock.now(),
  });
  return done;
}

const resends: Limit = { name: 'resend-activation', limit: sendsAllowed, windowSeconds: waitAfterLastSendSeconds };

/** Once more what the person needs to finish a pending activation: the partner's code, or the word about the policy. */
export async function resendActivation(change: Change, code: string, remoteAddress: string) {
  const extra = extraOf(change, code);
  if (!extra || extra.status === 'Inactive') return refuse('EC_Already_Inactive');
  if (extra.status !== 'PendingActivation') return refuse('EC_Already_Active');
  if (extra.partner_source) {
    const sent = await resendPartnerCode(change, extra.partner_source, { remoteAddress, onSent: () => undefined });
    return isRefusal(sent) ? sent : accepted;
  }
  const asked = await hit(change.tx, { ...resends, subject: change.serviceId, now: change.now });
  if (!asked.allowed) return refuse('EC_Reach_Max_Attempts', { WaitSeconds: asked.retryAfterSeconds });
  await sendNotice(change.tx, change, {
    // To the service itself: the number for contact may be of anybody.
    to: change.serviceId,
    text: (language) => documentText(language, extra),
    now: change.now,
  });
  return accepted;
}
