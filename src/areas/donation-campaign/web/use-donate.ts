// A donation: the call, the thank-you page, and the dialog of a refusal.

import { useQueryClient } from '@tanstack/react-query';
import { useRouter } from '@tanstack/react-router';
import { useApi } from '#platform/web/api/api-context.ts';
import { useChange, type Refusal } from '#platform/web/api/use-change.ts';
import { openNotEnough } from '#platform/web/balance/not-enough.ts';
import { closeDialog, openDialog } from '#platform/web/ui/dialog/dialog-registry.ts';
import { donate, eligibleDonationLimit, type EligibleLimit } from '../contract.ts';
import { campaignAddress, dialogOfRefusal, isLimitError } from '../rules.ts';
import { donationKey } from './queries.ts';

/** A pending donation, passed from dialog to dialog. */
export type Gift = {
  campaign: string;
  amount: number;
  msisdn: string;
  /** Paid from the balance instead of the bill. */
  isPrepaid: boolean;
  accepted: boolean;
  unitCents: number;
  today: string;
  idempotencyKey: string;
  /** Missing after a top-up in between: the page has been left. */
  onDonated?: () => void;
};

/** The confirmation, as another donation: the refused one keeps its key. */
export function stepOf(gift: Gift) {
  const props = { ...gift, idempotencyKey: crypto.randomUUID() };
  return { dialog: 'donation-campaign.CampaignDonationConfirmation', props };
}

export function useDonate(gift: Gift): { busy: boolean; donate(): void } {
  const reader = useApi();
  const client = useQueryClient();
  const { navigate } = useRouter();
  const { campaign, msisdn } = gift;

  const readLimit = (): Promise<EligibleLimit | null> =>
    reader.call(eligibleDonationLimit, { params: { msisdn }, query: { campaign } }).then(
      ({ data }) => data,
      () => null,
    );
  const showRefusal = async ({ code, properties, text, subject }: Refusal) => {
    if (code === 'EC_Balance_Not_Enough') {
      openNotEnough({ msisdn, properties, step: stepOf(gift) });
      return true;
    }
    const left = isLimitError(code) ? await readLimit() : null;
    const dialog = dialogOfRefusal(code, left?.amount ?? null);
    if (dialog === 'CampaignRemainingSum' && left) {
      openDialog(`donation-campaign.${dialog}`, { gift, left, isCredit: code === 'EC_Credit_Limit_Exceeded' });
    } else if (dialog === 'CampaignLimitExceeded') openDialog(`donation-campaign.${dialog}`, { gift, left });
    else if (dialog === 'CampaignCreditLimitExceeded') openDialog(`donation-campaign.${dialog}`, { gift });
    else if (dialog === 'CampaignEnded') {
      void client.invalidateQueries({ queryKey: donationKey });
      openDialog(`donation-campaign.${dialog}`);
    } else if (dialog === 'CampaignInvalidAmount') openDialog(`donation-campaign.${dialog}`);
    else openDialog('donation-campaign.CampaignGenericError', { gift, text, isUnknown: false, subject });
    return true;
  };
  const thank = async () => {
    gift.onDonated?.();
    await client.invalidateQueries({ queryKey: donationKey, refetchType: 'none' });
    await closeDialog();
    await navigate({ to: campaignAddress('thank-you') });
  };
  const { busy, run } = useChange({
    onRefused: showRefusal,
    onUnknown: () => openDialog('donation-campaign.CampaignGenericError', { gift, text: '', isUnknown: true }),
  });
  const { amount, accepted, idempotencyKey } = gift;
  const body = { amount, msisdn, campaign_id: campaign, accepted_terms_and_conditions: accepted };
  return { busy, donate: () => void run((api) => api.call(donate, { body, idempotencyKey }), { onDone: thank }) };
}
