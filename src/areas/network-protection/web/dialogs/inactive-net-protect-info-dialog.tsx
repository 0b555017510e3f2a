import { useTranslations } from 'use-intl/react';
import { DialogActions } from '#platform/web/ui/dialog-actions.tsx';
import { DialogContent } from '#platform/web/ui/dialog-content.tsx';
import { replaceDialog } from '#platform/web/ui/dialog-registry.ts';

/** Why the lists cannot be changed now, and the way to change that. */
export function InactiveNetProtectInfoDialog({ msisdn }: { msisdn: string }) {
  const t = useTranslations('network-protection');
  const switchOn = () => replaceDialog('network-protection.Confirmation', { msisdn, operation: 'activate' });
  return (
    <DialogContent
      title={t('inactive_title')}
      text={t('inactive_text')}
      actions={<DialogActions main={t('inactive_on')} onMain={switchOn} quiet={t('close')} />}
    />
  );
}
