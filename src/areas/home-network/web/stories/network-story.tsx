import type { ReactNode } from 'react';
import { inLanguage } from '#platform/languages.ts';
import { DialogStage, Stage } from '#platform/web/gallery/stage.tsx';
import { story, type BilingualText } from '#platform/web/gallery/story.tsx';
import { homeNetworkBg } from '../../texts/bg.ts';
import { homeNetworkEn } from '../../texts/en.ts';
import { homePeopleBg } from '../../texts/home.bg.ts';
import { homePeopleEn } from '../../texts/home.en.ts';
import { portForwardingBg } from '../../texts/ports.bg.ts';
import { portForwardingEn } from '../../texts/ports.en.ts';
import { homeKey } from '../queries.ts';
import { home, msisdn } from './sample.ts';

const texts = {
  bg: { 'home-network': homeNetworkBg, 'home-people': homePeopleBg, 'port-forwarding': portForwardingBg },
  en: { 'home-network': homeNetworkEn, 'home-people': homePeopleEn, 'port-forwarding': portForwardingEn },
};

const known = [[homeKey(msisdn), home]] as const;

/** A part of a home network screen. */
export function partStory(draw: (say: BilingualText) => ReactNode) {
  return story((say, language) => (
    <Stage key={language} language={language} texts={inLanguage(texts, language)} known={known}>
      {draw(say)}
    </Stage>
  ));
}

/** An open dialog of the home network. */
export function dialogStory(draw: (say: BilingualText) => ReactNode) {
  return story((say, language) => (
    <DialogStage key={language} language={language} texts={inLanguage(texts, language)} known={known}>
      {draw(say)}
    </DialogStage>
  ));
}
