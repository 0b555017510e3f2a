import { useTranslations } from 'use-intl/react';
import { useChange } from '#platform/web/api/use-change.ts';
import { DialogActions } from '#platform/web/ui/dialog/dialog-actions.tsx';
import { DialogContent } from '#platform/web/ui/dialog/dialog-content.tsx';
import { closeDialog } from '#platform/web/ui/dialog/dialog-registry.ts';
import { FieldError } from '#platform/web/ui/fields/field.tsx';
import { showToast } from '#platform/web/ui/states/toast-store.ts';
import { removePasskey, type Passkey } from '../../contract.ts';
import { passkeysKey } from '../queries.ts';

export function DeletePasskeyDialog({ passkey: { passkey_id: passkeyId, name } }: { passkey: Passkey }) {
  const t = useTranslations('passkeys');
  const showRemoved = async () => {
    await closeDialog();
    showToast({ text: t('removed', { name }) });
  };
  const { busy, failure, run } = useChange({
    reread: [passkeysKey],
    // It was removed elsewhere meanwhile.
    async onRefused({ code }) {
      const isGone = code === 'EC_User_Not_Authoried';
      if (isGone) await showRemoved();
      return isGone;
    },
  });
  const remove = () => run((api) => api.call(removePasskey, { params: { passkeyId } }), { onDone: showRemoved });
  return (
    <DialogContent
      title={t('remove_title', { name })}
      text={t('remove_text')}
      actions={<DialogActions main={t('remove')} onMain={() => void remove()} busy={busy} danger quiet={t('keep')} />}
    >
      {failure !== null && <FieldError>{failure}</FieldError>}
    </DialogContent>
  );
}
