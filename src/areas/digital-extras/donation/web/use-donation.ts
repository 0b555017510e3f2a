// Starting a monthly donation or changing its cause or amount: the call, and what is said about it.

import type { ApiClient } from '#platform/web/api/api-client.ts';
import { useApi } from '#platform/web/api/api-context.ts';
import { replaceDialog } from '#platform/web/ui/dialog-registry.ts';
import { extrasPageOfNumber } from '../../addresses.ts';
import { cancelDeactivation } from '../../contract.ts';
import { activateDonationExtra } from '../contract.ts';
import { verifiedBy, type DonationFlow, type Proof } from '../../web/flow.ts';
import { useReload } from '../../web/use-step.ts';

export function useDonation(): (flow: DonationFlow, proof?: Proof) => Promise<void> {
  const api = useApi();
  const reload = useReload();
  return async (flow, proof) => {
    const { msisdn, extra, substitutionExtraCode } = flow;
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
    await reload(msisdn);
    replaceDialog('digital-extras.Success', {
      kind: stillEnds ? 'donation-ending' : 'donation',
      names: flow.cause,
      msisdn,
      after: { reload: false, to: extrasPageOfNumber('select-services', msisdn) },
    });
  };
}

/** The change itself is made by then: it is told apart from the end that could not be called off. */
async function isNotKept(api: ApiClient, msisdn: string, code: string): Promise<boolean> {
  return api.call(cancelDeactivation, { body: { msisdn, code } }).then(
    () => false,
    () => true,
  );
}
