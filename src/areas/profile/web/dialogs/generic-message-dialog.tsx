import { useTranslations } from 'use-intl/react';
import { CloseAction } from '#platform/web/ui/dialog/dialog-actions.tsx';
import { DialogContent } from '#platform/web/ui/dialog/dialog-content.tsx';

export type GenericMessageProps = { title: string; text: string };

export function GenericMessageDialog({ title, text }: GenericMessageProps) {
  const t = useTranslations('profile');
  return <DialogContent title={title} text={text} actions={<CloseAction words={t('ok')} />} />;
}
