import { useTranslations } from 'use-intl/react';
import { CloseAction } from '#platform/web/ui/dialog/dialog-actions.tsx';
import { DialogContent } from '#platform/web/ui/dialog/dialog-content.tsx';

export function InfoContent({ title, text }: { title: string; text: string }) {
  const t = useTranslations('registration');
  return <DialogContent title={title} text={text} actions={<CloseAction words={t('close')} />} />;
}
