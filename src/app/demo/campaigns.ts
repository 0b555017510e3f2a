// The state of the campaigns before the first day of the demo: donations of this month, lines that the network
// recognises, and numbers verified for partners.

import { sofiaDay } from '#platform/clock.ts';
import type { Tx } from '#platform/server/database/database.ts';
import type { Owners } from './owners.ts';

const campaign_id = 'donation-1';

const given: Record<string, number> = { '359888100102': 100, '359888100201': 43 };

/** Lines that the embedded recognition host knows. */
const recognised = ['359888100101', '359888100103', '359888100201', '359888100301', '359888100501'];

const verifiedFor: Record<string, string> = { '359888100101': 'dnevnik', '359888100301': 'capital' };

export async function loadCampaigns(tx: Tx, { ownerOf }: Owners, now: Date): Promise<void> {
  const month = `${sofiaDay(now).slice(0, 7)}-01`;
  const of = (service_id: string) => ({ customer_id: ownerOf(service_id), service_id });
  await tx
    .insertInto('donation_allowance')
    .values(
      Object.entries(given).map(([number, given_amount]) => ({
        ...of(number),
        campaign_id,
        month,
        limit_amount: 100,
        given_amount,
      })),
    )
    .execute();
  await tx
    .insertInto('recognised_number')
    .values(recognised.map((service_id) => ({ service_id })))
    .execute();
  const verified_at = new Date(now.getTime() - 12 * 86_400_000);
  await tx
    .insertInto('partner_verification')
    .values(Object.entries(verifiedFor).map(([number, source]) => ({ ...of(number), source, verified_at })))
    .execute();
}
