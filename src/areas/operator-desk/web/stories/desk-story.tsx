import type { ReactNode } from 'react';
import { inLanguage } from '#platform/languages.ts';
import { shellBg } from '#platform/texts/shell.bg.ts';
import { shellEn } from '#platform/texts/shell.en.ts';
import { Stage, type StageProps } from '#platform/web/gallery/stage.tsx';
import { story } from '#platform/web/gallery/story.tsx';
import { operatorDeskBg } from '../../texts/bg.ts';
import { operatorDeskEn } from '../../texts/en.ts';
import { createDeskSession, DeskSessionContext } from '../desk-session.ts';
import { editor } from './sample.ts';
import '../desk.css';

const texts = {
  bg: { 'operator-desk': operatorDeskBg, shell: shellBg },
  en: { 'operator-desk': operatorDeskEn, shell: shellEn },
};

const session = createDeskSession(sessionStorage, window);

/** A screen of the desk or a part of one, with cached answers. */
export function deskStory(draw: () => ReactNode, known: NonNullable<StageProps['known']> = []) {
  return story((_, language) => (
    <DeskSessionContext key={language} value={session}>
      <Stage language={language} texts={inLanguage(texts, language)} known={[[['who'], editor], ...known]}>
        <div className="desk-stack">{draw()}</div>
      </Stage>
    </DeskSessionContext>
  ));
}
