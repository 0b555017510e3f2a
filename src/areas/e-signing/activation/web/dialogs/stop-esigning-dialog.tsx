import { useTranslations } from 'use-intl/react';
import { useChange } from '#platform/web/api/use-change.ts';
import { DialogActions } from '#platform/web/ui/dialog/dialog-actions.tsx';
import { DialogContent } from '#platform/web/ui/dialog/dialog-content.tsx';
import { closeDialog } from '#platform/web/ui/dialog/dialog-registry.ts';
import { FieldError } from '#platform/web/ui/fields/field.tsx';
import { showToast } from '#platform/web/ui/states/toast-store.ts';
import { stopEsigning } from '../../contract.ts';
import { signingKeys } from '../../../web/queries.ts';

export function StopEsigningDialog({ pid }: { pid: string }) {
  const t = useTranslations('e-signing');
  const { busy, failure, run } = useChange({ area: 'e-signing', reread: signingKeys });
  const stop = () =>
    run((api) => api.call(stopEsigning, { query: { pid } }), {
      onDone: async () => {
        await closeDialog();
        showToast({ text: t('stopped') });
      },
    });
  return (
    <DialogContent
      title={t('stop_title')}
      text={t('stop_text')}
      actions={
        <DialogActions danger main={t('stop_do')} onMain={() => void stop()} busy={busy} quiet={t('stop_keep')} />
      }
    >
      {failure && <FieldError>{failure}</FieldError>}
    </DialogContent>
  );
}
