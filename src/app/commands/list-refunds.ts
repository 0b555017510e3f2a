// The refunds of withdrawals that the operator has to settle: one line of JSON each, as the import of `refund-results`
// names them.

import { openBalanceSource } from '#areas/balance/server/balance-source/open-balance-source.ts';
import { findOpenRefunds } from '#areas/contracts/server/open-refund-store.ts';
import { openEventReceiver } from '#areas/e-signing/server/document-events/open-event-receiver.ts';
import { partnerAddress } from '#platform/server/partners/partner-http.ts';
import type { Platform } from '#platform/server/platform.ts';

export async function listRefunds(platform: Platform): Promise<string> {
  const { db, configuration } = platform;
  const source = openBalanceSource(platform, partnerAddress(configuration.environment, 'BALANCE'));
  const events = openEventReceiver(platform, partnerAddress(configuration.environment, 'DOCUMENT_EVENTS'));
  const systems = { hasBalanceSource: source !== null, hasEvents: events !== null };
  return (await findOpenRefunds(db, systems)).map((refund) => JSON.stringify(refund)).join('\n');
}
