// The code that confirms partner content, and the message of a pending activation.

import { isRefusal } from '#platform/errors.ts';
import type { Tx } from '#platform/server/database/database.ts';
import { renderSms } from '#platform/server/messages/render-message.ts';
import type { SendGuard } from '#platform/server/one-time-code/code-lock.ts';
import type { Platform } from '#platform/server/platform.ts';
import type { PartnerSource } from '../rules.ts';
import { extrasMessages } from '../../messages.ts';
import { nameOfExtra } from '../../server/extra-sms.ts';
import { languageOfOwner } from '#platform/server/outbox/send-notice.ts';
import { saveCodeSent } from './store.ts';
import type { ExtraKey } from '../../server/extra-key.ts';

/** Bound to the number alone: the portal sends the first code without a request of the user. */
export function bindingOf(source: PartnerSource, serviceId: string) {
  return { requester: `service:${serviceId}`, purpose: `partner-${source}`, recipient: serviceId };
}

type CodeMessage = {
  extra: { name_bg: string; name_en: string };
  source: PartnerSource;
  remoteAddress: string;
  guard: SendGuard;
};

export async function sendPartnerCode(platform: Platform, tx: Tx, key: ExtraKey, sending: CodeMessage) {
  const { extra, source, remoteAddress, guard } = sending;
  const language = await languageOfOwner(tx, key);
  const sent = await platform.codes.sendCode(tx, {
    ...bindingOf(source, key.serviceId),
    guard,
    remoteAddress,
    text: (code) =>
      renderSms(tx, extrasMessages, {
        name: 'sms.partner_code',
        language,
        values: { name: nameOfExtra(extra, language), code },
      }),
  });
  if (!isRefusal(sent)) await saveCodeSent(tx, key, platform.clock.now());
  return sent;
}
