import type { ErrorCode } from '#platform/errors.ts';
import { registerDialogs } from '#platform/web/ui/dialog/dialog-registry.ts';
import type { Extra } from '../contract-parts.ts';
import type { ActivationForbiddenProps } from './dialogs/activation-forbidden-dialog.tsx';
import type { DonationCauseInfoProps } from '../donation/web/dialogs/donation-cause-info-dialog.tsx';
import type { FailureProps } from './dialogs/failure-dialog.tsx';
import type { RequiredPackageProps } from './dialogs/required-package-dialog.tsx';
import type { SelectProps } from './dialogs/select-dialog.tsx';
import type { SuccessProps } from './dialogs/success-dialog.tsx';
import type { SwapProps } from './dialogs/swap-dialog.tsx';
import type { ActivationFlow, Deactivation, DonationFlow, ExtraSubject, SwapFlow, VerificationInput } from './flow.ts';

declare module '#platform/web/ui/dialog/dialog-registry.ts' {
  interface Dialogs {
    'digital-extras.Activate': ActivationFlow;
    'digital-extras.ActivateDonation': DonationFlow;
    'digital-extras.ActivateIncluded': ActivationFlow;
    'digital-extras.ActivationForbidden': ActivationForbiddenProps;
    'digital-extras.Cancel': ExtraSubject;
    'digital-extras.ChangeContactNumber': ExtraSubject;
    'digital-extras.ChangeNetflixPlan': ExtraSubject;
    'digital-extras.CodeShown': { code: string };
    'digital-extras.Confirmation': DonationFlow;
    'digital-extras.Deactivate': Deactivation;
    'digital-extras.DeactivateIncluded': Deactivation;
    'digital-extras.DeactivateTraffic': Deactivation & { dependants: Extra[] };
    'digital-extras.DeactivationForbidden': { code: ErrorCode | null };
    'digital-extras.DeactivationInfo': ExtraSubject;
    'digital-extras.DonationCauseInfo': DonationCauseInfoProps;
    'digital-extras.EProsvetaCode': ExtraSubject;
    'digital-extras.EnterMsisdn2FA': ActivationFlow;
    'digital-extras.Failure': FailureProps;
    'digital-extras.InsuranceDeactivationInProgress': Record<never, never>;
    'digital-extras.InsuranceDetails': ExtraSubject;
    'digital-extras.RequestAccepted': Record<never, never>;
    'digital-extras.RequiredPackage': RequiredPackageProps;
    'digital-extras.Select': SelectProps;
    'digital-extras.StopActivationHomeAssistance': ExtraSubject;
    'digital-extras.Success': SuccessProps;
    'digital-extras.Swap': SwapProps;
    'digital-extras.SwapEnterMsisdn2FA': SwapFlow;
    'digital-extras.SwapHomeAssistance': SwapFlow;
    'digital-extras.SwapVerificationCode2FA': SwapFlow & VerificationInput;
    'digital-extras.VerificationCode2FA': ActivationFlow & VerificationInput;
    'digital-extras.VerifyCapital': ExtraSubject;
    'digital-extras.VerifyDnevnik': ExtraSubject;
  }
}

