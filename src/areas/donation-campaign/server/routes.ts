import { ok } from '#platform/endpoint.ts';
import { refuse } from '#platform/errors.ts';
import { mount, type Mounting } from '#platform/server/http/route.ts';
import * as calls from '../contract.ts';
import { donate, findConfigured, findOffered, monthOf } from './donate.ts';
import { presentLimit, presentProgress, presentReceipt } from './present.ts';
import { findEligible, findLastDonation, findDonationState, findTally, hasAcceptedTerms, limitOf } from './store.ts';

export function donationCampaignRoutes(at: Mounting): void {
  const { platform } = at;
  const { db, clock } = platform;

  mount(at, calls.campaignEligibility, async (call) => {
    const campaign = await findOffered(platform, db, call.query.campaign);
    if (!campaign) return refuse('EC_Not_Found');
    const { accountId } = call.caller;
    return ok({
      eligible_services: await findEligible(db, accountId),
      accepted_terms_and_conditions: await hasAcceptedTerms(db, accountId, campaign.campaign_id),
    });
  });

  mount(at, calls.donate, (call) =>
    call.change((tx) =>
      donate(platform, tx, {
        accountId: call.caller.accountId,
        service: call.service,
        campaignId: call.body.campaign_id,
        amount: call.body.amount,
        hasAccepted: call.body.accepted_terms_and_conditions,
        language: call.language,
      }),
    ),
  );

  mount(at, calls.eligibleDonationLimit, async (call) => {
    const { msisdn: repeated } = call.query;
    if (repeated !== undefined && repeated !== call.params.msisdn) {
      return refuse('EC_Invalid_Request', { Field: 'query/msisdn' });
    }
    const campaign = await findOffered(platform, db, call.query.campaign);
    if (!campaign) return refuse('EC_Not_Found');
    const state = await findDonationState(db, call.service, campaign.campaign_id, monthOf(clock.now()));
    if (state.msisdn_type !== 'Mobile') return refuse('EC_Phone_Is_Not_Eligible');
    return ok({ data: presentLimit(state, limitOf(campaign, call.service.accountType, state)) });
  });

  mount(at, calls.campaignProgress, async (call) => {
    const campaign = await findOffered(platform, db, call.query.campaign);
    if (!campaign) return refuse('EC_Not_Found');
    return ok(presentProgress(campaign, await findTally(db, campaign.campaign_id), clock.now()));
  });

  mount(at, calls.lastDonation, async (call) => {
    const campaign = await findConfigured(platform, db, call.query.campaign);
    if (!campaign) return refuse('EC_Not_Found');
    const row = await findLastDonation(db, call.caller.accountId, campaign.campaign_id);
    return ok({ donation: row ? presentReceipt(row) : null });
  });
}
