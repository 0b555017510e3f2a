import { useTranslations } from 'use-intl/react';
import { DialogContent } from '#platform/web/ui/dialog/dialog-content.tsx';
import { CloseAction } from '#platform/web/ui/dialog/dialog-actions.tsx';

export type ActivationForbiddenProps = { names: string; isPartial: boolean };

export function ActivationForbiddenDialog({ names, isPartial }: ActivationForbiddenProps) {
  const t = useTranslations('extras-dialogs');
  return (
    <DialogContent
      title={t('activation_forbidden_title')}
      text={t('activation_forbidden_text', { names })}
      actions={<CloseAction words={t('understood')} />}
    >
      {isPartial && <p className="text-s text-ink-quiet">{t('activation_forbidden_rest')}</p>}
    </DialogContent>
  );
}
