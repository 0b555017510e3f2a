import type { ReactNode } from 'react';
import { priceOf } from '#platform/money.ts';
import { numberProofBg } from '#platform/texts/number-proof.bg.ts';
import { numberProofEn } from '#platform/texts/number-proof.en.ts';
import { DialogStage, Stage } from '#platform/web/gallery/stage.tsx';
import { story } from '#platform/web/gallery/story.tsx';
import { inLanguage, type Language } from '#platform/languages.ts';
import type { MusicStatusAnswer } from '../../contract.ts';
import { afterRecognition, afterStatus, initialMusic } from '../../music-state.ts';
import { musicBg } from '../../texts/bg.ts';
import { musicEn } from '../../texts/en.ts';
import { MusicActivationSuccessDialog } from '../dialogs/music-activation-success-dialog.tsx';
import { MusicModifyDialog } from '../dialogs/music-modify-dialog.tsx';
import { MusicVerifyDialog } from '../dialogs/music-verify-dialog.tsx';
import { EndingMusic } from '../ending-music.tsx';
import { PlayingMusic } from '../playing-music.tsx';
import { StartMusic } from '../start-music.tsx';
import { UnknownListener } from '../unknown-listener.tsx';
import '../music.css';

export default { title: 'Music offer/States and dialogs' };

const fresh: MusicStatusAnswer = {
  msisdn: '359888100101',
  is_recognized: true,
  date_of_subscription: null,
  subscriber_type: 'POSTPAID',
  status: 'NotSubscribed',
  end_date_of_free_period: null,
  free_period_end_date: null,
  deactivation_date: null,
  renewal_date: null,
  link: null,
  price_currency: priceOf(499),
  today: '2026-11-15',
};
const playing: MusicStatusAnswer = {
  ...fresh,
  date_of_subscription: '2026-10-14',
  status: 'Active',
  end_date_of_free_period: '2027-01-12',
  renewal_date: '2027-01-13',
  link: 'https://noti.abonat.example/',
};
const ending: MusicStatusAnswer = { ...playing, status: 'Deactivated', deactivation_date: '2027-01-12' };
const expired: MusicStatusAnswer = { ...fresh, status: 'Deactivated', end_date_of_free_period: '2026-09-21' };

const listener = (answer: MusicStatusAnswer) => ({
  state: afterStatus(afterRecognition(initialMusic('a-token-of-the-gallery'), answer, 'a-token'), answer, answer.today),
  answer,
});

const textsIn = (language: Language) =>
  inLanguage(
    { bg: { music: musicBg, 'number-proof': numberProofBg }, en: { music: musicEn, 'number-proof': numberProofEn } },
    language,
  );

const screenStory = (draw: () => ReactNode) =>
  story((_, language) => (
    <Stage key={language} language={language} texts={textsIn(language)}>
      <div className="grid gap-8">{draw()}</div>
    </Stage>
  ));

const dialogStory = (draw: () => ReactNode) =>
  story((_, language) => (
    <DialogStage key={language} language={language} texts={textsIn(language)}>
      {draw()}
    </DialogStage>
  ));

export const NotRecognised = screenStory(() => <UnknownListener prices={priceOf(499)} />);
export const Trial = screenStory(() => <StartMusic {...listener(fresh)} />);
export const TrialOfAYear = screenStory(() => <StartMusic {...listener({ ...fresh, subscriber_type: 'CURRENT' })} />);
export const TrialOver = screenStory(() => <StartMusic {...listener(expired)} />);
export const Playing = screenStory(() => <PlayingMusic {...listener(playing)} />);
export const Ending = screenStory(() => <EndingMusic {...listener(ending)} />);

export const Verify = dialogStory(() => <MusicVerifyDialog />);
export const ModifyToStart = dialogStory(() => <MusicModifyDialog {...listener(fresh)} />);
export const ModifyToPay = dialogStory(() => <MusicModifyDialog {...listener(expired)} />);
export const ModifyToStop = dialogStory(() => <MusicModifyDialog {...listener(playing)} />);
export const ActivationSuccess = dialogStory(() => <MusicActivationSuccessDialog {...listener(playing)} />);
