import { useTranslations } from 'use-intl/react';
import { DialogContent } from '#platform/web/ui/dialog/dialog-content.tsx';
import { showToast } from '#platform/web/ui/states/toast-store.ts';
import { DialogActions } from '#platform/web/ui/dialog/dialog-actions.tsx';

/** Shows a code that can be copied. */
export function CodeShownDialog({ code }: { code: string }) {
  const t = useTranslations('extras-dialogs');
  const copy = async () => {
    await navigator.clipboard.writeText(code);
    showToast({ text: t('code_copied') });
  };
  return (
    <DialogContent
      title={t('code_shown_title')}
      text={t('code_text')}
      actions={<DialogActions main={t('code_copy')} onMain={() => void copy()} quiet={t('close')} />}
    >
      <output className="block rounded-m bg-fill p-5 text-center text-2xl font-black tracking-widest break-all">
        {code}
      </output>
    </DialogContent>
  );
}
