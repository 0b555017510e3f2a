// Starts a monthly donation or changes its cause or amount, and shows the result.

import type { ApiClient } from '#platform/web/api/api-client.ts';
import { openDialog } from '#platform/web/ui/dialog/dialog-registry.ts';
import { extrasPageOfNumber } from '../../addresses.ts';
import { cancelDeactivation } from '../../contract.ts';
import { activateDonationExtra } from '../contract.ts';
import { verifiedBy, type DonationFlow, type Proof } from '../../web/flow.ts';
import type { SendExtraChange } from '../../web/use-extra-change.ts';

export function sendDonation(flow: DonationFlow, proof?: Proof): SendExtraChange {
  const { msisdn, extra, substitutionExtraCode } = flow;
  return async (api) => {
    await api.call(activateDonationExtra, {
      body: {
        msisdn,
        code: extra.code,
        group_type: flow.groupType,
        amount: flow.amount,
        use_free_slot: flow.useFreeSlot,
        ...(substitutionExtraCode && { substitution_extra_code: substitutionExtraCode }),
        ...verifiedBy(proof),
      },
    });
    const stillEnds = flow.keepsEnding ? await isNotKept(api, msisdn, extra.code) : false;
    return () =>
      openDialog('digital-extras.Success', {
        kind: flow.keepsEnding ? (stillEnds ? 'donation-ending' : 'donation-kept') : 'donation',
        names: flow.cause,
        msisdn,
        after: { reload: false, to: extrasPageOfNumber('select-services', msisdn) },
      });
  };
}

/** The change is already done here; the dialog reports separately that cancelling the deactivation failed. */
async function isNotKept(api: ApiClient, msisdn: string, code: string): Promise<boolean> {
  return api.call(cancelDeactivation, { body: { msisdn, code } }).then(
    () => false,
    () => true,
  );
}
