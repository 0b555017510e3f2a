// The demo's own system: it accepts every event, unless a fault is set.

import type { Database } from '#platform/server/database/database.ts';
import { isPartnerDown } from '#platform/server/partners/partner-fault.ts';
import { PartnerUnavailable } from '#platform/server/partners/partner-http.ts';
import type { EventReceiver } from './event-receiver.ts';

export function embeddedEventReceiver(db: Database): EventReceiver {
  return {
    async send() {
      if (await isPartnerDown(db, 'document-events')) throw new PartnerUnavailable('The system for events is down.');
    },
  };
}
