import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState, type FormEvent } from 'react';
import { useTranslations } from 'use-intl/react';
import { useApi } from '#platform/web/api/api-context.ts';
import { useErrorText } from '#platform/web/i18n/use-error-text.ts';
import { Button } from '#platform/web/ui/button.tsx';
import { DialogContent } from '#platform/web/ui/dialog-content.tsx';
import { closeDialog, replaceDialog } from '#platform/web/ui/dialog-registry.ts';
import { TextField } from '#platform/web/ui/text-field.tsx';
import { profileKey } from '../../contract.ts';
import { confirmEmail } from '../../account-contract.ts';

/** The code from the new address; what is wrong with it is said under it. */
export function ConfirmEmailDialog({ email }: { email: string }) {
  const t = useTranslations('profile');
  const api = useApi();
  const client = useQueryClient();
  const errorText = useErrorText();
  const [code, setCode] = useState('');
  const confirm = useMutation({
    mutationFn: () => api.call(confirmEmail, { body: { email, code } }),
    onSuccess: async () => {
      await client.invalidateQueries({ queryKey: profileKey });
      replaceDialog('profile.GenericMessage', {
        title: t('confirmed_title'),
        text: t('confirmed_text', { email }),
      });
    },
  });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (code.trim()) confirm.mutate();
  };
  return (
    <DialogContent
      title={t('confirm_title')}
      text={t('confirm_text', { email })}
      onSubmit={submit}
      actions={
        <>
          <Button type="submit" kind="primary" tall wide busy={confirm.isPending}>
            {t('confirm_do')}
          </Button>
          <Button kind="bare" wide onClick={() => void closeDialog()}>
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
        error={confirm.error ? errorText(confirm.error) : undefined}
        onChange={(event) => {
          setCode(event.target.value);
          confirm.reset();
        }}
      />
    </DialogContent>
  );
}
