import { useTranslations } from 'use-intl/react';
import { BrokenScene } from '#platform/web/art/scenes/broken-scene.tsx';
import { Button } from '#platform/web/ui/button.tsx';
import { DialogContent } from '#platform/web/ui/dialog-content.tsx';
import { closeDialog } from '#platform/web/ui/dialog-registry.ts';

/** What went wrong, where no field of the page is to blame. */
export function CustomError({ title, text }: { title: string; text: string }) {
  const t = useTranslations('registration');
  return (
    <DialogContent
      scene={<BrokenScene />}
      title={title}
      text={text}
      actions={
        <Button kind="primary" tall wide onClick={() => void closeDialog()}>
          {t('close')}
        </Button>
      }
    />
  );
}
