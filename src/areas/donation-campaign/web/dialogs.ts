// The dialogs of the donation campaign by name.

import { registerDialogs } from '#platform/web/ui/dialog-registry.ts';
import type { EligibleLimit } from '../contract.ts';
import type { Gift } from './use-giving.ts';

declare module '#platform/web/ui/dialog-registry.ts' {
  interface Dialogs {
    CampaignCreditLimitExceeded: { gift: Gift };
    CampaignDonationConfirmation: Gift;
    CampaignEnded: Record<never, never>;
    CampaignGenericError: { gift: Gift; text: string; isUnknown: boolean };
    CampaignInvalidAmount: Record<never, never>;
    CampaignLimitExceeded: { gift: Gift; left: EligibleLimit | null };
    CampaignRemainingSum: { gift: Gift; left: EligibleLimit; isCredit: boolean };
    CampaignTerms: Record<never, never>;
  }
}

export function registerDonationDialogs(): void {
  registerDialogs({
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
