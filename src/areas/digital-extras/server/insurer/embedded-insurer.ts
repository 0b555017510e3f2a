// Embedded insurer: it confirms a home policy after the configured time, unless a fault is set.

import type { Clock } from '#platform/clock.ts';
import type { Database } from '#platform/server/database/database.ts';
import { embeddedReference } from '#platform/server/partners/embedded-reference.ts';
import { isPartnerDown } from '#platform/server/partners/partner-fault.ts';
import { PartnerUnavailable } from '#platform/server/partners/partner-http.ts';
import type { Insurer } from './insurer.ts';

export function embeddedInsurer(db: Database, clock: Clock, confirmSeconds: number): Insurer {
  const refuseWhenDown = async () => {
    if (await isPartnerDown(db, 'insurer')) throw new PartnerUnavailable('The insurer is down.');
  };
  return {
    async reserveNumber(key) {
      await refuseWhenDown();
      return `HA-${embeddedReference(key)}`;
    },
    async confirmHome({ policyNumber, orderedAt }) {
      await refuseWhenDown();
      const readyAt = new Date(orderedAt.getTime() + confirmSeconds * 1000);
      if (readyAt > clock.now()) return { state: 'waiting', askAgainAt: readyAt };
      return { state: 'confirmed', documentId: `DOC-${policyNumber}` };
    },
    async insurePhone({ key }) {
      await refuseWhenDown();
      return `INS-${embeddedReference(key)}`;
    },
  };
}
