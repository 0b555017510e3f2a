// The operator's insurer over HTTP: `POST {url}/numbers` and `POST {url}/phones` answer {"policyNumber": "…"},
// `PUT {url}/homes/{policyNumber}` {"state": "waiting"} or {"state": "confirmed", "documentId": "…"}; 422 refuses.

import type { Clock } from '#platform/clock.ts';
import { askPartner, textIn, type PartnerAddress } from '#platform/server/partners/partner-http.ts';
import type { Insurer } from './insurer.ts';

const askAgainSeconds = 60;

export function httpInsurer(address: PartnerAddress, clock: Clock): Insurer {
  return {
    async reserveNumber(key) {
      return textIn(await askPartner(address, { method: 'POST', path: '/numbers', key }), 'policyNumber');
    },
    async confirmHome({ policyNumber, contactNumber, zipCode, city, address: street }) {
      const path = `/homes/${encodeURIComponent(policyNumber)}`;
      const body = { contactNumber, zipCode, city, address: street };
      const answer = await askPartner(address, { method: 'PUT', path, key: policyNumber, body });
      if (answer.status === 422) return { state: 'refused' };
      if (textIn(answer, 'state') === 'confirmed') {
        return { state: 'confirmed', documentId: textIn(answer, 'documentId') };
      }
      return { state: 'waiting', askAgainAt: new Date(clock.now().getTime() + askAgainSeconds * 1000) };
    },
    async insurePhone({ key, serviceId, startsOn }) {
      const body = { msisdn: serviceId, startsOn };
      return textIn(await askPartner(address, { method: 'POST', path: '/phones', key, body }), 'policyNumber');
    },
  };
}
