import { useState } from 'react';
import { useTranslations } from 'use-intl/react';
import { useApi } from '#platform/web/api/api-context.ts';
import { useErrorText } from '#platform/web/i18n/use-error-text.ts';
import { DialogActions } from '#platform/web/ui/dialog-actions.tsx';
import { DialogContent } from '#platform/web/ui/dialog-content.tsx';
import { closeDialog } from '#platform/web/ui/dialog-registry.ts';
import { FieldError } from '#platform/web/ui/field.tsx';
import { showToast } from '#platform/web/ui/toast-store.ts';
import { usePress } from '#platform/web/use-press.ts';
import { stopEsigning } from '../../contract.ts';
import { useReloadSigning } from '../queries.ts';

export function StopEsigningDialog({ pid }: { pid: string }) {
  const t = useTranslations('e-signing');
  const api = useApi();
  const textOf = useErrorText('e-signing');
  const reload = useReloadSigning();
  const [error, setError] = useState<string | null>(null);
  const { busy, press } = usePress((refused) => setError(textOf(refused)));
  const stop = () =>
    press(async () => {
      await api.call(stopEsigning, { query: { pid } });
      await reload();
      await closeDialog();
      showToast({ text: t('stopped') });
    });
  return (
    <DialogContent
      title={t('stop_title')}
      text={t('stop_text')}
      actions={
        <DialogActions danger main={t('stop_do')} onMain={() => void stop()} busy={busy} quiet={t('stop_keep')} />
      }
    >
      {error && <FieldError>{error}</FieldError>}
    </DialogContent>
  );
}
