import type { ReactNode } from 'react';
import { inLanguage, type Language } from '#platform/languages.ts';
import { passwordBg } from '#platform/texts/password.bg.ts';
import { passwordEn } from '#platform/texts/password.en.ts';
import { shellBg } from '#platform/texts/shell.bg.ts';
import { shellEn } from '#platform/texts/shell.en.ts';
import { Stage } from '#platform/web/gallery/stage.tsx';
import { story } from '#platform/web/gallery/story.tsx';
import { TokenStoreContext } from '#platform/web/session/session-context.ts';
import { createTokenStore } from '#platform/web/session/token-store.ts';
import { registrationBg } from '../../texts/bg.ts';
import { registrationEn } from '../../texts/en.ts';
import { Activation } from '../../account/web/activation-screen.tsx';
import { Approval } from '../../ownership/web/approval-screen.tsx';
import { Done } from '../done-screen.tsx';
import { ConfirmEmail } from '../../account/web/email-activation-screen.tsx';
import { EmailAndPasswordScreen } from '../../account/web/email-and-password-screen.tsx';
import { Frame } from '../frame.tsx';
import { NotOwnerVerification } from '../../ownership/web/not-owner-verification-screen.tsx';
import { PidAndEik } from '../../ownership/web/pid-and-eik-screen.tsx';
import { SecurityCode } from '../../ownership/web/security-code-screen.tsx';
import { ServiceNumber } from '../../ownership/web/service-number-screen.tsx';
import { SmsCode } from '../../ownership/web/sms-code-screen.tsx';
import { Waiting } from '../../ownership/web/waiting-screen.tsx';
import { VouchedForm } from '../../vouched/web/vouched-form.tsx';
import { landing, large, workflow } from './sample.ts';

export default { title: 'Registration/Pages', parameters: { wholePage: true } };

const textsIn = (language: Language) =>
  inLanguage(
    {
      bg: { registration: registrationBg, password: passwordBg, shell: shellBg },
      en: { registration: registrationEn, password: passwordEn, shell: shellEn },
    },
    language,
  );

const vouched = { email: 'daniel@demo.abonat.bg', first_name: 'Даниел', last_name: 'Стоянов', services: 2 };

const tokens = createTokenStore(localStorage, sessionStorage, new EventTarget());

const pageStory = (draw: () => ReactNode) =>
  story((_, language) => (
    <TokenStoreContext value={tokens}>
      <Stage key={language} language={language} texts={textsIn(language)}>
        {draw()}
      </Stage>
    </TokenStoreContext>
  ));

export const EmailAndPassword = pageStory(() => <EmailAndPasswordScreen />);
export const EmailActivation = pageStory(() => <Activation workflow={workflow} />);
export const LinkOnThisDevice = pageStory(() => (
  <Frame page={null} workflow={null}>
    <ConfirmEmail landing={landing} landingId="x" />
  </Frame>
));
export const LinkOnAnotherDevice = pageStory(() => (
  <Frame page={null} workflow={null}>
    <ConfirmEmail landing={{ ...landing, asks_password: true }} landingId="x" />
  </Frame>
));
export const PersonalOrCompanyId = pageStory(() => <PidAndEik workflow={workflow} />);
export const NumberOfService = pageStory(() => <ServiceNumber workflow={workflow} />);
export const CodeOfPerson = pageStory(() => <SecurityCode workflow={workflow} />);
export const CodeOfCompany = pageStory(() => <SecurityCode workflow={large} />);
export const CodeBySms = pageStory(() => <SmsCode workflow={workflow} />);
export const NumberOnlyUsed = pageStory(() => <NotOwnerVerification workflow={workflow} />);
export const WaitingForApproval = pageStory(() => <Waiting workflow={large} />);
export const PageOfApprover = pageStory(() => (
  <Frame page={null} workflow={null}>
    <Approval landing={landing} landingId="x" />
  </Frame>
));
export const ConfirmedByProvider = pageStory(() => (
  <Frame page={null} workflow={null}>
    <VouchedForm token="x" profile={vouched} onDone={() => undefined} />
  </Frame>
));
export const Finished = pageStory(() => <Done workflow={{ ...workflow, state: 'Completed' }} />);
