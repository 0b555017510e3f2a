import { useTranslations } from 'use-intl/react';
import { PortalLink } from '#platform/web/portal-link.tsx';
import type { Dialogs } from '#platform/web/ui/dialog/dialog-registry.ts';
import { textLinkClass } from '#platform/web/ui/actions/text-link.tsx';
import { ErrorContent } from '#platform/web/ui/dialog/error-content.tsx';

/** The reason of a failure. */
export function GenericMessageDialog({ title, text, extrasOf, subject }: Dialogs['network-protection.GenericMessage']) {
  const t = useTranslations('network-protection');
  return (
    <ErrorContent title={title} text={text} close={t('close')} subject={subject}>
      {extrasOf !== undefined && (
        <PortalLink to="/digital-extras/select-services" search={{ msisdn: extrasOf }} className={textLinkClass}>
          {t('see_extras')}
        </PortalLink>
      )}
    </ErrorContent>
  );
}
