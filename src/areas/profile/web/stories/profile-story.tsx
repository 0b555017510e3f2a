import type { ReactNode } from 'react';
import { passwordBg } from '#platform/texts/password.bg.ts';
import { passwordEn } from '#platform/texts/password.en.ts';
import { DialogStage, Stage } from '#platform/web/gallery/stage.tsx';
import { story } from '#platform/web/gallery/story.tsx';
import { inLanguage, type Language } from '#platform/languages.ts';
import { profileKey } from '#platform/web/api/query-keys.ts';
import { profileBg } from '../../texts/bg.ts';
import { profileCardsBg } from '../../texts/cards.bg.ts';
import { profileCardsEn } from '../../texts/cards.en.ts';
import { profileEn } from '../../texts/en.ts';
import { cardsKey } from '#platform/web/api/query-keys.ts';
import { accountKey, paymentsKey } from '../queries.ts';
import { account, cards, contract, payments } from './sample.ts';

const texts = {
  bg: { profile: profileBg, 'profile-cards': profileCardsBg, password: passwordBg },
  en: { profile: profileEn, 'profile-cards': profileCardsEn, password: passwordEn },
};

const knownIn = (language: Language) =>
  [
    [accountKey, account],
    [cardsKey, cards],
    [[...paymentsKey, language], payments],
    [[...profileKey, 'contract', contract.contract_id, language], contract],
  ] as const;

export function partStory(draw: () => ReactNode) {
  return story((_, language) => (
    <Stage key={language} language={language} texts={inLanguage(texts, language)} known={knownIn(language)}>
      {draw()}
    </Stage>
  ));
}

export function dialogStory(draw: () => ReactNode) {
  return story((_, language) => (
    <DialogStage key={language} language={language} texts={inLanguage(texts, language)} known={knownIn(language)}>
      {draw()}
    </DialogStage>
  ));
}
