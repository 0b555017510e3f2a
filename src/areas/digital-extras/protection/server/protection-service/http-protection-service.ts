// The operator's protection service over HTTP: `POST {url}/links` answers {"token": "…", "link": "…"}.

import { askPartner, textIn, type PartnerAddress } from '#platform/server/partners/partner-http.ts';
import type { ProtectionService } from './protection-service.ts';

export function httpProtectionService(address: PartnerAddress): ProtectionService {
  return {
    async wayIn(serviceId) {
      const answer = await askPartner(address, { method: 'POST', path: '/links', body: { msisdn: serviceId } });
      return { token: textIn(answer, 'token'), link: textIn(answer, 'link') };
    },
  };
}
