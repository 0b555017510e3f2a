import type { ReactNode } from 'react';
import { DialogStage } from '#platform/web/gallery/stage.tsx';
import { story } from '#platform/web/gallery/story.tsx';
import { inLanguage } from '#platform/languages.ts';
import { registrationBg } from '../../texts/bg.ts';
import { registrationEn } from '../../texts/en.ts';
import { AddServiceInfoLargeBusinessModal as AddLarge } from '../../add-service/web/dialogs/add-service-info-large-business-modal.tsx';
import { AddServiceInfoModal as Add } from '../../add-service/web/dialogs/add-service-info-modal.tsx';
import { CustomError as Failure } from '../dialogs/custom-error.tsx';
import { PidOrEikInfoClientTypeModal as Whose } from '../../ownership/web/dialogs/pid-or-eik-info-client-type-modal.tsx';
import { PidOrEikInfoModal as Id } from '../../ownership/web/dialogs/pid-or-eik-info-modal.tsx';
import { RedirectToBSCareModal as Business } from '../../ownership/web/dialogs/redirect-to-bs-care-modal.tsx';
import { SecurityCodeLargeBusinessModal as CodeLarge } from '../../ownership/web/dialogs/security-code-large-business-modal.tsx';
import { SecurityCodeModal as Code } from '../../ownership/web/dialogs/security-code-modal.tsx';
import { SecurityCodeSmallBusinessModal as CodeSmall } from '../../ownership/web/dialogs/security-code-small-business-modal.tsx';
import { ServiceNumberBelongPidModal as Belongs } from '../../ownership/web/dialogs/service-number-belong-pid-modal.tsx';
import { ServiceNumberModal as ServiceNumber } from '../../ownership/web/dialogs/service-number-modal.tsx';

export default { title: 'Registration/Dialogs' };

const dialogStory = (draw: () => ReactNode) =>
  story((_, language) => (
    <DialogStage
      key={language}
      language={language}
      texts={{ registration: inLanguage({ bg: registrationBg, en: registrationEn }, language) }}
    >
      {draw()}
    </DialogStage>
  ));

export const AddServiceInfoLargeBusinessModal = dialogStory(() => <AddLarge />);
export const AddServiceInfoModal = dialogStory(() => <Add />);
export const CustomError = dialogStory(() => <Failure title="Не стана" text="Този имейл вече се използва." />);
export const PidOrEikInfoClientTypeModal = dialogStory(() => <Whose />);
export const PidOrEikInfoModal = dialogStory(() => <Id />);
export const RedirectToBSCareModal = dialogStory(() => <Business pid="999000420" />);
export const SecurityCodeLargeBusinessModal = dialogStory(() => <CodeLarge />);
export const SecurityCodeModal = dialogStory(() => <Code />);
export const SecurityCodeSmallBusinessModal = dialogStory(() => <CodeSmall />);
export const ServiceNumberBelongPidModal = dialogStory(() => <Belongs />);
export const ServiceNumberModal = dialogStory(() => <ServiceNumber />);
