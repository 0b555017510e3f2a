import { refuse } from '#platform/errors.ts';
import { ok } from '#platform/endpoint.ts';
import { mount, type Mounting } from '#platform/server/http/route.ts';
import { isPrepaidTv } from '../../server/change.ts';
import { findNumber } from '../../server/extras-store.ts';
import { mountChange } from '../../server/mount-change.ts';
import * as calls from '../contract.ts';
import { activateDonation } from './activate-donation.ts';
import { donationEligibility } from './donation-eligibility.ts';

export function donationRoutes(at: Mounting): void {
  const { platform } = at;

  mount(at, calls.donationExtraEligibility, async (call) => {
    const number = await findNumber(platform, call.service);
    if (isPrepaidTv(number)) return refuse('EC_Prepaid_Tv_Is_Not_Eligible');
    const causes = await donationEligibility(platform.db, number, call.language, call.query.useFreeSlot);
    return ok({ eligible_extras: causes });
  });

  mountChange(at, calls.activateDonationExtra, (change, { body }) =>
    activateDonation(change, {
      groupType: body.group_type,
      amount: body.amount,
      useFreeSlot: body.use_free_slot,
      substitution: body.substitution_extra_code,
      verificationCode: body.verification_code,
    }),
  );
}
