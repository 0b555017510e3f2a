import type { PartnerAddress } from '#platform/server/partners/partner-http.ts';
import type { Platform } from '#platform/server/platform.ts';
import { embeddedEventReceiver } from './embedded-event-receiver.ts';
import type { EventReceiver } from './event-receiver.ts';
import { httpEventReceiver } from './http-event-receiver.ts';

/** Null for an operator without a system for events. */
export function openEventReceiver(
  { configuration, db }: Platform,
  address: PartnerAddress | null,
): EventReceiver | null {
  if (address) return httpEventReceiver(address);
  return configuration.appMode === 'demo' ? embeddedEventReceiver(db) : null;
}
