import { useQuery } from '@tanstack/react-query';
import { useState, type FormEvent } from 'react';
import { useTranslations } from 'use-intl/react';
import { patterns } from '#platform/patterns.ts';
import { useApi } from '#platform/web/api/api-context.ts';
import { ApiError } from '#platform/web/api/api-error.ts';
import { useChange } from '#platform/web/api/use-change.ts';
import { Button } from '#platform/web/ui/actions/button.tsx';
import { openDialog } from '#platform/web/ui/dialog/dialog-registry.ts';
import { FieldError } from '#platform/web/ui/fields/field.tsx';
import { PasswordField } from '#platform/web/ui/fields/password-field.tsx';
import { TextField } from '#platform/web/ui/fields/text-field.tsx';
import { changeEmail, type Account } from '../contract.ts';
import { registerProfileDialogs } from '../../web/dialogs.ts';
import { FormCard } from './form-card.tsx';
import { QueryContent } from '#platform/web/ui/states/query-content.tsx';
import { PendingEmail } from './pending-email.tsx';
import { ProfilePage } from '../../web/profile-page.tsx';
import { accountKey, profileAccountQuery } from '../../web/queries.ts';

registerProfileDialogs();

export function ChangeEmailScreen() {
  const t = useTranslations('profile');
  const query = useQuery(profileAccountQuery(useApi()));
  const text = query.data && t('email_text', { email: query.data.email });
  return (
    <ProfilePage title={t('email_title')} {...(text && { text })}>
      <QueryContent query={query} height="18rem">
        {(account) => (
          <>
            {account.pending_email && <PendingEmail email={account.pending_email} />}
            <ChangeEmailForm account={account} />
          </>
        )}
      </QueryContent>
    </ProfilePage>
  );
}

function ChangeEmailForm({ account }: { account: Account }) {
  const t = useTranslations('profile');
  const [email, setEmail] = useState('');
  const [password, setPassword] = useState('');
  const [wasTried, setTried] = useState(false);
  const ask = useAskForEmail();
  const isWrong = !patterns.email.test(email.trim()) || email.trim() === account.email;
  const code = ask.error instanceof ApiError ? ask.error.code : null;
  const told = ask.failure ?? undefined;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setTried(true);
    if (!isWrong && password) void ask.send({ new_email: email.trim(), password });
  };
  return (
    <FormCard onSubmit={submit}>
      <TextField
        name="email"
        type="email"
        label={t('email_new')}
        autoComplete="email"
        spellCheck={false}
        value={email}
        error={wasTried && isWrong ? t('email_wrong') : code === 'EC_Email_Already_Used' ? told : undefined}
        onChange={(event) => setEmail(event.target.value)}
      />
      <PasswordField
        name="password"
        label={t('email_password')}
        autoComplete="current-password"
        texts={{ show: t('show_password'), hide: t('hide_password') }}
        value={password}
        error={code === 'EC_Wrong_Password' ? told : undefined}
        onChange={(event) => setPassword(event.target.value)}
      />
      {told && code !== 'EC_Email_Already_Used' && code !== 'EC_Wrong_Password' && <FieldError>{told}</FieldError>}
      <Button type="submit" kind="primary" tall busy={ask.busy}>
        {t('email_do')}
      </Button>
    </FormCard>
  );
}

function useAskForEmail() {
  const change = useChange({ reread: [accountKey] });
  const send = (body: { new_email: string; password: string }) =>
    change.run((api) => api.call(changeEmail, { body }), {
      onDone: () => openDialog('profile.ConfirmEmail', { email: body.new_email }),
    });
  return { ...change, send };
}
