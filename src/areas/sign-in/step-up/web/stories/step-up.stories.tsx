import type { ReactNode } from 'react';
import { inLanguage, type Language } from '#platform/languages.ts';
import { errorsBg } from '#platform/texts/errors.bg.ts';
import { errorsEn } from '#platform/texts/errors.en.ts';
import { MailPicture } from '#platform/web/gallery/mail-picture.tsx';
import { sampleMail } from '#platform/web/gallery/sample-mail.ts';
import { DialogStage } from '#platform/web/gallery/stage.tsx';
import { story } from '#platform/web/gallery/story.tsx';
import type { StepUpOptions } from '../../contract.ts';
import { signInMessages } from '../../../messages.ts';
import { stepUpBg } from '../../texts/bg.ts';
import { stepUpEn } from '../../texts/en.ts';
import { CodeFactor } from '../code-factor.tsx';
import { PasskeyFactor } from '../passkey-factor.tsx';
import { PasswordFactor } from '../password-factor.tsx';
import { RecoveryFactor } from '../recovery-factor.tsx';

export default { title: 'Sign-in/Step-up' };

const textsIn = (language: Language) =>
  inLanguage(
    { bg: { 'step-up': stepUpBg, errors: errorsBg }, en: { 'step-up': stepUpEn, errors: errorsEn } },
    language,
  );

const dialogStory = (draw: () => ReactNode) =>
  story((_, language) => (
    <DialogStage key={language} language={language} texts={textsIn(language)}>
      {draw()}
    </DialogStage>
  ));

const nothing = () => undefined;
const usableFrom = new Date('2026-11-19T10:00:00Z');

const options = (recovery: Partial<StepUpOptions['recovery']>): StepUpOptions => ({
  step_up_until: null,
  numbers: ['359888100301'],
  has_passkey: false,
  recovery: {
    requested_at: '2026-11-16T10:00:00.000Z',
    usable_from: usableFrom.toISOString(),
    is_of_this_session: true,
    is_usable: false,
    ...recovery,
  },
});

export const Password = dialogStory(() => (
  <PasswordFactor note={null} others={['code', 'recovery']} onOther={nothing} />
));
export const Code = dialogStory(() => <CodeFactor numbers={['359888100301', '359888100302']} onOther={nothing} />);
export const Recovery = dialogStory(() => (
  <RecoveryFactor options={{ ...options({}), recovery: null }} onOther={nothing} />
));
export const RecoveryPending = dialogStory(() => <RecoveryFactor options={options({})} onOther={nothing} />);
export const RecoveryOfAnotherDevice = dialogStory(() => (
  <RecoveryFactor options={options({ is_of_this_session: false })} onOther={nothing} />
));
export const RecoveryUsable = dialogStory(() => (
  <RecoveryFactor options={options({ is_usable: true })} onOther={nothing} />
));
export const RecoveryMail = story((_, language) => (
  <MailPicture mail={sampleMail(signInMessages, 'mail.recovery', language)} />
));
export const Passkey = dialogStory(() => <PasskeyFactor onOther={nothing} />);
