import { useTranslations } from 'use-intl/react';
import { DialogHost } from '#platform/web/ui/dialog-host.tsx';

/** The open dialog. It stands inside the shells, where dialogs find the loaded data. */
export function PortalDialogs() {
  const t = useTranslations('shell');
  return (
    <DialogHost
      texts={{
        close: t('close'),
        loading: t('loading'),
        failedTitle: t('dialog_failed'),
        failedText: t('dialog_failed_text'),
        retry: t('retry'),
        findingOut: t('finding_out'),
      }}
    />
  );
}
