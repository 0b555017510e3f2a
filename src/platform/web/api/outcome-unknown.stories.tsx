import { shellBg } from '#platform/texts/shell.bg.ts';
import { shellEn } from '#platform/texts/shell.en.ts';
import { inLanguage } from '#platform/languages.ts';
import { DialogStage } from '../gallery/stage.tsx';
import { story } from '../gallery/story.tsx';
import { OutcomeUnknownDialog } from './outcome-unknown.tsx';

export default { title: 'Dialogs/Outcome unknown' };

export const OutcomeUnknown = story((say, language) => (
  <DialogStage key={language} language={language} texts={{ shell: inLanguage({ bg: shellBg, en: shellEn }, language) }}>
    <OutcomeUnknownDialog
      again={() => Promise.resolve()}
      where={say(
        'Виж на страницата за роуминг дали промяната е там.',
        'See on the roaming page whether the change is there.',
      )}
    />
  </DialogStage>
));
