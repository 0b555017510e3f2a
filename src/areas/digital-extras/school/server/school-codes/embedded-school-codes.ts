// Embedded school platform: it issues a code for every number, unless a fault is set.

import type { Database } from '#platform/server/database/database.ts';
import { embeddedReference } from '#platform/server/partners/embedded-reference.ts';
import { isPartnerDown } from '#platform/server/partners/partner-fault.ts';
import { PartnerUnavailable } from '#platform/server/partners/partner-http.ts';
import type { SchoolCodes } from './school-codes.ts';

export function embeddedSchoolCodes(db: Database): SchoolCodes {
  return {
    async codeFor({ key }) {
      if (await isPartnerDown(db, 'school')) throw new PartnerUnavailable('The school platform is down.');
      return `EP-${embeddedReference(key)}`;
    },
  };
}
