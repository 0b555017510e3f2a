// Starting a monthly donation or changing its cause or amount.

import { useApi } from '#platform/web/api/api-context.ts';
import { replaceDialog } from '#platform/web/ui/dialog-registry.ts';
import { cancelDeactivation } from '../contract.ts';
import { activateDonation } from '../donation-contract.ts';
import type { Subject } from './flow.ts';
import { useReload } from './use-step.ts';

export type DonationFlow = Subject & {
  code: string;
  groupType: string;
  cause: string;
  /** Whole euro. */
  amount: number;
  useFreeSlot: boolean;
  substitutionExtraCode?: string | undefined;
  /** The donation was about to end; changing it keeps it. */
  keepsEnding?: boolean;
  /** What holds until the change, in words. */
  before?: string | undefined;
};

export function useDonation(flow: DonationFlow): () => Promise<void> {
  const api = useApi();
  const reload = useReload();
  return async () => {
    const { msisdn, code } = flow;
    await api.call(activateDonation, {
      body: {
        msisdn,
        code,
        group_type: flow.groupType,
        amount: flow.amount,
        use_free_slot: flow.useFreeSlot,
        ...(flow.substitutionExtraCode && { substitution_extra_code: flow.substitutionExtraCode }),
      },
    });
    if (flow.keepsEnding) await api.call(cancelDeactivation, { body: { msisdn, code } });
    await reload(msisdn);
    replaceDialog('Success', {
      kind: 'donation',
      names: flow.cause,
      msisdn,
      after: { reload: false, to: `/my-a1/digital-extras/select-services?msisdn=${msisdn}` },
    });
  };
}