export function registerExtrasDialogs(): void {
  registerDialogs('digital-extras', {
    Activate: async () => (await import('./dialogs/activate-dialog.tsx')).ActivateDialog,
    ActivateDonation: async () =>
      (await import('../donation/web/dialogs/activate-donation-dialog.tsx')).ActivateDonationDialog,
    ActivateIncluded: async () => (await import('./dialogs/activate-included-dialog.tsx')).ActivateIncludedDialog,
    ActivationForbidden: async () =>
      (await import('./dialogs/activation-forbidden-dialog.tsx')).ActivationForbiddenDialog,
    Cancel: async () => (await import('./dialogs/cancel-dialog.tsx')).CancelDialog,
    ChangeContactNumber: async () =>
      (await import('../home-assistance/web/dialogs/change-contact-number-dialog.tsx')).ChangeContactNumberDialog,
    ChangeNetflixPlan: async () =>
      (await import('../streaming/web/dialogs/change-netflix-plan-dialog.tsx')).ChangeNetflixPlanDialog,
    CodeShown: async () => (await import('../school/web/dialogs/code-shown-dialog.tsx')).CodeShownDialog,
    Confirmation: async () => (await import('../donation/web/dialogs/confirmation-dialog.tsx')).ConfirmationDialog,
    Deactivate: async () => (await import('./dialogs/deactivate-dialog.tsx')).DeactivateDialog,
    DeactivateIncluded: async () => (await import('./dialogs/deactivate-included-dialog.tsx')).DeactivateIncludedDialog,
    DeactivateTraffic: async () => (await import('./dialogs/deactivate-traffic-dialog.tsx')).DeactivateTrafficDialog,
    DeactivationForbidden: async () =>
      (await import('./dialogs/deactivation-forbidden-dialog.tsx')).DeactivationForbiddenDialog,
    DeactivationInfo: async () => (await import('./dialogs/deactivation-info-dialog.tsx')).DeactivationInfoDialog,
    DonationCauseInfo: async () =>
      (await import('../donation/web/dialogs/donation-cause-info-dialog.tsx')).DonationCauseInfoDialog,
    EProsvetaCode: async () => (await import('../school/web/dialogs/eprosveta-code-dialog.tsx')).EProsvetaCodeDialog,
    EnterMsisdn2FA: async () => (await import('./dialogs/enter-msisdn-2fa-dialog.tsx')).EnterMsisdn2FADialog,
    Failure: async () => (await import('./dialogs/failure-dialog.tsx')).FailureDialog,
    InsuranceDeactivationInProgress: async () =>
      (await import('../insurance/web/dialogs/insurance-deactivation-in-progress-dialog.tsx'))
        .InsuranceDeactivationInProgressDialog,
    InsuranceDetails: async () =>
      (await import('../insurance/web/dialogs/insurance-details-dialog.tsx')).InsuranceDetailsDialog,
    RequestAccepted: async () => (await import('./dialogs/request-accepted-dialog.tsx')).RequestAcceptedDialog,
    RequiredPackage: async () => (await import('./dialogs/required-package-dialog.tsx')).RequiredPackageDialog,
    Select: async () => (await import('./dialogs/select-dialog.tsx')).SelectDialog,
    StopActivationHomeAssistance: async () =>
      (await import('../home-assistance/web/dialogs/stop-activation-home-assistance-dialog.tsx'))
        .StopActivationHomeAssistanceDialog,
    Success: async () => (await import('./dialogs/success-dialog.tsx')).SuccessDialog,
    Swap: async () => (await import('./dialogs/swap-dialog.tsx')).SwapDialog,
    SwapEnterMsisdn2FA: async () =>
      (await import('./dialogs/swap-enter-msisdn-2fa-dialog.tsx')).SwapEnterMsisdn2FADialog,
    SwapHomeAssistance: async () =>
      (await import('../home-assistance/web/dialogs/swap-home-assistance-dialog.tsx')).SwapHomeAssistanceDialog,
    SwapVerificationCode2FA: async () =>
      (await import('./dialogs/swap-verification-code-2fa-dialog.tsx')).SwapVerificationCode2FADialog,
    VerificationCode2FA: async () =>
      (await import('./dialogs/verification-code-2fa-dialog.tsx')).VerificationCode2FADialog,
    VerifyCapital: async () =>
      (await import('../partner-content/web/dialogs/verify-capital-dialog.tsx')).VerifyCapitalDialog,
    VerifyDnevnik: async () =>
      (await import('../partner-content/web/dialogs/verify-dnevnik-dialog.tsx')).VerifyDnevnikDialog,
  });
}
