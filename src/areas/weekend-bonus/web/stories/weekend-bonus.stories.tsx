import type { ReactNode } from 'react';
import { inLanguage, type Language } from '#platform/languages.ts';
import { DialogStage, Stage } from '#platform/web/gallery/stage.tsx';
import { story } from '#platform/web/gallery/story.tsx';
import { weekendBonusBg } from '../../texts/bg.ts';
import { weekendBonusEn } from '../../texts/en.ts';
import { ErrorDialog } from '../dialogs/error-dialog.tsx';
import { IneligibleDialog } from '../dialogs/ineligible-dialog.tsx';
import { InfoDialog } from '../dialogs/info-dialog.tsx';
import { LoaderDialog } from '../dialogs/loader-dialog.tsx';
import { SuccessDialog } from '../dialogs/success-dialog.tsx';
import { MonthOfWeekends } from '../month-of-weekends.tsx';
import '../weekend-bonus.css';

export default { title: 'Weekend bonus/Month and dialogs' };

const campaign = { starts_on: '2026-11-01', ends_on: '2026-11-29', bonus_mb: 5120 };
const ofCampaign = { gigabytes: 5, endsOn: campaign.ends_on };

const textsIn = (language: Language) => ({
  'weekend-bonus': inLanguage({ bg: weekendBonusBg, en: weekendBonusEn }, language),
});

const dialogStory = (draw: () => ReactNode) =>
  story((_, language) => (
    <DialogStage key={language} language={language} texts={textsIn(language)}>
      {draw()}
    </DialogStage>
  ));

export const Month = story((_, language) => (
  <Stage key={language} language={language} texts={textsIn(language)}>
    <MonthOfWeekends today="2026-11-15" campaign={campaign} />
  </Stage>
));
export const Info = dialogStory(() => <InfoDialog {...ofCampaign} />);
export const Loader = dialogStory(() => <LoaderDialog />);
export const Success = dialogStory(() => <SuccessDialog {...ofCampaign} count={2} />);
export const Refused = dialogStory(() => <ErrorDialog text="Кампанията приключи." />);
export const JoinedMeanwhile = dialogStory(() => <ErrorDialog text={null} />);
export const Ineligible = dialogStory(() => <IneligibleDialog />);
