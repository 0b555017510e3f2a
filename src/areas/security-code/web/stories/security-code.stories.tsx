import type { ReactNode } from 'react';
import { inLanguage, type Language } from '#platform/languages.ts';
import { errorsBg } from '#platform/texts/errors.bg.ts';
import { errorsEn } from '#platform/texts/errors.en.ts';
import { DialogStage, Stage } from '#platform/web/gallery/stage.tsx';
import { story } from '#platform/web/gallery/story.tsx';
import type { SecurityCodeEntry } from '../../contract.ts';
import { securityCodeBg } from '../../texts/bg.ts';
import { securityCodeEn } from '../../texts/en.ts';
import { CodeCard } from '../code-card.tsx';
import { CreateNewSecurityCodeDialog } from '../dialogs/create-new-security-code-dialog.tsx';
import { NewSecurityCodeDialog } from '../dialogs/new-security-code-dialog.tsx';
import { ReceivingNumberDialog } from '../dialogs/receiving-number-dialog.tsx';
import { SecurityCodeConfirmationDialog } from '../dialogs/security-code-confirmation-dialog.tsx';
import { SuccessConfirmCodeDialog } from '../dialogs/success-confirm-code-dialog.tsx';

export default { title: 'Security code/Card and dialogs' };

const entry: SecurityCodeEntry = {
  pid: '9005129975',
  holder_name: 'Елена Димитрова',
  receiving_method: '359888100301',
  is_eligible: true,
  has_security_code: true,
  is_business: false,
  contract_id: null,
};
const business = { ...entry, holder_name: 'Пекарна Слънце ЕООД', is_business: true, contract_id: 'M2000501' };

const textsIn = (language: Language) =>
  inLanguage(
    {
      bg: { 'security-code': securityCodeBg, errors: errorsBg },
      en: { 'security-code': securityCodeEn, errors: errorsEn },
    },
    language,
  );

const dialogStory = (draw: () => ReactNode) =>
  story((_, language) => (
    <DialogStage key={language} language={language} texts={textsIn(language)}>
      {draw()}
    </DialogStage>
  ));

export const Cards = story((_, language) => (
  <Stage key={language} language={language} texts={textsIn(language)}>
    <div className="grid gap-4">
      <CodeCard entry={entry} />
      <CodeCard entry={{ ...entry, receiving_method: null }} />
      <CodeCard entry={{ ...business, has_security_code: false, receiving_method: null }} />
      <CodeCard entry={{ ...entry, is_eligible: false, has_security_code: false, receiving_method: null }} />
    </div>
  </Stage>
));
export const CreateNewSecurityCode = dialogStory(() => (
  <CreateNewSecurityCodeDialog entry={business} number="359888100501" />
));
export const SecurityCodeConfirmation = dialogStory(() => (
  <SecurityCodeConfirmationDialog pid={entry.pid} number="359888100301" isFirst />
));
export const NewSecurityCode = dialogStory(() => <NewSecurityCodeDialog entry={entry} />);
export const SuccessConfirmCode = dialogStory(() => <SuccessConfirmCodeDialog isFirst />);
export const ReceivingNumber = dialogStory(() => <ReceivingNumberDialog entry={entry} />);
