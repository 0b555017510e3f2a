import { ActivateEsigningDialog } from '../../activation/web/dialogs/activate-esigning-dialog.tsx';
import { ActivateEsigningHomeAssistanceDialog } from '../../signing/web/dialogs/activate-esigning-home-assistance-dialog.tsx';
import { ChangeEsigningMsisdnDialog } from '../../activation/web/dialogs/change-esigning-msisdn-dialog.tsx';
import { DeclineDocumentDialog } from '../../signing/web/dialogs/decline-document-dialog.tsx';
import { HandleSignDocumentDialog } from '../../signing/web/dialogs/handle-sign-document-dialog.tsx';
import { SignContractAndActivateEsigningDialog } from '../../signing/web/dialogs/sign-contract-and-activate-esigning-dialog.tsx';
import { StopEsigningDialog } from '../../activation/web/dialogs/stop-esigning-dialog.tsx';
import { SuccessActivationDialog } from '../../activation/web/dialogs/success-activation-dialog.tsx';
import { SuccessConfirmCodeDialog } from '../../activation/web/dialogs/success-confirm-code-dialog.tsx';
import { SuccessfullySignedDocumentDialog } from '../../signing/web/dialogs/successfully-signed-document-dialog.tsx';
import { SuccessfullySignedHomeAssistanceDocumentDialog } from '../../signing/web/dialogs/successfully-signed-home-assistance-document-dialog.tsx';
import { dialogStory } from './e-signing-story.tsx';
import { annex, off, on, policy } from './sample.ts';

export default { title: 'E-signing/Dialogs' };

const number = '359888100101';

export const ActivateEsigning = dialogStory(() => <ActivateEsigningDialog pid={off.pid} />);
export const ActivateEsigningHomeAssistance = dialogStory(() => (
  <ActivateEsigningHomeAssistanceDialog document={policy} status={off} />
));
export const ChangeEsigningMsisdn = dialogStory(() => <ChangeEsigningMsisdnDialog status={on} />);
export const DeclineDocument = dialogStory(() => <DeclineDocumentDialog document={annex} />);
export const HandleSignDocument = dialogStory(() => (
  <HandleSignDocumentDialog documents={[annex]} status={on} msisdn={number} />
));
export const HandleSignDocumentThatActivates = dialogStory(() => (
  <HandleSignDocumentDialog documents={[annex]} status={off} msisdn={number} activates />
));
export const HandleSignSeveralDocuments = dialogStory(() => (
  <HandleSignDocumentDialog documents={[annex, policy]} status={on} msisdn={number} />
));
export const SignContractAndActivateEsigning = dialogStory(() => (
  <SignContractAndActivateEsigningDialog document={annex} status={off} />
));
export const SignWithoutAMobileNumber = dialogStory(() => (
  <SignContractAndActivateEsigningDialog document={annex} status={{ ...off, numbers: [] }} />
));
export const StopEsigning = dialogStory(() => <StopEsigningDialog pid={on.pid} />);
export const SuccessActivation = dialogStory(() => <SuccessActivationDialog msisdn={number} />);
export const SuccessConfirmCode = dialogStory(() => <SuccessConfirmCodeDialog msisdn={number} />);
export const SuccessfullySignedDocument = dialogStory(() => <SuccessfullySignedDocumentDialog names={[annex.name]} />);
export const SuccessfullySignedSeveral = dialogStory(() => (
  <SuccessfullySignedDocumentDialog names={[annex.name, policy.name]} />
));
export const SuccessfullySignedHomeAssistanceDocument = dialogStory(() => (
  <SuccessfullySignedHomeAssistanceDocumentDialog />
));
