import { registerDialogs } from '#platform/web/ui/dialog/dialog-registry.ts';
import type { Address } from '../addresses/contract.ts';
import type { Card } from '../cards/contract.ts';
import type { NotificationType } from '../notifications/contract.ts';
import type { AutomaticPaymentStart } from '../payments/web/dialogs/activate-automatic-payment-dialog.tsx';
import type { GenericMessageProps } from './dialogs/generic-message-dialog.tsx';
import type { StopAutomaticPaymentProps } from '../payments/web/dialogs/stop-automatic-payment-dialog.tsx';
import type { SuccessActivationProps } from './dialogs/success-activation-dialog.tsx';

declare module '#platform/web/ui/dialog/dialog-registry.ts' {
  interface Dialogs {
    'profile.ActivateAutomaticPayment': AutomaticPaymentStart;
    'profile.AddCard': object;
    'profile.AutomaticPaymentInfo': object;
    'profile.ConfirmEmail': { email: string };
    'profile.ContractDetailsModal': { contractId: string };
    'profile.DeactivateProfile': { email: string };
    'profile.DeleteAddress': { address: Address };
    'profile.DeleteCard': { card: Card };
    'profile.GenericMessage': GenericMessageProps;
    'profile.HandleAddress': { address?: Address };
    'profile.NoAddedCard': object;
    'profile.ReplaceCard': { card: Card };
    'profile.StopAutomaticPayment': StopAutomaticPaymentProps;
    'profile.SuccessActivation': SuccessActivationProps;
    'profile.SuccessDeactivationProfile': object;
    'profile.SwapCards': { card: Card; isRemoval: boolean };
    'profile.UnsubscribeForNotifications': { type: NotificationType };
  }
}

let isRegistered = false;

/** Any screen of the profile may open them. */
export function registerProfileDialogs(): void {
  if (isRegistered) return;
  isRegistered = true;
  registerDialogs('profile', {
    ActivateAutomaticPayment: async () =>
      (await import('../payments/web/dialogs/activate-automatic-payment-dialog.tsx')).ActivateAutomaticPaymentDialog,
    AddCard: async () => (await import('../cards/web/dialogs/add-card-dialog.tsx')).AddCardDialog,
    AutomaticPaymentInfo: async () =>
      (await import('../payments/web/dialogs/automatic-payment-info-dialog.tsx')).AutomaticPaymentInfoDialog,
    ConfirmEmail: async () => (await import('../account/web/dialogs/confirm-email-dialog.tsx')).ConfirmEmailDialog,
    ContractDetailsModal: async () =>
      (await import('../account/web/dialogs/contract-details-dialog.tsx')).ContractDetailsDialog,
    DeactivateProfile: async () =>
      (await import('../account/web/dialogs/deactivate-profile-dialog.tsx')).DeactivateProfileDialog,
    DeleteAddress: async () => (await import('../addresses/web/dialogs/delete-address-dialog.tsx')).DeleteAddressDialog,
    DeleteCard: async () => (await import('../cards/web/dialogs/delete-card-dialog.tsx')).DeleteCardDialog,
    GenericMessage: async () => (await import('./dialogs/generic-message-dialog.tsx')).GenericMessageDialog,
    HandleAddress: async () => (await import('../addresses/web/dialogs/handle-address-dialog.tsx')).HandleAddressDialog,
    NoAddedCard: async () => (await import('../payments/web/dialogs/no-added-card-dialog.tsx')).NoAddedCardDialog,
    ReplaceCard: async () => (await import('../cards/web/dialogs/replace-card-dialog.tsx')).ReplaceCardDialog,
    StopAutomaticPayment: async () =>
      (await import('../payments/web/dialogs/stop-automatic-payment-dialog.tsx')).StopAutomaticPaymentDialog,
    SuccessActivation: async () => (await import('./dialogs/success-activation-dialog.tsx')).SuccessActivationDialog,
    SuccessDeactivationProfile: async () =>
      (await import('../account/web/dialogs/success-deactivation-profile-dialog.tsx')).SuccessDeactivationProfileDialog,
    SwapCards: async () => (await import('../cards/web/dialogs/swap-cards-dialog.tsx')).SwapCardsDialog,
    UnsubscribeForNotifications: async () =>
      (await import('../notifications/web/dialogs/unsubscribe-for-notifications-dialog.tsx'))
        .UnsubscribeForNotificationsDialog,
  });
}
