// Creates the configured channels.

import type { Clock } from '#platform/clock.ts';
import type { Database } from '../database/database.ts';
import type { Channels } from './channel.ts';
import { demoChannel } from './demo.ts';
import { createSmppChannel } from './smpp.ts';
import { saveReceipt } from './sms-part-store.ts';
import type { IdFormat, SmsReceipt } from './sms-receipt.ts';
import { createSmtpChannel } from './smtp.ts';

export type ChannelSettings = {
  appMode: 'demo' | 'production';
  smtpUrl: string | undefined;
  mailFrom: string;
  smppUrl: string | undefined;
  smsFrom: string;
  smppIdFormat: IdFormat;
};

/** Uses real gateways if configured; only the demo may run without one. */
export function createChannels(
  { appMode, smtpUrl, mailFrom, smppUrl, smsFrom, smppIdFormat: idFormat }: ChannelSettings,
  { db, clock }: { db: Database; clock: Clock },
): Channels {
  if (appMode === 'production' && !smtpUrl) throw new Error('SMTP_URL must be set in production.');
  if (appMode === 'production' && !smppUrl) throw new Error('SMPP_URL must be set in production.');
  const save = (receipt: SmsReceipt) => saveReceipt(db, receipt, clock.now());
  return {
    email: smtpUrl ? createSmtpChannel({ url: smtpUrl, from: mailFrom }) : demoChannel,
    sms: smppUrl ? createSmppChannel({ url: smppUrl, from: smsFrom, idFormat, saveReceipt: save }) : demoChannel,
  };
}
