import { useTranslations } from 'use-intl/react';
import { CloseAction } from '#platform/web/ui/dialog/dialog-actions.tsx';
import { DialogContent } from '#platform/web/ui/dialog/dialog-content.tsx';

/** Explains what is inspected, what is blocked and what the lists do. */
export function InfoDialog() {
  const t = useTranslations('network-protection');
  return (
    <DialogContent title={t('info_title')} text={t('info_text')} actions={<CloseAction words={t('close')} />}>
      <p className="leading-[1.5] text-ink-quiet">{t('info_lists')}</p>
    </DialogContent>
  );
}
