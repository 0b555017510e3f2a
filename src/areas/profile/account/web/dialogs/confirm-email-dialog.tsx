import { useState, type FormEvent } from 'react';
import { useTranslations } from 'use-intl/react';
import { useChange } from '#platform/web/api/use-change.ts';
import { Button } from '#platform/web/ui/actions/button.tsx';
import { DialogContent } from '#platform/web/ui/dialog/dialog-content.tsx';
import { dismissDialog, openDialog } from '#platform/web/ui/dialog/dialog-registry.ts';
import { TextField } from '#platform/web/ui/fields/text-field.tsx';
import { profileKey } from '#platform/web/api/query-keys.ts';
import { confirmEmail } from '../../contract.ts';

/** Asks for the code sent to the new address; errors are shown under the field. */
export function ConfirmEmailDialog({ email }: { email: string }) {
  const t = useTranslations('profile');
  const [code, setCode] = useState('');
  const confirm = useChange({ reread: [profileKey] });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!code.trim()) return;
    void confirm.run((api) => api.call(confirmEmail, { body: { email, code } }), {
      onDone: () =>
        openDialog('profile.GenericMessage', { title: t('confirmed_title'), text: t('confirmed_text', { email }) }),
    });
  };
  return (
    <DialogContent
      title={t('confirm_title')}
      text={t('confirm_text', { email })}
      onSubmit={submit}
      actions={
        <>
          <Button type="submit" kind="primary" tall wide busy={confirm.busy}>
            {t('confirm_do')}
          </Button>
          <Button kind="bare" wide onClick={() => void dismissDialog()}>
            {t('cancel')}
          </Button>
        </>
      }
    >
      <TextField
        name="code"
        label={t('confirm_code')}
        autoComplete="one-time-code"
        autoCapitalize="characters"
        spellCheck={false}
        maxLength={20}
        value={code}
        error={confirm.failure}
        onChange={(event) => {
          setCode(event.target.value);
          confirm.reset();
        }}
      />
    </DialogContent>
  );
}
