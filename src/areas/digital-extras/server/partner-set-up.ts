// Sets up extras at partners. They are called without locks and with an idempotency key; their reference is saved with
// the extra.

import { sofiaDay } from '#platform/clock.ts';
import type { Language } from '#platform/languages.ts';
import type { Tx } from '#platform/server/database/database.ts';
import { renderSms } from '#platform/server/messages/render-message.ts';
import { PartnerRefused, PartnerUnavailable } from '#platform/server/partners/partner-http.ts';
import type { ProvisioningOutcome } from '#platform/server/partners/provisioning.ts';
import type { Platform } from '#platform/server/platform.ts';
import { findRequest } from '#platform/server/processing-request.ts';
import type { ServiceKey } from '#platform/server/service-key.ts';
import { saveInsurance } from '../insurance/server/store.ts';
import { saveSchoolCode } from '../school/server/store.ts';
import { saveStreamingAccount } from '../streaming/server/store.ts';
import type { ExtraRow } from './catalogue.ts';
import { extraOf } from './change.ts';
import type { ExtraKey } from './extra-key.ts';
import type { ExtrasPartners } from './extras-partners.ts';
import { findNumber, withUnoffered } from './extras-store.ts';
import { extrasMessages } from '../messages.ts';
import { sendNotice } from '#platform/server/outbox/send-notice.ts';

export type SetUpOutcome =
  | { state: 'waiting'; askAgainAt: Date }
  | { state: 'done'; failed: string[]; references: ReadonlyMap<string, string> };

const askAgainMs = 60_000;

/** Combines the results of the network and the partners. If a partner does not answer, the whole request is retried. */
export async function withPartners(
  platform: Platform,
  partners: ExtrasPartners,
  { requestId, ...service }: ServiceKey & { requestId: string },
  network: ProvisioningOutcome,
): Promise<SetUpOutcome> {
  if (network.state === 'waiting') return network;
  const failed = [...network.failed];
  const references = new Map<string, string>();
  const request = await findRequest(platform.db, service, requestId);
  const number = withUnoffered(await findNumber(platform, service));
  for (const code of request?.codes ?? []) {
    const extra = extraOf({ number }, code);
    if (!extra || failed.includes(code)) continue;
    try {
      const reference = await referenceFor(platform, partners, `${requestId}-${code}`, service, extra);
      if (reference !== null) references.set(code, reference);
    } catch (error) {
      if (error instanceof PartnerUnavailable) {
        return { state: 'waiting', askAgainAt: new Date(platform.clock.now().getTime() + askAgainMs) };
      }
      if (!(error instanceof PartnerRefused)) throw error;
      failed.push(code);
    }
  }
  return { state: 'done', failed, references };
}

/** The reference of the partner; null if no partner is involved. */
async function referenceFor(
  { clock }: Platform,
  { streaming, insurer, schoolCodes }: ExtrasPartners,
  key: string,
  { serviceId }: ServiceKey,
  { kind, partner, group_type }: ExtraRow,
): Promise<string | null> {
  if (kind === 'streaming') return streaming.openAccount({ key, partner, serviceId, groupType: group_type });
  if (kind === 'insurance') return insurer.insurePhone({ key, serviceId, startsOn: sofiaDay(clock.now()) });
  return kind === 'enlightenment' ? schoolCodes.codeFor({ key, serviceId }) : null;
}

export async function saveReference(
  platform: Platform,
  tx: Tx,
  key: ExtraKey,
  extra: ExtraRow,
  reference: string,
): Promise<void> {
  const now = platform.clock.now();
  if (extra.kind === 'streaming') await saveStreamingAccount(tx, key, extra.group_type, reference);
  if (extra.kind === 'insurance') {
    await saveInsurance(tx, key, reference, extra.price_cents ?? extra.regular_price_cents, sofiaDay(now));
  }
  if (extra.kind === 'enlightenment') {
    const code = await saveSchoolCode(tx, key, reference);
    const text = (language: Language) =>
      renderSms(tx, extrasMessages, { name: 'sms.school_code', language, values: { code } });
    await sendNotice(tx, key, { to: key.serviceId, kind: 'requested', text, now });
  }
}
