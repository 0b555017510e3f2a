import { useState, type FormEvent, type ReactNode } from 'react';
import { useTranslations } from 'use-intl/react';
import { brokenPasswordRules } from '#platform/password.ts';
import { ApiError } from '#platform/web/api/api-error.ts';
import { useChange } from '#platform/web/api/use-change.ts';
import { PasswordRules } from '#platform/web/password-rules.tsx';
import { Button } from '#platform/web/ui/actions/button.tsx';
import { FieldError } from '#platform/web/ui/fields/field.tsx';
import { PasswordField } from '#platform/web/ui/fields/password-field.tsx';
import { showToast } from '#platform/web/ui/states/toast-store.ts';
import { changePassword } from '../contract.ts';
import { FormCard } from './form-card.tsx';
import { ProfilePage } from '../../web/profile-page.tsx';

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
  const [typed, setTyped] = useState(empty);
  const [wasTried, setTried] = useState(false);
  const change = useChangePassword(() => {
    setTyped(empty);
    setTried(false);
  });
  const isWeak = brokenPasswordRules(typed.fresh).length > 0;
  const isDifferent = typed.fresh !== typed.again;
  const code = change.error instanceof ApiError ? change.error.code : null;
  const told = change.failure ?? undefined;
  const isOfNew = code === 'EC_Common_Password' || code === 'EC_Same_Password';
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setTried(true);
    if (typed.old && !isWeak && !isDifferent) void change.send(typed);
  };
  const field = (name: keyof typeof empty, label: string, autoComplete: string, error: ReactNode) => (
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
      <Button type="submit" kind="primary" tall busy={change.busy}>
        {t('password_do')}
      </Button>
    </FormCard>
  );
}

function useChangePassword(onChanged: () => void) {
  const t = useTranslations('profile');
  const change = useChange({ reread: [[]] });
  const send = ({ old, fresh }: typeof empty) =>
    change.run((api) => api.call(changePassword, { body: { old_password: old, new_password: fresh } }), {
      onDone: () => {
        onChanged();
        showToast({ text: t('password_done') });
      },
    });
  return { ...change, send };
}
