// The operator's gateway to publishers over HTTP: `PUT {url}/{source}/readers/{msisdn}` with {"access": true}.

import { askPartner, PartnerUnavailable, type PartnerAddress } from '#platform/server/partners/partner-http.ts';
import type { Publishers } from './publishers.ts';

export function httpPublishers(address: PartnerAddress): Publishers {
  return {
    async setAccess({ key, source, serviceId, hasAccess }) {
      const path = `/${encodeURIComponent(source)}/readers/${encodeURIComponent(serviceId)}`;
      const { status } = await askPartner(address, { method: 'PUT', path, key, body: { access: hasAccess } });
      if (status >= 300) throw new PartnerUnavailable(`The publisher answered ${status}.`);
    },
  };
}
