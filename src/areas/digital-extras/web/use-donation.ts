// Starting a monthly donation or changing its cause or amount: the call, and what is said about it.

import { useApi } from '#platform/web/api/api-context.ts';
import { replaceDialog } from '#platform/web/ui/dialog-registry.ts';
import { cancelDeactivation } from '../contract.ts';
import { activateDonation } from '../donation-contract.ts';
import { verifiedBy, type DonationFlow, type Proof } from './flow.ts';
import { useReload } from './use-step.ts';

export function useDonation(): (flow: DonationFlow, proof?: Proof) => Promise<void> {
  const api = useApi();
  const reload = useReload();
  return async (flow, proof) => {
    const { msisdn, extra, substitutionExtraCode } = flow;
    await api.call(activateDonation, {
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
    if (flow.keepsEnding) await api.call(cancelDeactivation, { body: { msisdn, code: extra.code } });
    await reload(msisdn);
    replaceDialog('Success', {
      kind: 'donation',
      names: flow.cause,
      msisdn,
      after: { reload: false, to: `/my-a1/digital-extras/select-services?msisdn=${msisdn}` },
    });
  };
}
