// A story of the extras: the stage with their texts and sample extras.

import type { ReactNode } from 'react';
import { inLanguage, type Language } from '#platform/languages.ts';
import { DialogStage, Stage, type StageProps } from '#platform/web/gallery/stage.tsx';
import { story, type BilingualText } from '#platform/web/gallery/story.tsx';
import { extrasBg } from '../../texts/bg.ts';
import { extrasDialogsBg } from '../../texts/dialogs.bg.ts';
import { extrasDialogsEn } from '../../texts/dialogs.en.ts';
import { extrasEn } from '../../texts/en.ts';
import { samplesIn, type Samples } from './sample.ts';

type StoryInput = { samples: Samples; say: BilingualText; language: Language };
type StageOptions = (drawn: StoryInput) => Partial<Pick<StageProps, 'known' | 'answers'>>;

export function dialogStory(draw: (drawn: StoryInput) => ReactNode, around: StageOptions = () => ({})) {
  return story((say, language) => {
    const drawn = { samples: samplesIn(say), say, language };
    return (
      <DialogStage language={language} texts={textsIn(language)} {...around(drawn)}>
        {draw(drawn)}
      </DialogStage>
    );
  });
}

export function partStory(draw: (drawn: StoryInput) => ReactNode) {
  return story((say, language) => (
    <Stage language={language} texts={textsIn(language)}>
      {draw({ samples: samplesIn(say), say, language })}
    </Stage>
  ));
}

function textsIn(language: Language) {
  return inLanguage(
    {
      bg: { 'digital-extras': extrasBg, 'extras-dialogs': extrasDialogsBg },
      en: { 'digital-extras': extrasEn, 'extras-dialogs': extrasDialogsEn },
    },
    language,
  );
}
