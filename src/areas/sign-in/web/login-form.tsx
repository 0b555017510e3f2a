import { useState, type FormEvent } from 'react';
import { useTranslations } from 'use-intl/react';
import { shownDay } from '#platform/clock.ts';
import { ApiError } from '#platform/web/api/api-error.ts';
import { useChange } from '#platform/web/api/use-change.ts';
import { configurationOf } from '#platform/web/configuration.ts';
import { storedUsername } from '#platform/web/session/stored-username.ts';
import { useTokenStore } from '#platform/web/session/session-context.ts';
import { warnIcon, infoIcon } from '#platform/web/art/icons/shell.ts';
import { Button } from '#platform/web/ui/actions/button.tsx';
import { Form } from '#platform/web/ui/fields/form.tsx';
import { Notice } from '#platform/web/ui/states/notice.tsx';
import { PasswordField } from '#platform/web/ui/fields/password-field.tsx';
import { TextField } from '#platform/web/ui/fields/text-field.tsx';
import { signIn } from './sign-in.ts';
import { waitSecondsOf } from './wait-seconds.ts';
import type { LoginDestination } from './login-destination.ts';

type Fields = { username: HTMLInputElement; password: HTMLInputElement };
type MissingFields = { username: boolean; password: boolean };
type LoginFormProps = Pick<LoginDestination, 'goTo'> & {
  redirectUri: string;
  sessionIsOver: boolean;
  onSend: () => void;
};

export function LoginForm({ redirectUri, sessionIsOver, goTo, onSend }: LoginFormProps) {
  const t = useTranslations('sign-in');
  const store = useTokenStore();
  const [missing, setMissing] = useState<MissingFields>({ username: false, password: false });
  const { busy, failure, error, run } = useChange({
    leadsAway: true,
    textOf: (refusal) => {
      const restoreUntil = restoreDayOf(refusal);
      if (restoreUntil !== null) return t('closed', { day: shownDay(restoreUntil) });
      const seconds = waitSecondsOf(refusal);
      return seconds === null ? null : t('wait', { seconds });
    },
  });
  const isClosed = restoreDayOf(error) !== null;

  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const { username: name, password: secret } = event.currentTarget.elements as unknown as Fields;
    const username = name.value.trim();
    const password = secret.value;
    const lacks = { username: username === '', password: password === '' };
    setMissing(lacks);
    if (lacks.username || lacks.password) return;
    onSend();
    await run(
      async (api) => {
        const configuration = await configurationOf(api);
        try {
          return await signIn({ api, store, configuration, redirectUri, username, password });
        } catch (error) {
          if (!(error instanceof ApiError) || error.code !== 'EC_Invalid_Credentials') throw error;
          const { waitingRegistration } = await import('./reopen-registration.ts');
          const waiting = await waitingRegistration(api, username, password);
          if (waiting === null) throw error;
          return waiting;
        }
      },
      { onDone: goTo },
    );
  };

  return (
    <Form onSubmit={(event) => void submit(event)}>
      <h1 className="text-2xl">{t('title')}</h1>
      {sessionIsOver && failure === null && (
        <Notice tone="info" shape={infoIcon}>
          {t('session_over')}
        </Notice>
      )}
      {failure !== null && (
        <Notice tone={isClosed ? 'info' : 'danger'} shape={isClosed ? infoIcon : warnIcon} live>
          {failure}
        </Notice>
      )}
      <TextField
        name="username"
        type="email"
        label={t('username')}
        ref={fillKeptUsername}
        autoComplete="username webauthn"
        spellCheck={false}
        error={missing.username && t('username_missing')}
      />
      <PasswordField
        name="password"
        label={t('password')}
        autoComplete="current-password"
        texts={{ show: t('show_password'), hide: t('hide_password') }}
        error={missing.password && t('password_missing')}
      />
      <Button type="submit" kind="primary" tall wide busy={busy}>
        {busy ? t('checking') : t('submit')}
      </Button>
    </Form>
  );
}

/** The last day to restore the closed profile; null for any other refusal. */
function restoreDayOf(refusal: unknown): string | null {
  if (!(refusal instanceof ApiError) || refusal.code !== 'EC_Profile_Closed') return null;
  const day = refusal.properties['RestoreUntil'];
  return typeof day === 'string' ? day : null;
}

/** The page is prerendered at build time, so the stored username is filled in later. */
function fillKeptUsername(input: HTMLInputElement | null): void {
  if (input?.value === '') input.value = storedUsername();
}
