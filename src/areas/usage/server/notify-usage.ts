// Notifies through the channels that the owner has chosen: an SMS to the number, an e-mail to the owner. The SMS may
// reach a user who is not the owner, so it contains no amounts of money.

import { shownDay } from '#platform/clock.ts';
import { inLanguage, localeOf, type Language } from '#platform/languages.ts';
import { priceOf, shownPrice } from '#platform/money.ts';
import { shownNumber } from '#platform/msisdn.ts';
import type { Tx } from '#platform/server/database/database.ts';
import { textReader } from '#platform/server/messages/read-texts.ts';
import { renderMail, renderSms } from '#platform/server/messages/render-message.ts';
import { enqueueMessage } from '#platform/server/outbox/enqueue-message.ts';
import { languageOfOwner } from '#platform/server/outbox/send-notice.ts';
import type { ServiceKey } from '#platform/server/service-key.ts';
import type { AlertSettings } from '../contract.ts';
import { usageMessages } from '../messages.ts';
import { amountParts, leftOf } from '../rules.ts';
import { findMailedOwner } from './notice-store.ts';
import { stateOf } from './present.ts';
import type { AllowanceRow } from './usage-store.ts';

export type Recipient = { service: ServiceKey; alerts: AlertSettings; now: Date };

export async function notifyAllowance(
  tx: Tx,
  { service, alerts, now }: Recipient,
  allowance: AllowanceRow,
  threshold: number,
): Promise<void> {
  const language = await languageOfOwner(tx, service);
  const values = {
    name: inLanguage({ bg: allowance.name_bg, en: allowance.name_en }, language),
    number: shownNumber(service.serviceId),
    threshold,
    left: await leftText(tx, language, allowance),
    day: shownDay(allowance.period_to),
    // A package is bought once: no next period follows.
    isPackage: allowance.source === 'package',
  };
  const owner = await ownerFor(tx, service, alerts);
  if (alerts.by_sms) {
    const body = await renderSms(tx, usageMessages, { name: 'sms.allowance', language, values });
    await enqueueMessage(tx, { channel: 'sms', kind: 'usage', recipient: service.serviceId, body, createdAt: now });
  }
  if (owner) {
    const mail = await renderMail(tx, usageMessages, { name: 'mail.allowance', language, values });
    await enqueueMessage(tx, { ...mail, ...owner, channel: 'email', kind: 'usage', createdAt: now });
  }
}

export async function notifyAlert(
  tx: Tx,
  { service, alerts, now }: Recipient,
  euro: number,
  costCents: number,
): Promise<void> {
  const language = await languageOfOwner(tx, service);
  const number = shownNumber(service.serviceId);
  const owner = await ownerFor(tx, service, alerts);
  if (alerts.by_sms) {
    const body = await renderSms(tx, usageMessages, { name: 'sms.alert', language, values: { number } });
    await enqueueMessage(tx, { channel: 'sms', kind: 'usage', recipient: service.serviceId, body, createdAt: now });
  }
  if (owner) {
    const shown = (cents: number) => shownPrice(priceOf(cents)[0]!, language);
    const values = { number, alert: shown(euro * 100), cost: shown(costCents) };
    const mail = await renderMail(tx, usageMessages, { name: 'mail.alert', language, values });
    await enqueueMessage(tx, { ...mail, ...owner, channel: 'email', kind: 'usage', createdAt: now });
  }
}

async function ownerFor(tx: Tx, service: ServiceKey, alerts: AlertSettings) {
  return alerts.by_email ? findMailedOwner(tx, service) : null;
}

async function leftText(tx: Tx, language: Language, allowance: AllowanceRow): Promise<string> {
  const { value, unit } = amountParts(allowance.kind, leftOf(stateOf(allowance)) ?? 0);
  const text = await textReader(tx, usageMessages, language);
  return text(`part.${unit}`, { count: new Intl.NumberFormat(localeOf(language)).format(value) });
}
