import { useTranslations } from 'use-intl/react';
import { useChange } from '#platform/web/api/use-change.ts';
import { DialogActions } from '#platform/web/ui/dialog/dialog-actions.tsx';
import { DialogContent } from '#platform/web/ui/dialog/dialog-content.tsx';
import { closeDialog, type Dialogs } from '#platform/web/ui/dialog/dialog-registry.ts';
import { FieldError } from '#platform/web/ui/fields/field.tsx';
import { showToast } from '#platform/web/ui/states/toast-store.ts';
import { changeUsageBlock } from '../../contract.ts';
import { usageKey } from '../queries.ts';

/** Explains a block before it is ordered from the network. */
export function BlockDialog({ msisdn, block, isOn }: Dialogs['usage.Block']) {
  const t = useTranslations('usage');
  const { busy, failure, run } = useChange({ reread: [usageKey(msisdn)], whereToSee: t('unknown_where') });
  const send = () =>
    void run((api) => api.call(changeUsageBlock, { params: { msisdn }, body: { block, is_on: isOn } }), {
      onDone: async () => {
        await closeDialog();
        showToast({ text: t('block_sent') });
      },
    });
  return (
    <DialogContent
      title={t(isOn ? `block_on_${block}` : `block_off_${block}`)}
      text={t(isOn ? `block_note_${block}` : 'block_off_text')}
      actions={
        <DialogActions
          main={t(isOn ? 'block_confirm_on' : 'block_confirm_off')}
          onMain={send}
          busy={busy}
          quiet={t('cancel')}
        />
      }
    >
      {failure && <FieldError>{failure}</FieldError>}
    </DialogContent>
  );
}
