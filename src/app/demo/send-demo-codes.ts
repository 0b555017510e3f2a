// Codes that partners sent before the first day of the demo: users find them in the inbox.

import { sendPartnerCode } from '#areas/digital-extras/partner-content/server/send-partner-code.ts';
import { partnerSources } from '#areas/digital-extras/partner-content/rules.ts';
import type { Platform } from '#platform/server/platform.ts';

export async function sendDemoCodes(platform: Platform): Promise<void> {
  const waiting = await platform.db
    .selectFrom('partner_content')
    .innerJoin('extra', 'extra.code', 'partner_content.code')
    .select([
      'partner_content.customer_id as customerId',
      'partner_content.service_id as serviceId',
      'partner_content.code',
      'partner_content.source',
      'extra.name_bg',
      'extra.name_en',
    ])
    .where('partner_content.status', '=', 'PendingVerification')
    .execute();
  for (const { source, name_bg, name_en, ...service } of waiting) {
    const known = partnerSources.find((each) => each === source);
    if (!known) continue;
    await platform.db.transaction().execute((tx) =>
      sendPartnerCode(platform, tx, service, {
        extra: { name_bg, name_en },
        source: known,
        remoteAddress: service.serviceId,
        guard: 'portal',
      }),
    );
  }
}
