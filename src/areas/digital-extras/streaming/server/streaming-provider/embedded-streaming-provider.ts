// Embedded streaming partners: accounts exist only in the portal's table, and a fault can make a partner unavailable.

import type { Database } from '#platform/server/database/database.ts';
import { embeddedReference } from '#platform/server/partners/embedded-reference.ts';
import { isPartnerDown } from '#platform/server/partners/partner-fault.ts';
import { PartnerUnavailable } from '#platform/server/partners/partner-http.ts';
import type { StreamingProvider } from './streaming-provider.ts';

export function embeddedStreamingProvider(db: Database, site: string): StreamingProvider {
  const refuseWhenDown = async (partner: string | null) => {
    if (partner && (await isPartnerDown(db, partner))) throw new PartnerUnavailable('The partner is down.');
  };
  return {
    isAvailable: async (partner) => !(await isPartnerDown(db, partner)),
    async openAccount({ key, partner, groupType }) {
      await refuseWhenDown(partner);
      return `${groupType}-${embeddedReference(key)}`;
    },
    async account(partner, reference) {
      await refuseWhenDown(partner);
      const known = await db
        .selectFrom('streaming_account')
        .select('status')
        .where('account_reference', '=', reference)
        .executeTakeFirst();
      const linkTo = (page: string) => new URL(`streaming/${partner ?? ''}/${page}/${reference}`, site).href;
      const status = known?.status ?? 'NotRegistered';
      return {
        status,
        registrationLink: status === 'NotRegistered' ? linkTo('register') : null,
        recoveryLink: linkTo('recover'),
      };
    },
  };
}
