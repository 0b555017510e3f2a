// The way in without asking anybody: a short-lived, sealed word about one number that the service opens with the shared key.

import { EncryptJWT } from 'jose';
import type { Clock } from '#platform/clock.ts';
import type { Database } from '#platform/server/database/database.ts';
import { isPartnerDown } from '#platform/server/partners/partner-fault.ts';
import { PartnerUnavailable } from '#platform/server/partners/partner-http.ts';
import type { ProtectionService } from './protection-service.ts';

const tokenLifeSeconds = 10 * 60;

type Settings = { db: Database; clock: Clock; key: Uint8Array; site: string };

export function embeddedProtectionService({ db, clock, key, site }: Settings): ProtectionService {
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
      const link = new URL('net-protect', site);
      link.searchParams.set('token', token);
      return { token, link: link.href };
    },
  };
}
