import { useTranslations } from 'use-intl/react';
import { useChange } from '#platform/web/api/use-change.ts';
import { useTokenStore } from '#platform/web/session/session-context.ts';
import { Button } from '#platform/web/ui/actions/button.tsx';
import { DialogContent } from '#platform/web/ui/dialog/dialog-content.tsx';
import { closeDialog, dismissDialog } from '#platform/web/ui/dialog/dialog-registry.ts';
import { showToast } from '#platform/web/ui/states/toast-store.ts';
import { resetDemo } from '../../contract.ts';

/** Confirms the reset of all changes in the demo. */
export function ResetDemoDialog() {
  const t = useTranslations('demo');
  const tokens = useTokenStore();
  const { busy, run } = useChange({ failureIn: 'toast' });
  const reset = () =>
    run((api) => api.call(resetDemo), {
      onDone: async () => {
        await closeDialog();
        tokens.clear();
        showToast({ text: t('reset_done') });
      },
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
          <Button kind="bare" wide onClick={() => void dismissDialog()}>
            {t('reset_keep')}
          </Button>
        </>
      }
    />
  );
}
