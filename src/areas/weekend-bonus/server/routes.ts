import { sofiaDay } from '#platform/clock.ts';
import { ok } from '#platform/endpoint.ts';
import { mount, type Mounting } from '#platform/server/http/route.ts';
import * as calls from '../contract.ts';
import { activateBonus } from './activate-bonus.ts';
import { presentBonus } from './present.ts';
import { findCampaign, findNumbers } from './store.ts';

export function weekendBonusRoutes(at: Mounting): void {
  const { platform } = at;

  mount(at, calls.bonusEligibility, async (call) => {
    const today = sofiaDay(platform.clock.now());
    const campaign = await findCampaign(platform.db, today);
    const numbers = campaign ? await findNumbers(platform.db, call.caller.accountId, campaign.campaign_id) : [];
    return ok(presentBonus(numbers, campaign, { language: call.language, today }));
  });

  mount(at, calls.activateBonus, (call) =>
    call.change((tx) => activateBonus(platform, tx, call.caller.accountId, call.body.msisdns)),
  );
}
