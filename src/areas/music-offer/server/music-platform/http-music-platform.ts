// The operator's music platform over HTTP: `PUT {url}/subscriptions/{msisdn}` with {"active": true, "lastDay": null}.

import { askPartner, PartnerUnavailable, type PartnerAddress } from '#platform/server/partners/partner-http.ts';
import type { MusicPlatform } from './music-platform.ts';

export function httpMusicPlatform(address: PartnerAddress): MusicPlatform {
  return {
    async setSubscription({ reference, serviceId, isActive, lastDay }) {
      const path = `/subscriptions/${encodeURIComponent(serviceId)}`;
      const { status } = await askPartner(address, {
        method: 'PUT',
        path,
        key: reference,
        body: { active: isActive, lastDay },
      });
      if (status >= 300) throw new PartnerUnavailable(`The music platform answered ${status}.`);
    },
  };
}
