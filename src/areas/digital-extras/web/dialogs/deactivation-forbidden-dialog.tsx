import { useTranslations } from 'use-intl/react';
import type { ErrorCode } from '#platform/errors.ts';
import { errorTextKey } from '#platform/errors.ts';
import { InfoContent } from '#platform/web/ui/dialog/info-content.tsx';

/** Why an extra cannot be deactivated, or not today. */
export function DeactivationForbiddenDialog({ code }: { code: ErrorCode | null }) {
  const t = useTranslations('extras-dialogs');
  const errors = useTranslations('errors');
  return (
    <InfoContent
      title={t('deactivation_forbidden_title')}
      text={errors(errorTextKey(code ?? 'EC_Deactivation_Forbidden'))}
      close={t('understood')}
    />
  );
}
