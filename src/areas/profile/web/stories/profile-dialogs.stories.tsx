import { unpaid } from '../../payments/rules.ts';
import { ActivateAutomaticPaymentDialog } from '../../payments/web/dialogs/activate-automatic-payment-dialog.tsx';
import { AddCardDialog } from '../../cards/web/dialogs/add-card-dialog.tsx';
import { AutomaticPaymentInfoDialog } from '../../payments/web/dialogs/automatic-payment-info-dialog.tsx';
import { ConfirmEmailDialog } from '../../account/web/dialogs/confirm-email-dialog.tsx';
import { ContractDetailsDialog } from '../../account/web/dialogs/contract-details-dialog.tsx';
import { DeactivateProfileDialog } from '../../account/web/dialogs/deactivate-profile-dialog.tsx';
import { DeleteAddressDialog } from '../../addresses/web/dialogs/delete-address-dialog.tsx';
import { DeleteCardDialog } from '../../cards/web/dialogs/delete-card-dialog.tsx';
import { GenericMessageDialog } from '../dialogs/generic-message-dialog.tsx';
import { HandleAddressDialog } from '../../addresses/web/dialogs/handle-address-dialog.tsx';
import { NoAddedCardDialog } from '../../payments/web/dialogs/no-added-card-dialog.tsx';
import { ReplaceCardDialog } from '../../cards/web/dialogs/replace-card-dialog.tsx';
import { StopAutomaticPaymentDialog } from '../../payments/web/dialogs/stop-automatic-payment-dialog.tsx';
import { SuccessActivationDialog } from '../dialogs/success-activation-dialog.tsx';
import { SuccessDeactivationProfileDialog } from '../../account/web/dialogs/success-deactivation-profile-dialog.tsx';
import { SwapCardsDialog } from '../../cards/web/dialogs/swap-cards-dialog.tsx';
import { UnsubscribeForNotificationsDialog } from '../../notifications/web/dialogs/unsubscribe-for-notifications-dialog.tsx';
import { dialogStory } from './profile-story.tsx';
import { address, card, contract, notification, payments } from './sample.ts';

export default { title: 'Profile/Dialogs' };

const email = 'maria@demo.abonat.bg';

export const ActivateAutomaticPayment = dialogStory(() => (
  <ActivateAutomaticPaymentDialog assignment={unpaid(payments)} />
));
export const AddCard = dialogStory(() => <AddCardDialog />);
export const AutomaticPaymentInfo = dialogStory(() => <AutomaticPaymentInfoDialog />);
export const ConfirmEmail = dialogStory(() => <ConfirmEmailDialog email={email} />);
export const ContractDetailsModal = dialogStory(() => <ContractDetailsDialog contractId={contract.contract_id} />);
export const DeactivateProfile = dialogStory(() => <DeactivateProfileDialog email={email} />);
export const DeleteAddress = dialogStory(() => <DeleteAddressDialog address={address} />);
export const DeleteCard = dialogStory(() => <DeleteCardDialog card={card} />);
export const GenericMessage = dialogStory(() => (
  <GenericMessageDialog title="Адресът е запазен" text="Ще го видиш навсякъде, където трябва адрес." />
));
export const HandleAddress = dialogStory(() => <HandleAddressDialog address={address} />);
export const NoAddedCard = dialogStory(() => <NoAddedCardDialog />);
export const ReplaceCard = dialogStory(() => <ReplaceCardDialog card={card} />);
export const StopAutomaticPayment = dialogStory(() => (
  <StopAutomaticPaymentDialog item={{ group: 'smart_tv', id: 'kino' }} name="Смарт ТВ Кино" card={card} />
));
export const SuccessActivation = dialogStory(() => (
  <SuccessActivationDialog title="Готово" text="Включихме автоматично плащане с карта •••• 4417." />
));
export const SuccessDeactivationProfile = dialogStory(() => <SuccessDeactivationProfileDialog />);
export const SwapCards = dialogStory(() => <SwapCardsDialog card={card} isRemoval />);
export const UnsubscribeForNotifications = dialogStory(() => <UnsubscribeForNotificationsDialog type={notification} />);
