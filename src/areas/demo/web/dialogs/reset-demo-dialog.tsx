import { useTranslations } from 'use-intl/react';
import { useApi } from '#platform/web/api/api-context.ts';
import { useErrorText } from '#platform/web/i18n/use-error-text.ts';
import { useTokenStore } from '#platform/web/session/session-context.ts';
import { Button } from '#platform/web/ui/button.tsx';
import { DialogContent } from '#platform/web/ui/dialog-content.tsx';
import { closeDialog } from '#platform/web/ui/dialog-registry.ts';
import { showToast } from '#platform/web/ui/toast-store.ts';
import { usePress } from '#platform/web/use-press.ts';
import { resetDemo } from '../../contract.ts';

/** Asks once before everything everybody did in the demo is undone. */
export function ResetDemoDialog() {
  const t = useTranslations('demo');
  const api = useApi();
  const tokens = useTokenStore();
  const errorText = useErrorText();
  const { busy, press } = usePress((error) => void showToast({ text: errorText(error), tone: 'failed' }));
  const reset = () =>
    press(async () => {
      await api.call(resetDemo);
      await closeDialog();
      tokens.clear();
      showToast({ text: t('reset_done') });
    });
  return (
    <DialogContent
      title={t('reset_question')}
      text={t('reset_text')}
      actions={
        <>
          <Button kind="danger" tall wide busy={busy} onClick={() => void reset()}>
            {t('reset')}
          </Button>
          <Button kind="bare" wide onClick={() => void closeDialog()}>
            {t('reset_keep')}
          </Button>
        </>
      }
    />
  );
}
