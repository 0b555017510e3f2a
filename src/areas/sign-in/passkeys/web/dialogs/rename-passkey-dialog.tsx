import { useState, type FormEvent } from 'react';
import { useTranslations } from 'use-intl/react';
import { ApiError } from '#platform/web/api/api-error.ts';
import { useChange } from '#platform/web/api/use-change.ts';
import { DialogActions } from '#platform/web/ui/dialog/dialog-actions.tsx';
import { DialogContent } from '#platform/web/ui/dialog/dialog-content.tsx';
import { closeDialog, dismissDialog } from '#platform/web/ui/dialog/dialog-registry.ts';
import { TextField } from '#platform/web/ui/fields/text-field.tsx';
import { renamePasskey, type Passkey } from '../../contract.ts';
import { longestName } from '../../rules.ts';
import { passkeysKey } from '../queries.ts';

export function RenamePasskeyDialog({ passkey }: { passkey: Passkey }) {
  const t = useTranslations('passkeys');
  const [name, setName] = useState(passkey.name);
  const { busy, failure, error, run } = useChange({ reread: [passkeysKey], area: 'passkeys' });
  const isGone = error instanceof ApiError && error.code === 'EC_User_Not_Authoried';
  const params = { passkeyId: passkey.passkey_id };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    void run((api) => api.call(renamePasskey, { params, body: { name } }), { onDone: () => closeDialog() });
  };
  return (
    <DialogContent
      title={t('rename_title')}
      text={t('rename_text')}
      onSubmit={submit}
      actions={
        isGone ? (
          <DialogActions main={t('close')} onMain={() => void dismissDialog()} />
        ) : (
          <DialogActions main={t('rename_do')} busy={busy} disabled={name.trim() === ''} quiet={t('cancel')} />
        )
      }
    >
      <TextField
        name="name"
        label={t('name')}
        maxLength={longestName}
        value={name}
        error={failure}
        data-dialog-focus
        onChange={(event) => setName(event.target.value)}
      />
    </DialogContent>
  );
}
