import { useTranslations } from 'use-intl/react';
import { Button } from '#platform/web/ui/button.tsx';
import { DialogContent } from '#platform/web/ui/dialog-content.tsx';
import { closeDialog } from '#platform/web/ui/dialog-registry.ts';

/** One thing explained in a few sentences. */
export function InfoContent({ title, text }: { title: string; text: string }) {
  const t = useTranslations('registration');
  return (
    <DialogContent
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
