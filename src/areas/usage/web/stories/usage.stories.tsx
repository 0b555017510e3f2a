import type { ReactNode } from 'react';
import { DialogStage, Stage } from '#platform/web/gallery/stage.tsx';
import { story } from '#platform/web/gallery/story.tsx';
import { AllowanceCard } from '../allowances.tsx';
import { Control } from '../control.tsx';
import { DaysOf } from '../days.tsx';
import { AlertsDialog } from '../dialogs/alerts-dialog.tsx';
import { BlockDialog } from '../dialogs/block-dialog.tsx';
import { FairUseCard } from '../fair-use-card.tsx';
import { Numbers } from '../numbers-screen.tsx';
import { OutsidePlan } from '../outside-plan.tsx';
import { UsageTitle } from '../usage-title.tsx';
import {
  dataAllowance,
  days,
  endedAllowance,
  msisdn,
  numbers,
  oldPackage,
  textsIn,
  unlimitedCalls,
  usage,
  usageOfUser,
} from './sample.ts';
import '../usage.css';

export default { title: 'Usage/Parts and dialogs' };

const partStory = (draw: () => ReactNode) =>
  story((_, language) => (
    <Stage key={language} language={language} texts={textsIn(language)}>
      {draw()}
    </Stage>
  ));
const dialogStory = (draw: () => ReactNode) =>
  story((_, language) => (
    <DialogStage key={language} language={language} texts={textsIn(language)}>
      {draw()}
    </DialogStage>
  ));

export const TitleWithForecast = partStory(() => <UsageTitle usage={usage} />);
export const TitleOfOldFigures = partStory(() => (
  <UsageTitle usage={{ ...usage, is_source_away: true, is_old: true }} />
));
export const Allowances = partStory(() => (
  <ul className="allowances">
    {[dataAllowance, endedAllowance, unlimitedCalls, oldPackage].map((allowance) => (
      <AllowanceCard key={allowance.allowance_id} allowance={allowance} usage={usage} />
    ))}
  </ul>
));
export const Days = partStory(() => <DaysOf days={days} owner />);
export const Outside = partStory(() => <OutsidePlan usage={usage} />);
export const OutsideOfUser = partStory(() => <OutsidePlan usage={usageOfUser} />);
export const FairUse = partStory(() => <FairUseCard fairUse={usage.fair_use!} />);
export const AlertsAndBlocks = partStory(() => <Control usage={usage} />);
export const AllNumbers = partStory(() => <Numbers usage={numbers} />);
export const Alerts = dialogStory(() => <AlertsDialog msisdn={msisdn} alerts={usage.alerts!} />);
export const Block = dialogStory(() => <BlockDialog msisdn={msisdn} block="roaming-data" isOn />);
