import { useState, type FormEvent } from 'react';
import { useTranslations } from 'use-intl/react';
import { infoIcon, warnIcon } from '#platform/web/art/icons/shell.ts';
import { ApiError } from '#platform/web/api/api-error.ts';
import { useChange } from '#platform/web/api/use-change.ts';
import { useErrorText } from '#platform/web/i18n/use-error-text.ts';
import { Button } from '#platform/web/ui/actions/button.tsx';
import { Form } from '#platform/web/ui/fields/form.tsx';
import { Notice } from '#platform/web/ui/states/notice.tsx';
import { PasswordField } from '#platform/web/ui/fields/password-field.tsx';
import { TextField } from '#platform/web/ui/fields/text-field.tsx';
import { useDocumentTitle } from '#platform/web/use-document-title.ts';
import { SignedOutPage } from '../../web/signed-out-page.tsx';
import { useDeskSession } from '../../web/desk-session.ts';
import { typedIn } from '../../web/typed-in.ts';
import { signInAtDesk } from '../contract.ts';
import { IdentityProviderButton } from './identity-provider-button.tsx';

type SignInForm = { name: string; password: string; code: string };

export function SignInScreen() {
  const t = useTranslations('operator-desk');
  const session = useDeskSession();
  const wordsOf = useRefusalText();
  const [given, setGiven] = useState<SignInForm | null>(null);
  const { busy, failure, run } = useChange({ textOf: wordsOf });
  useDocumentTitle(t('sign_in_title'));

  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const read = typedIn(event.currentTarget);
    const typed = { name: read('name').trim().toLowerCase(), password: read('password'), code: read('code').trim() };
    setGiven(typed);
    if (!typed.name || !typed.password || !isCode(typed.code)) return;
    void run((api) => api.call(signInAtDesk, { body: typed }), { onDone: ({ token }) => session.open(token) });
  };

  return (
    <SignedOutPage title={t('sign_in_title')} text={t('sign_in_text')}>
      {session.wasEnded() && failure === null && (
        <Notice tone="info" shape={infoIcon}>
          {t('session_over')}
        </Notice>
      )}
      {failure !== null && (
        <Notice tone="danger" shape={warnIcon} live>
          {failure}
        </Notice>
      )}
      <Form className="desk-stack" onSubmit={submit}>
        <TextField
          name="name"
          label={t('name')}
          autoComplete="username"
          autoCapitalize="none"
          spellCheck={false}
          maxLength={40}
          error={given?.name === '' && t('missing')}
        />
        <PasswordField
          name="password"
          label={t('password')}
          autoComplete="current-password"
          maxLength={200}
          texts={{ show: t('show_password'), hide: t('hide_password') }}
          error={given?.password === '' && t('missing')}
        />
        <TextField
          name="code"
          label={t('code')}
          help={t('code_help')}
          inputMode="numeric"
          autoComplete="one-time-code"
          maxLength={6}
          error={given !== null && !isCode(given.code) && t('code_help')}
        />
        <Button type="submit" kind="primary" tall wide busy={busy}>
          {t('sign_in')}
        </Button>
      </Form>
      <IdentityProviderButton />
    </SignedOutPage>
  );
}

const isCode = (code: string) => /^\d{6}$/.test(code);

function useRefusalText(): (error: unknown) => string {
  const t = useTranslations('operator-desk');
  const errorText = useErrorText('operator-desk');
  return (error) => {
    const seconds = error instanceof ApiError ? error.properties['WaitSeconds'] : undefined;
    return typeof seconds === 'number' ? t('wait', { seconds }) : errorText(error);
  };
}
