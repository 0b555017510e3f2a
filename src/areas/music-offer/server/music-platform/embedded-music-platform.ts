// Embedded music platform: it accepts every order, unless a fault is set.

import type { Database } from '#platform/server/database/database.ts';
import { isPartnerDown } from '#platform/server/partners/partner-fault.ts';
import { PartnerUnavailable } from '#platform/server/partners/partner-http.ts';
import type { MusicPlatform } from './music-platform.ts';

export function embeddedMusicPlatform(db: Database): MusicPlatform {
  return {
    async setSubscription() {
      if (await isPartnerDown(db, 'music')) throw new PartnerUnavailable('The music platform is down.');
    },
  };
}
