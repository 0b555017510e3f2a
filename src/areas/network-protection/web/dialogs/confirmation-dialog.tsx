import { useTranslations } from 'use-intl/react';
import { readableNumber } from '#platform/msisdn.ts';
import { DialogActions } from '#platform/web/ui/dialog/dialog-actions.tsx';
import { DialogContent } from '#platform/web/ui/dialog/dialog-content.tsx';
import type { Dialogs } from '#platform/web/ui/dialog/dialog-registry.ts';
import { useSwitchProtection } from '../use-switch-protection.ts';

/** Explains a switch before it is sent. */
export function ConfirmationDialog({ msisdn, operation }: Dialogs['network-protection.Confirmation']) {
  const t = useTranslations('network-protection');
  const { busy, send } = useSwitchProtection(msisdn, operation);
  return (
    <DialogContent
      title={t(`confirm_title_${operation}`)}
      text={t(`confirm_text_${operation}`, { number: readableNumber(msisdn) })}
      actions={
        <DialogActions
          main={t(`confirm_${operation}`)}
          onMain={send}
          busy={busy}
          danger={operation === 'deactivate'}
          quiet={t('cancel')}
        />
      }
    />
  );
}
