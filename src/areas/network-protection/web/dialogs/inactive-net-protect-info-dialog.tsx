import { useTranslations } from 'use-intl/react';
import { sofiaTime } from '#platform/clock.ts';
import { DialogActions } from '#platform/web/ui/dialog/dialog-actions.tsx';
import { DialogContent } from '#platform/web/ui/dialog/dialog-content.tsx';
import { replaceDialog, type Dialogs } from '#platform/web/ui/dialog/dialog-registry.ts';
import { InfoContent } from '#platform/web/ui/dialog/info-content.tsx';

/** Why the lists cannot be changed now, and how to enable them. */
export function InactiveNetProtectInfoDialog({
  msisdn,
  waitsUntil,
}: Dialogs['network-protection.InactiveNetProtectInfo']) {
  const t = useTranslations('network-protection');
  const switchOn = () => replaceDialog('network-protection.Confirmation', { msisdn, operation: 'activate' });
  if (waitsUntil !== null) {
    return (
      <InfoContent
        title={t('inactive_waits_title')}
        text={t('inactive_waits_text', { time: sofiaTime(new Date(waitsUntil)) })}
        close={t('close')}
      />
    );
  }
  return (
    <DialogContent
      title={t('inactive_title')}
      text={t('inactive_text')}
      actions={<DialogActions main={t('inactive_on')} onMain={switchOn} quiet={t('close')} />}
    />
  );
}
