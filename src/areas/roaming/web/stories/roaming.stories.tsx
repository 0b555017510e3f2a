import type { ReactNode } from 'react';
import { Stage } from '#platform/web/gallery/stage.tsx';
import { story } from '#platform/web/gallery/story.tsx';
import { Answer } from '../answer.tsx';
import { Limits } from '../limits.tsx';
import { PlanCard } from '../plan-card.tsx';
import { TripCard } from '../trip-card.tsx';
import {
  balkans,
  classic,
  details,
  freedom,
  known,
  msisdn,
  revolution,
  roaming,
  textsIn,
  twoBalkans,
} from './sample.ts';
import '../roaming.css';

export default { title: 'Roaming/Parts' };

const partStory = (draw: () => ReactNode) =>
  story((_, language) => (
    <Stage key={language} language={language} texts={textsIn(language)} known={known(language)}>
      {draw()}
    </Stage>
  ));

export const RoamingIsOn = partStory(() => <Answer roaming={roaming} details={details} countryId={null} />);
export const RoamingIsOff = partStory(() => (
  <Answer roaming={{ ...roaming, roaming_plans: [] }} details={details} countryId={null} />
));
export const InTurkey = partStory(() => <Answer roaming={roaming} details={details} countryId="TR" />);
export const BothLimits = partStory(() => <Limits details={details} />);
export const PrepaidHasNoLimits = partStory(() => <Limits details={{ ...details, is_postpaid: false }} />);
export const LimitsOfTheHolder = partStory(() => <Limits details={{ ...details, owner: false }} />);
export const KeptTrip = partStory(() => <TripCard msisdn={msisdn} roaming={roaming} trip={roaming.trip!} />);
export const Plans = partStory(() => (
  <div className="plans">
    {[
      freedom,
      revolution,
      classic,
      balkans,
      { ...twoBalkans, plan_id: '2' },
      { ...balkans, plan_id: '1', pending: 'activate' as const },
    ].map((plan) => (
      <PlanCard key={plan.plan_id} plan={plan} roaming={roaming} details={details} />
    ))}
  </div>
));
