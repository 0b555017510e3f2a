import type { ReactNode } from 'react';
import { DialogStage } from '#platform/web/gallery/stage.tsx';
import { story } from '#platform/web/gallery/story.tsx';
import { inLanguage } from '#platform/languages.ts';
import { homeBg } from '../../texts/bg.ts';
import { homeEn } from '../../texts/en.ts';
import { NameServiceDialog } from '../dialogs/name-service-dialog.tsx';
import { RemoveServiceDialog } from '../dialogs/remove-service-dialog.tsx';

export default { title: 'Home/Service dialogs' };

const dialogStory = (draw: () => ReactNode) =>
  story((_, language) => (
    <DialogStage key={language} language={language} texts={{ home: inLanguage({ bg: homeBg, en: homeEn }, language) }}>
      {draw()}
    </DialogStage>
  ));

export const NameService = dialogStory(() => <NameServiceDialog serviceId="359888100102" label="На Боян" />);
export const RemoveService = dialogStory(() => <RemoveServiceDialog serviceId="359888100102" />);
