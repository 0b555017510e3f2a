import { CancelDialog } from '../dialogs/cancel-dialog.tsx';
import { DeactivateDialog } from '../dialogs/deactivate-dialog.tsx';
import { DeactivateIncludedDialog } from '../dialogs/deactivate-included-dialog.tsx';
import { DeactivateTrafficDialog } from '../dialogs/deactivate-traffic-dialog.tsx';
import { DeactivationForbiddenDialog } from '../dialogs/deactivation-forbidden-dialog.tsx';
import { DeactivationInfoDialog } from '../dialogs/deactivation-info-dialog.tsx';
import { InsuranceDeactivationInProgressDialog } from '../../insurance/web/dialogs/insurance-deactivation-in-progress-dialog.tsx';
import { StopActivationHomeAssistanceDialog } from '../../home-assistance/web/dialogs/stop-activation-home-assistance-dialog.tsx';
import { dialogStory } from './extras-story.tsx';
import { subject } from './sample.ts';

export default { title: 'Extras/Ending' };

const ending = {
  status: 'WaitingForDeactivation',
  deactivation_date: '2026-11-30',
  deactivation_reason: 'requested',
} as const;

export const Deactivate = dialogStory(({ samples: { traffic } }) => (
  <DeactivateDialog {...subject} extra={traffic} type="addon" />
));

export const DeactivateOnPosition = dialogStory(({ samples: { film } }) => (
  <DeactivateDialog {...subject} extra={film} type="addon" />
));

export const DeactivateIncluded = dialogStory(({ samples: { bill } }) => (
  <DeactivateIncludedDialog {...subject} extra={bill} type="intariff" />
));

export const DeactivateTraffic = dialogStory(({ samples: { traffic, night } }) => (
  <DeactivateTrafficDialog {...subject} extra={traffic} type="addon" dependants={[night]} />
));

export const DeactivationForbidden = dialogStory(() => (
  <DeactivationForbiddenDialog code="EC_Deactivation_Forbidden" />
));

export const DeactivationForbiddenToday = dialogStory(() => (
  <DeactivationForbiddenDialog code="EC_Deactivation_Forbidden_For_Today" />
));

export const DeactivationInfo = dialogStory(({ samples: { film } }) => (
  <DeactivationInfoDialog {...subject} extra={{ ...film, ...ending }} />
));

export const DeactivationInfoOfPlan = dialogStory(({ samples: { traffic } }) => (
  <DeactivationInfoDialog {...subject} extra={{ ...traffic, ...ending, deactivation_reason: 'plan' }} />
));

export const Cancel = dialogStory(({ samples: { traffic } }) => (
  <CancelDialog {...subject} extra={{ ...traffic, ...ending }} />
));

export const StopActivationHomeAssistance = dialogStory(({ samples: { assistance } }) => (
  <StopActivationHomeAssistanceDialog {...subject} extra={{ ...assistance, status: 'PendingActivation' }} />
));

export const InsuranceDeactivationInProgress = dialogStory(() => <InsuranceDeactivationInProgressDialog />);
