// A portal with a local push service, and the delivery of its outbox.

import { createChannels } from '#platform/server/outbox/create-channels.ts';
import { deliver } from '#platform/server/outbox/deliver.ts';
import { openPortal, type Browser, type TestPortal } from './portal.ts';
import { startPushService, type TestPushService } from './push-service.ts';

export type PushPortal = { portal: TestPortal; service: TestPushService; close(): Promise<void> };

export async function openPushPortal(): Promise<PushPortal> {
  const service = await startPushService();
  const portal = await openPortal({ PUSH_HOSTS: service.host });
  return {
    portal,
    service,
    async close() {
      await portal.close();
      await service.close();
    },
  };
}

/** Delivers everything that is due. */
export async function deliverAll({ platform }: TestPortal): Promise<void> {
  const { db, clock, keys, configuration, push } = platform;
  const channels = createChannels(configuration, { db, clock, storageKey: keys.storage, push });
  while ((await deliver({ db, clock, channels, key: keys.storage, keepTexts: true })) > 0);
}

const base = '/user-profile/notifications';

export const readSettings = async (browser: Browser) => (await browser.call('GET', base)).body;

export const switchTo = (browser: Browser, kind: string, channel: string, is_on: boolean) =>
  browser.call('PUT', base, { body: { kind, channel, is_on } });

export const setHours = (browser: Browser, quiet_hours: { from: string; until: string } | null) =>
  browser.call('PUT', `${base}/quiet-hours`, { body: { quiet_hours } });

export const startPush = (browser: Browser, subscription: object) =>
  browser.call('POST', `${base}/push`, { body: subscription });

export const stopPush = (browser: Browser) => browser.call('DELETE', `${base}/push`);

export const sendOneToTry = (browser: Browser, channel: string) =>
  browser.call('POST', `${base}/try`, { body: { channel } });

/** The messages written since the last call, oldest first. */
export async function takeMessages({ platform: { db } }: TestPortal) {
  return db.deleteFrom('outbox').returning(['channel', 'recipient', 'body', 'template', 'held_until']).execute();
}
