// Creates the configured channels.

import type { Clock } from '#platform/clock.ts';
import type { Database } from '../database/database.ts';
import type { KeyVersions } from '../key-rotation/key-versions.ts';
import type { ChannelAdapter, Channels } from './channel.ts';
import { demoChannel } from './demo.ts';
import type { Push } from './push.ts';
import { createSmppChannel } from './smpp.ts';
import { saveReceipt } from './sms-part-store.ts';
import type { IdFormat, SmsReceipt } from './sms-receipt.ts';
import { createSmtpChannel } from './smtp.ts';
import { createWebPushChannel } from './web-push.ts';

export type ChannelSettings = {
  appMode: 'demo' | 'production';
  smtpUrl: string | undefined;
  mailFrom: string;
  smppUrl: string | undefined;
  smsFrom: string;
  smppIdFormat: IdFormat;
};

type ChannelParts = { db: Database; clock: Clock; storageKey: KeyVersions; push: Push | null };

/** Uses real gateways if configured; only the demo may run without one. */
export function createChannels(
  { appMode, smtpUrl, mailFrom, smppUrl, smsFrom, smppIdFormat: idFormat }: ChannelSettings,
  { db, clock, storageKey, push }: ChannelParts,
): Channels {
  if (appMode === 'production' && !smtpUrl) throw new Error('SMTP_URL must be set in production.');
  if (appMode === 'production' && !smppUrl) throw new Error('SMPP_URL must be set in production.');
  const save = (receipt: SmsReceipt) => saveReceipt(db, receipt, clock.now());
  return {
    email: smtpUrl ? createSmtpChannel({ url: smtpUrl, from: mailFrom }) : demoChannel,
    sms: smppUrl ? createSmppChannel({ url: smppUrl, from: smsFrom, idFormat, saveReceipt: save }) : demoChannel,
    push: push ? createWebPushChannel({ db, clock, storageKey, ...push }) : noPush,
  };
}

/** For browsers that subscribed before the operator removed the key. */
const noPush: ChannelAdapter = {
  deliver: () => Promise.resolve({ sent: false, retry: false, reason: 'push is off', isDropped: true }),
  close: () => Promise.resolve(),
};
