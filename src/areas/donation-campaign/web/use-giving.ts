// Giving: the call, the way to the thank-you page, and the dialog a refusal opens.

import { useQueryClient } from '@tanstack/react-query';
import { useRouter } from '@tanstack/react-router';
import { useApi } from '#platform/web/api/api-context.ts';
import { ApiError, OutcomeUnknown } from '#platform/web/api/api-error.ts';
import { useErrorText } from '#platform/web/i18n/use-error-text.ts';
import { closeDialog, replaceDialog } from '#platform/web/ui/dialog-registry.ts';
import { usePress } from '#platform/web/use-press.ts';
import { donate, eligibleDonationLimit, type EligibleLimit } from '../contract.ts';
import { campaignAddress, dialogOfRefusal, isLimitError } from '../rules.ts';
import { donationKey } from './queries.ts';

/** A donation on its way, handed from dialog to dialog. */
export type Gift = {
  campaign: string;
  amount: number;
  msisdn: string;
  accepted: boolean;
  unitCents: number;
  today: string;
  idempotencyKey: string;
  onDonated: () => void;
};

export function useGiving(): { busy: boolean; give(gift: Gift): Promise<void> } {
  const api = useApi();
  const client = useQueryClient();
  const { navigate } = useRouter();
  const textOf = useErrorText();

  const send = async (gift: Gift) => {
    const { amount, msisdn, campaign, accepted, idempotencyKey } = gift;
    const body = { amount, msisdn, campaign_id: campaign, accepted_terms_and_conditions: accepted };
    await api.call(donate, { body, idempotencyKey });
    gift.onDonated();
    await client.invalidateQueries({ queryKey: donationKey, refetchType: 'none' });
    await closeDialog();
    await navigate({ to: campaignAddress('thank-you') });
  };

  const readLimit = async ({ msisdn, campaign }: Gift): Promise<EligibleLimit | null> => {
    const asked = { params: { msisdn }, query: { campaign } };
    return api.call(eligibleDonationLimit, asked).then(
      ({ data }) => data,
      () => null,
    );
  };

  const explain = async (gift: Gift, error: unknown) => {
    const code = error instanceof ApiError ? error.code : null;
    const left = isLimitError(code) ? await readLimit(gift) : null;
    const dialog = dialogOfRefusal(code, left?.amount ?? null);
    if (dialog === 'CampaignRemainingSum' && left) {
      replaceDialog(`donation-campaign.${dialog}`, { gift, left, isCredit: code === 'EC_Credit_Limit_Exceeded' });
    } else if (dialog === 'CampaignLimitExceeded') replaceDialog(`donation-campaign.${dialog}`, { gift, left });
    else if (dialog === 'CampaignCreditLimitExceeded') replaceDialog(`donation-campaign.${dialog}`, { gift });
    else if (dialog === 'CampaignEnded') {
      void client.invalidateQueries({ queryKey: donationKey });
      replaceDialog(`donation-campaign.${dialog}`);
    } else if (dialog === 'CampaignInvalidAmount') replaceDialog(`donation-campaign.${dialog}`);
    else
      replaceDialog('donation-campaign.CampaignGenericError', {
        gift,
        text: textOf(error),
        isUnknown: error instanceof OutcomeUnknown,
      });
  };

  const { busy, press } = usePress(() => undefined);
  return { busy, give: (gift) => press(() => send(gift).catch((error: unknown) => explain(gift, error))) };
}
