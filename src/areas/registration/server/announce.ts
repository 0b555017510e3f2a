// Tells the user that a profile or a service is ready, and the number that somebody has it now.

import type { Language } from '#platform/languages.ts';
import { isMobileNumber, readableNumber } from '#platform/msisdn.ts';
import type { Tx } from '#platform/server/database/database.ts';
import { renderMail, renderSms } from '#platform/server/messages/render-message.ts';
import { enqueueMessage } from '#platform/server/outbox/enqueue-message.ts';
import { mailAboutSecurity } from '#platform/server/outbox/mail-about-security.ts';
import { webBase } from '#platform/web-base.ts';
import { registrationMessages } from '../messages.ts';
import { maskedEmail } from '../rules.ts';

export type Announcement = {
  accountId: number;
  email: string;
  language: Language;
  origin: string;
  serviceId: string;
  now: Date;
};

export async function announceProfile(tx: Tx, announced: Announcement): Promise<void> {
  const { accountId, email, language, origin, now } = announced;
  const values = { link: `${origin}${webBase}/login` };
  const mail = await renderMail(tx, registrationMessages, { name: 'mail.profile_ready', language, values });
  await mailAboutSecurity(tx, mail, { accountId, email, now });
  await tellNumber(tx, announced);
}

export async function announceAddedService(tx: Tx, announced: Announcement): Promise<void> {
  const { accountId, email, language, origin, serviceId, now } = announced;
  const values = { number: readableNumber(serviceId), link: `${origin}${webBase}/my-services` };
  const mail = await renderMail(tx, registrationMessages, { name: 'mail.service_added', language, values });
  await mailAboutSecurity(tx, mail, { accountId, email, now });
  await tellNumber(tx, announced);
}

async function tellNumber(tx: Tx, { email, language, serviceId, now }: Announcement): Promise<void> {
  if (!isMobileNumber(serviceId)) return;
  const values = { email: maskedEmail(email) };
  const body = await renderSms(tx, registrationMessages, { name: 'sms.added', language, values });
  await enqueueMessage(tx, { channel: 'sms', kind: 'security', recipient: serviceId, body, createdAt: now });
}
