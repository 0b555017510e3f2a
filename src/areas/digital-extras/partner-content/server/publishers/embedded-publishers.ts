// Embedded publishers: they accept every request, unless a fault is set.

import type { Database } from '#platform/server/database/database.ts';
import { isPartnerDown } from '#platform/server/partners/partner-fault.ts';
import { PartnerUnavailable } from '#platform/server/partners/partner-http.ts';
import type { Publishers } from './publishers.ts';

export function embeddedPublishers(db: Database): Publishers {
  return {
    async setAccess({ source }) {
      if (await isPartnerDown(db, source)) throw new PartnerUnavailable('The publisher is down.');
    },
  };
}
