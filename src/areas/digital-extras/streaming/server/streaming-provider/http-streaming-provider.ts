// The operator's gateway to streaming partners over HTTP: `GET {url}/partners/{partner}` answers {"available": true},
// `POST {url}/accounts` {"account": "…"}, `GET {url}/accounts/{account}?partner=` its status and links.

import { askPartner, textIn, type PartnerAddress } from '#platform/server/partners/partner-http.ts';
import type { StreamingProvider } from './streaming-provider.ts';

export function httpStreamingProvider(address: PartnerAddress): StreamingProvider {
  return {
    async isAvailable(partner) {
      const path = `/partners/${encodeURIComponent(partner)}`;
      const answer = await askPartner(address, { method: 'GET', path }).catch(() => null);
      return answer?.body['available'] === true;
    },
    async openAccount({ key, partner, serviceId, groupType }) {
      const body = { partner, msisdn: serviceId, group: groupType };
      return textIn(await askPartner(address, { method: 'POST', path: '/accounts', key, body }), 'account');
    },
    async account(partner, reference) {
      const path = `/accounts/${encodeURIComponent(reference)}?partner=${encodeURIComponent(partner ?? '')}`;
      const answer = await askPartner(address, { method: 'GET', path });
      const status = textIn(answer, 'status');
      return {
        status,
        registrationLink: status === 'NotRegistered' ? textIn(answer, 'registrationLink') : null,
        recoveryLink: textIn(answer, 'recoveryLink'),
      };
    },
  };
}
