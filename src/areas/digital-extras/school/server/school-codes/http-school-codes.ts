// The operator's school platform over HTTP: `POST {url}/codes` answers {"code": "…"}; 422 refuses.

import { askPartner, textIn, type PartnerAddress } from '#platform/server/partners/partner-http.ts';
import type { SchoolCodes } from './school-codes.ts';

export function httpSchoolCodes(address: PartnerAddress): SchoolCodes {
  return {
    async codeFor({ key, serviceId }) {
      const body = { msisdn: serviceId };
      return textIn(await askPartner(address, { method: 'POST', path: '/codes', key, body }), 'code');
    },
  };
}
