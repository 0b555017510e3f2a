// Adds numbers to the bonus: all of them, or none if one is not allowed.

import { shownDay, sofiaDay } from '#platform/clock.ts';
import { done } from '#platform/endpoint.ts';
import { refuse } from '#platform/errors.ts';
import { recordAudit } from '#platform/server/audit/record-audit.ts';
import type { Tx } from '#platform/server/database/database.ts';
import { renderSms } from '#platform/server/messages/render-message.ts';
import { enqueueMessage } from '#platform/server/outbox/enqueue-message.ts';
import type { Platform } from '#platform/server/platform.ts';
import { mayJoin, takesNumbers } from '../rules.ts';
import { weekendBonusMessages } from '../messages.ts';
import { findCampaign, findLanguage, findNumbers, join } from './store.ts';

export async function activateBonus(platform: Platform, tx: Tx, accountId: number, msisdns: readonly string[]) {
  const now = platform.clock.now();
  const campaign = await findCampaign(tx, sofiaDay(now));
  if (!campaign || !takesNumbers(sofiaDay(now), campaign)) return refuse('EC_Campaign_Ended');
  const own = new Map((await findNumbers(tx, accountId, campaign.campaign_id)).map((row) => [row.service_id, row]));
  const { language } = await findLanguage(tx, accountId);
  // Sorted, so that concurrent requests cannot deadlock.
  for (const msisdn of msisdns.toSorted()) {
    const number = own.get(msisdn);
    if (!number) return refuse('EC_User_Not_Authoried');
    if (!mayJoin(number)) return refuse('EC_Phone_Is_Not_Eligible', { Msisdn: msisdn });
    const joining = { customerId: number.customer_id, serviceId: msisdn };
    if (!(await join(tx, joining, campaign.campaign_id, now))) return refuse('EC_Already_Active', { Msisdn: msisdn });
    await recordAudit(tx, {
      customerId: number.customer_id,
      accountId,
      action: 'bonus.join',
      subject: msisdn,
      facts: { campaign: campaign.campaign_id },
      happenedAt: now,
    });
    const values = { gigabytes: campaign.bonus_mb / 1024, day: shownDay(campaign.ends_on) };
    const body = await renderSms(tx, weekendBonusMessages, { name: 'sms.joined', language, values });
    await enqueueMessage(tx, { channel: 'sms', kind: 'services', recipient: msisdn, body, createdAt: now });
  }
  return done;
}
