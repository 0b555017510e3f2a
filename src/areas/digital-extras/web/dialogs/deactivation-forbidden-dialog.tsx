import { useTranslations } from 'use-intl/react';
import type { ErrorCode } from '#platform/errors.ts';
import { errorTextKey } from '#platform/errors.ts';
import { PortalLink } from '#platform/web/portal-link.tsx';
import { textLinkClass } from '#platform/web/ui/actions/text-link.tsx';
import { closeDialog } from '#platform/web/ui/dialog/dialog-registry.ts';
import { InfoContent } from '#platform/web/ui/dialog/info-content.tsx';

/** Why an extra cannot be deactivated, or not today. */
export function DeactivationForbiddenDialog({ code }: { code: ErrorCode | null }) {
  const t = useTranslations('extras-dialogs');
  const errors = useTranslations('errors');
  const shell = useTranslations('shell');
  return (
    <InfoContent
      title={t('deactivation_forbidden_title')}
      text={errors(errorTextKey(code ?? 'EC_Deactivation_Forbidden'))}
      close={t('understood')}
    >
      {code === 'EC_Deactivation_Forbidden_For_Today' && (
        // On the first day it ends by withdrawal.
        <PortalLink to="/contracts/withdraw" className={textLinkClass} onClick={() => void closeDialog()}>
          {shell('withdraw_here')}
        </PortalLink>
      )}
    </InfoContent>
  );
}
