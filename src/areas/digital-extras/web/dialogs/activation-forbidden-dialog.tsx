import { useTranslations } from 'use-intl/react';
import { InfoContent } from '#platform/web/ui/dialog/info-content.tsx';

export type ActivationForbiddenProps = { names: string; isPartial: boolean };

export function ActivationForbiddenDialog({ names, isPartial }: ActivationForbiddenProps) {
  const t = useTranslations('extras-dialogs');
  return (
    <InfoContent
      title={t('activation_forbidden_title')}
      text={t('activation_forbidden_text', { names })}
      close={t('understood')}
    >
      {isPartial && <p className="text-s text-ink-quiet">{t('activation_forbidden_rest')}</p>}
    </InfoContent>
  );
}
