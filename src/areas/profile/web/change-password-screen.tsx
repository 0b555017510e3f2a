import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState, type FormEvent } from 'react';
import { useTranslations } from 'use-intl/react';
import { brokenPasswordRules } from '#platform/password.ts';
import { useApi } from '#platform/web/api/api-context.ts';
import { ApiError } from '#platform/web/api/api-error.ts';
import { useErrorText } from '#platform/web/i18n/use-error-text.ts';
import { PasswordRules } from '#platform/web/password-rules.tsx';
import { Button } from '#platform/web/ui/button.tsx';
import { FieldError } from '#platform/web/ui/field.tsx';
import { PasswordField } from '#platform/web/ui/password-field.tsx';
import { showToast } from '#platform/web/ui/toast-store.ts';
import { changePassword } from '../account-contract.ts';
import { FormCard } from './form-card.tsx';
import { ProfilePage } from './profile-page.tsx';

export function ChangePasswordScreen() {
  const t = useTranslations('profile');
  return (
    <ProfilePage title={t('password_title')} text={t('password_text')}>
      <ChangePasswordForm />
    </ProfilePage>
  );
}

const empty = { old: '', fresh: '', again: '' };

export function ChangePasswordForm() {
  const t = useTranslations('profile');
  const errorText = useErrorText();
  const [typed, setTyped] = useState(empty);
  const [wasTried, setTried] = useState(false);
  const change = useChange(() => {
    setTyped(empty);
    setTried(false);
  });
  const isWeak = brokenPasswordRules(typed.fresh).length > 0;
  const isDifferent = typed.fresh !== typed.again;
  const code = change.error instanceof ApiError ? change.error.code : null;
  const told = change.error ? errorText(change.error) : undefined;
  const isOfNew = code === 'EC_Common_Password' || code === 'EC_Same_Password';
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setTried(true);
    if (typed.old && !isWeak && !isDifferent) change.mutate(typed);
  };
  const field = (name: keyof typeof empty, label: string, autoComplete: string, error: string | undefined) => (
    <PasswordField
      name={name}
      label={label}
      autoComplete={autoComplete}
      texts={{ show: t('show_password'), hide: t('hide_password') }}
      value={typed[name]}
      error={error}
      onChange={(event) => {
        setTyped({ ...typed, [name]: event.target.value });
        change.reset();
      }}
    />
  );
  const newError = isOfNew ? told : wasTried && isWeak ? t('password_weak') : undefined;
  return (
    <FormCard onSubmit={submit}>
      {field('old', t('password_old'), 'current-password', code === 'EC_Wrong_Password' ? told : undefined)}
      {field('fresh', t('password_new'), 'new-password', newError)}
      <PasswordRules password={typed.fresh} />
      {field(
        'again',
        t('password_repeat'),
        'new-password',
        wasTried && isDifferent ? t('password_differs') : undefined,
      )}
      {told && !isOfNew && code !== 'EC_Wrong_Password' && <FieldError>{told}</FieldError>}
      <Button type="submit" kind="primary" tall busy={change.isPending}>
        {t('password_do')}
      </Button>
    </FormCard>
  );
}

function useChange(onDone: () => void) {
  const t = useTranslations('profile');
  const api = useApi();
  const client = useQueryClient();
  return useMutation({
    mutationFn: ({ old, fresh }: typeof empty) =>
      api.call(changePassword, { body: { old_password: old, new_password: fresh } }),
    onSuccess: async () => {
      onDone();
      showToast({ text: t('password_done') });
      await client.invalidateQueries();
    },
  });
}
