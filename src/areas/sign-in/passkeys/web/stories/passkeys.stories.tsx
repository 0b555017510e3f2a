import type { ReactNode } from 'react';
import { inLanguage, type Language } from '#platform/languages.ts';
import { DialogStage, Stage } from '#platform/web/gallery/stage.tsx';
import { story } from '#platform/web/gallery/story.tsx';
import { passkeysBg } from '../../texts/bg.ts';
import { passkeysEn } from '../../texts/en.ts';
import { DeletePasskeyDialog } from '../dialogs/delete-passkey-dialog.tsx';
import { RenamePasskeyDialog } from '../dialogs/rename-passkey-dialog.tsx';
import { PasskeyList } from '../passkeys-screen.tsx';

export default { title: 'Sign-in/Passkeys' };

const textsIn = (language: Language) => ({ passkeys: inLanguage({ bg: passkeysBg, en: passkeysEn }, language) });

const dialogStory = (draw: () => ReactNode) =>
  story((_, language) => (
    <DialogStage key={language} language={language} texts={textsIn(language)}>
      {draw()}
    </DialogStage>
  ));

const phone = {
  passkey_id: 'b3bd5fa2-5d8e-4e8d-8a55-7a4b0d6f1c01',
  name: 'iPhone',
  created_at: '2026-11-10T10:00:00.000Z',
  last_used_at: '2026-11-17T08:12:00.000Z',
};
const laptop = { ...phone, passkey_id: 'laptop', name: 'Windows', last_used_at: null };

export const Passkeys = story((_, language) => (
  <Stage key={language} language={language} texts={textsIn(language)}>
    <PasskeyList passkeys={[phone, laptop]} />
  </Stage>
));
export const DeletePasskey = dialogStory(() => <DeletePasskeyDialog passkey={phone} />);
export const RenamePasskey = dialogStory(() => <RenamePasskeyDialog passkey={phone} />);
