// Adapter for installations where the portal shows the protection itself: a link to its screen and a short-lived token,
// encrypted under the shared key.

import { EncryptJWT } from 'jose';
import type { Clock } from '#platform/clock.ts';
import type { Database } from '#platform/server/database/database.ts';
import { webBase } from '#platform/web-base.ts';
import { isPartnerDown } from '#platform/server/partners/partner-fault.ts';
import { PartnerUnavailable } from '#platform/server/partners/partner-http.ts';
import type { ProtectionService } from './protection-service.ts';

const tokenLifeSeconds = 10 * 60;

type Settings = { db: Database; clock: Clock; key: Uint8Array };

export function embeddedProtectionService({ db, clock, key }: Settings): ProtectionService {
  return {
    async wayIn(serviceId) {
      if (await isPartnerDown(db, 'protection')) throw new PartnerUnavailable('The protection service is down.');
      const now = Math.floor(clock.now().getTime() / 1000);
      const token = await new EncryptJWT({ msisdn: serviceId })
        .setProtectedHeader({ alg: 'dir', enc: 'A256GCM' })
        .setAudience('net-protect')
        .setJti(crypto.randomUUID())
        .setIssuedAt(now)
        .setExpirationTime(now + tokenLifeSeconds)
        .encrypt(key);
      return { token, link: `${webBase}/network-protection?msisdn=${serviceId}` };
    },
  };
}
