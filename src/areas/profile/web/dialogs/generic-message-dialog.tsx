import { useTranslations } from 'use-intl/react';
import { Button } from '#platform/web/ui/button.tsx';
import { DialogContent } from '#platform/web/ui/dialog-content.tsx';
import { closeDialog } from '#platform/web/ui/dialog-registry.ts';

export type GenericMessageProps = { title: string; text: string };

/** One thing to know, and one way on. */
export function GenericMessageDialog({ title, text }: GenericMessageProps) {
  const t = useTranslations('profile');
  return (
    <DialogContent
      title={title}
      text={text}
      actions={
        <Button kind="primary" tall wide onClick={() => void closeDialog()}>
          {t('ok')}
        </Button>
      }
    />
  );
}
