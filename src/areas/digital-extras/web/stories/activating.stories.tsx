import { ActivateDialog } from '../dialogs/activate-dialog.tsx';
import { ActivateDonationDialog } from '../../donation/web/dialogs/activate-donation-dialog.tsx';
import { ActivateIncludedDialog } from '../dialogs/activate-included-dialog.tsx';
import { ActivationForbiddenDialog } from '../dialogs/activation-forbidden-dialog.tsx';
import { ConfirmationDialog } from '../../donation/web/dialogs/confirmation-dialog.tsx';
import { DonationCauseInfoDialog } from '../../donation/web/dialogs/donation-cause-info-dialog.tsx';
import { EnterMsisdn2FADialog } from '../dialogs/enter-msisdn-2fa-dialog.tsx';
import { FailureDialog } from '../dialogs/failure-dialog.tsx';
import { RequestAcceptedDialog } from '../dialogs/request-accepted-dialog.tsx';
import { RequiredPackageDialog } from '../dialogs/required-package-dialog.tsx';
import { SelectDialog } from '../dialogs/select-dialog.tsx';
import { SuccessDialog, type SuccessProps } from '../dialogs/success-dialog.tsx';
import { VerificationCode2FADialog } from '../dialogs/verification-code-2fa-dialog.tsx';
import { dialogStory } from './extras-story.tsx';
import { msisdn, subject } from './sample.ts';

export default { title: 'Extras/Activating' };

const sent = { sends_left: 2, resend_after_seconds: 30, expires_in_seconds: 600, sent_to: '088*****01' };

export const Select = dialogStory(({ samples: { film, books, cloud, donation } }) => (
  <SelectDialog {...subject} position={3} extras={[film, books, cloud, donation]} />
));

export const SelectNothing = dialogStory(() => <SelectDialog {...subject} position={3} extras={[]} />);

export const ActivateOnPosition = dialogStory(({ samples: { books } }) => (
  <ActivateDialog {...subject} extras={[books]} position={3} />
));

export const ActivateSeveral = dialogStory(({ samples: { film, sport, traffic } }) => (
  <ActivateDialog {...subject} extras={[film, sport, traffic]} position={3} />
));

export const ActivateAsPaid = dialogStory(({ samples: { cloud } }) => (
  <ActivateDialog {...subject} extras={[cloud]} asPaid />
));

export const ActivateIncluded = dialogStory(({ samples: { bill } }) => (
  <ActivateIncludedDialog {...subject} section="included-services" extras={[bill]} />
));

export const RequiredPackage = dialogStory(({ samples: { night, traffic } }) => (
  <RequiredPackageDialog {...subject} extra={night} packages={[traffic]} ending={null} />
));

export const RequiredPackageEnding = dialogStory(({ samples: { night, traffic } }) => (
  <RequiredPackageDialog
    {...subject}
    extra={night}
    packages={[]}
    ending={{
      ...traffic,
      status: 'WaitingForDeactivation',
      deactivation_date: '2026-11-30',
      deactivation_reason: 'requested',
    }}
  />
));

export const EnterMsisdn2FA = dialogStory(({ samples: { books } }) => (
  <EnterMsisdn2FADialog {...subject} extras={[books]} />
));

export const VerificationCode2FA = dialogStory(
  ({ samples: { books } }) => <VerificationCode2FADialog {...subject} extras={[books]} />,
  () => ({ answers: { sendVerificationCode: sent } }),
);

export const VerificationCode2FAToAnotherNumber = dialogStory(
  ({ samples: { books } }) => (
    <VerificationCode2FADialog {...subject} extras={[books]} verificationMsisdn="359888100102" />
  ),
  () => ({ answers: { sendVerificationCode: { ...sent, sends_left: 0 } } }),
);

export const ActivationForbidden = dialogStory(({ samples: { film } }) => (
  <ActivationForbiddenDialog names={film.name} isPartial={false} />
));

export const ActivationForbiddenInPart = dialogStory(({ samples: { film } }) => (
  <ActivationForbiddenDialog names={film.name} isPartial />
));

export const Failure = dialogStory(({ say }) => (
  <FailureDialog
    isUnchanged={false}
    isPending
    text={say('Имаш заявка в процес на обработка. Опитай по-късно.', 'A request is being processed. Try later.')}
  />
));

export const RequestAccepted = dialogStory(() => <RequestAcceptedDialog />);

const success = (kind: SuccessProps['kind']) =>
  dialogStory(({ samples: { books, cloud } }) => (
    <SuccessDialog kind={kind} names={books.name} before={cloud.name} msisdn={msisdn} />
  ));

export const SuccessActivated = success('activated');
export const SuccessSpecial = success('special');
export const SuccessSwapped = success('swapped');
export const SuccessDonation = success('donation');
export const SuccessContact = success('contact');
export const SuccessKept = success('kept');
export const SuccessVerified = success('verified');
export const SuccessStopped = success('stopped');
export const SuccessRequested = success('requested');

const giving = { ...subject, groupType: 'DonationNature', amount: 5, useFreeSlot: false };

export const ActivateDonation = dialogStory(({ samples: { donation }, say }) => (
  <ActivateDonationDialog {...giving} extra={donation} cause={say('Нова гора', 'A new forest')} />
));

export const ActivateDonationOnPosition = dialogStory(({ samples: { donation }, say }) => (
  <ActivateDonationDialog {...giving} useFreeSlot extra={donation} cause={say('Нова гора', 'A new forest')} />
));

export const Confirmation = dialogStory(({ samples: { donation }, say }) => (
  <ConfirmationDialog
    {...giving}
    extra={donation}
    cause={say('Дом за животни', 'A home for animals')}
    before={say('Нова гора, 2,00 EUR', 'A new forest, 2.00 EUR')}
  />
));

export const DonationCauseInfo = dialogStory(({ say }) => (
  <DonationCauseInfoDialog
    name={say('Нова гора', 'A new forest')}
    description={say('Фиданки за голите склонове на Витоша и Рила.', 'Young trees for the bare slopes of Vitosha.')}
    onChoose={() => undefined}
  />
));
