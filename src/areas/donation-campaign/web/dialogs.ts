import type { QuestionSubject } from '#platform/question-subject.ts';
import { registerDialogs } from '#platform/web/ui/dialog/dialog-registry.ts';
import type { EligibleLimit } from '../contract.ts';
import type { Gift } from './use-donate.ts';

declare module '#platform/web/ui/dialog/dialog-registry.ts' {
  interface Dialogs {
    'donation-campaign.CampaignCreditLimitExceeded': { gift: Gift };
    'donation-campaign.CampaignDonationConfirmation': Gift;
    'donation-campaign.CampaignEnded': Record<never, never>;
    'donation-campaign.CampaignGenericError': {
      gift: Gift;
      text: string;
      isUnknown: boolean;
      subject?: QuestionSubject | null;
    };
    'donation-campaign.CampaignInvalidAmount': Record<never, never>;
    'donation-campaign.CampaignLimitExceeded': { gift: Gift; left: EligibleLimit | null };
    'donation-campaign.CampaignRemainingSum': { gift: Gift; left: EligibleLimit; isCredit: boolean };
    'donation-campaign.CampaignTerms': Record<never, never>;
  }
}

export function registerDonationDialogs(): void {
  registerDialogs('donation-campaign', {
    CampaignCreditLimitExceeded: async () =>
      (await import('./dialogs/campaign-credit-limit-exceeded-dialog.tsx')).CampaignCreditLimitExceededDialog,
    CampaignDonationConfirmation: async () =>
      (await import('./dialogs/campaign-donation-confirmation-dialog.tsx')).CampaignDonationConfirmationDialog,
    CampaignEnded: async () => (await import('./dialogs/campaign-ended-dialog.tsx')).CampaignEndedDialog,
    CampaignGenericError: async () =>
      (await import('./dialogs/campaign-generic-error-dialog.tsx')).CampaignGenericErrorDialog,
    CampaignInvalidAmount: async () =>
      (await import('./dialogs/campaign-invalid-amount-dialog.tsx')).CampaignInvalidAmountDialog,
    CampaignLimitExceeded: async () =>
      (await import('./dialogs/campaign-limit-exceeded-dialog.tsx')).CampaignLimitExceededDialog,
    CampaignRemainingSum: async () =>
      (await import('./dialogs/campaign-remaining-sum-dialog.tsx')).CampaignRemainingSumDialog,
    CampaignTerms: async () => (await import('./dialogs/campaign-terms-dialog.tsx')).CampaignTermsDialog,
  });
}
