import type { ReactNode } from 'react';
import { inLanguage } from '#platform/languages.ts';
import { DialogStage, Stage } from '#platform/web/gallery/stage.tsx';
import { story } from '#platform/web/gallery/story.tsx';
import { esigningBg } from '../../texts/bg.ts';
import { esigningEn } from '../../texts/en.ts';
import '../e-signing.css';

const texts = { bg: { 'e-signing': esigningBg }, en: { 'e-signing': esigningEn } };

export function partStory(draw: () => ReactNode) {
  return story((_, language) => (
    <Stage key={language} language={language} texts={inLanguage(texts, language)}>
      {draw()}
    </Stage>
  ));
}

export function dialogStory(draw: () => ReactNode) {
  return story((_, language) => (
    <DialogStage key={language} language={language} texts={inLanguage(texts, language)}>
      {draw()}
    </DialogStage>
  ));
}
