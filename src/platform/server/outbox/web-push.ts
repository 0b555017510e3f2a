// Push messages to browsers (RFC 8030), encrypted for the browser (RFC 8291) and signed by the portal (RFC 8292).

import type { Clock } from '#platform/clock.ts';
import { webBase } from '#platform/web-base.ts';
import type { Database } from '../database/database.ts';
import type { KeyVersions } from '../key-rotation/key-versions.ts';
import { requestOutside } from '../partners/outbound-http.ts';
import type { ChannelAdapter, Delivery, Message } from './channel.ts';
import { isPushEndpoint } from './push-endpoint.ts';
import type { Push } from './push.ts';
import { pushTarget } from './push-target.ts';
import { deleteSubscription, findAddress, type PushAddress } from './subscription-store.ts';

export type WebPushSettings = Push & { db: Database; clock: Clock; storageKey: KeyVersions; timeoutMs?: number };

/** The service keeps a message this long for a browser that is off. */
const keptSeconds = 24 * 3600;

export function createWebPushChannel(given: WebPushSettings): ChannelAdapter {
  const { db, clock, storageKey, settings, timeoutMs = 20_000 } = given;
  return {
    async deliver(message) {
      const sought = { subscriptionId: message.recipient, push: given, now: clock.now() };
      const address = await findAddress(db, storageKey, sought);
      if (address === null) return dropSubscription(message.recipient, 'no subscription');
      if (address === 'unreadable') return { sent: false, retry: false, reason: 'sealed under another key' };
      // The setting may have changed since the browser subscribed.
      if (!isPushEndpoint(address.endpoint, settings)) return { sent: false, retry: false, reason: 'host not allowed' };
      const { headers, body } = await requestOf(given, address, message);
      const answer = await requestOutside(address.endpoint, {
        method: 'POST',
        headers,
        body,
        timeoutMs,
        mostBytes: 65_536,
      });
      return isGone(answer.status)
        ? dropSubscription(message.recipient, `push ${answer.status}`)
        : deliveryOf(answer.status);
    },
    close: () => Promise.resolve(),
  };

  async function dropSubscription(subscriptionId: string, reason: string): Promise<Delivery> {
    await deleteSubscription(db, subscriptionId);
    return { sent: false, retry: false, reason, isDropped: true };
  }
}

/** The library is loaded with the first message. */
async function requestOf({ pushKey, contact }: WebPushSettings, address: PushAddress, message: Message) {
  const { name, path } = pushTarget(message.template);
  const payload = JSON.stringify({ title: message.subject, body: message.body, tag: name, path: webBase + path });
  const { default: webPush } = await import('web-push');
  const details = webPush.generateRequestDetails(address, payload, {
    TTL: keptSeconds,
    contentEncoding: 'aes128gcm',
    vapidDetails: { subject: contact, ...pushKey },
  });
  const { 'Content-Length': _, ...headers } = details.headers as Record<string, string | number>;
  return {
    headers: Object.fromEntries(Object.entries(headers).map(([header, value]) => [header, String(value)])),
    body: new Uint8Array(details.body),
  };
}

/** The browser has unsubscribed. */
const isGone = (status: number) => status === 404 || status === 410;

function deliveryOf(status: number): Delivery {
  if (status >= 200 && status < 300) return { sent: true };
  const retry = status === 429 || status >= 500 || status === 401 || status === 403;
  return { sent: false, retry, reason: `push ${status}` };
}
