// Creates the configured channels.

import type { Channels } from './channel.ts';
import { demoChannel } from './demo.ts';
import { createSmppChannel } from './smpp.ts';
import { createSmtpChannel } from './smtp.ts';

export type ChannelSettings = {
  appMode: 'demo' | 'production';
  smtpUrl: string | undefined;
  mailFrom: string;
  smppUrl: string | undefined;
  smsFrom: string;
};

/** Uses real gateways if configured; only the demo may run without one. */
export function createChannels({ appMode, smtpUrl, mailFrom, smppUrl, smsFrom }: ChannelSettings): Channels {
  if (appMode === 'production' && !smtpUrl) throw new Error('SMTP_URL must be set in production.');
  if (appMode === 'production' && !smppUrl) throw new Error('SMPP_URL must be set in production.');
  return {
    email: smtpUrl ? createSmtpChannel({ url: smtpUrl, from: mailFrom }) : demoChannel,
    sms: smppUrl ? createSmppChannel({ url: smppUrl, from: smsFrom }) : demoChannel,
  };
}
