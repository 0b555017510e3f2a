import { unpaid } from '../../payment-rules.ts';
import { ActivateAutomaticPaymentDialog } from '../dialogs/activate-automatic-payment-dialog.tsx';
import { AddCardDialog } from '../dialogs/add-card-dialog.tsx';
import { AutomaticPaymentInfoDialog } from '../dialogs/automatic-payment-info-dialog.tsx';
import { ConfirmEmailDialog } from '../dialogs/confirm-email-dialog.tsx';
import { ContractDetailsDialog } from '../dialogs/contract-details-dialog.tsx';
import { DeactivateProfileDialog } from '../dialogs/deactivate-profile-dialog.tsx';
import { DeleteAddressDialog } from '../dialogs/delete-address-dialog.tsx';
import { DeleteCardDialog } from '../dialogs/delete-card-dialog.tsx';
import { GenericMessageDialog } from '../dialogs/generic-message-dialog.tsx';
import { HandleAddressDialog } from '../dialogs/handle-address-dialog.tsx';
import { NoAddedCardDialog } from '../dialogs/no-added-card-dialog.tsx';
import { ReplaceCardDialog } from '../dialogs/replace-card-dialog.tsx';
import { StopAutomaticPaymentDialog } from '../dialogs/stop-automatic-payment-dialog.tsx';
import { SuccessActivationDialog } from '../dialogs/success-activation-dialog.tsx';
import { SuccessDeactivationProfileDialog } from '../dialogs/success-deactivation-profile-dialog.tsx';
import { SwapCardsDialog } from '../dialogs/swap-cards-dialog.tsx';
import { UnsubscribeForNotificationsDialog } from '../dialogs/unsubscribe-for-notifications-dialog.tsx';
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
