import { useState, type FormEvent } from 'react';
import { useTranslations } from 'use-intl/react';
import { useApi } from '#platform/web/api/api-context.ts';
import { warnIcon } from '#platform/web/art/icons/shell.ts';
import { solveCaptcha } from '#platform/web/captcha/solve-captcha.ts';
import { useConfiguration } from '#platform/web/configuration.ts';
import { useErrorText } from '#platform/web/i18n/use-error-text.ts';
import { Button } from '#platform/web/ui/button.tsx';
import { Form } from '#platform/web/ui/form.tsx';
import { Notice } from '#platform/web/ui/notice.tsx';
import { TextField } from '#platform/web/ui/text-field.tsx';
import { forgottenPassword } from '../contract.ts';
import { useSending, waitSecondsOf } from './use-sending.ts';

export function ForgottenPasswordForm({ onSent }: { onSent: (email: string) => void }) {
  const t = useTranslations('forgotten-password');
  const field = useTranslations('sign-in');
  const api = useApi();
  const configuration = useConfiguration();
  const failureText = useFailureText();
  const [isMissing, setMissing] = useState(false);
  const { busy, failure, send } = useSending();

  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const username = (event.currentTarget.elements as unknown as { username: HTMLInputElement }).username.value.trim();
    setMissing(username === '');
    if (username === '') return;
    await send(async () => {
      const recaptcha = await solveCaptcha(api, configuration);
      await api.call(forgottenPassword, { body: { username, ...(recaptcha && { recaptcha }) } });
      onSent(username);
    });
  };

  return (
    <Form onSubmit={(event) => void submit(event)}>
      <div className="grid gap-2">
        <h1 className="text-2xl">{t('title')}</h1>
        <p className="text-ink-quiet">{t('text')}</p>
      </div>
      {failure !== null && (
        <Notice tone="danger" shape={warnIcon} live>
          {failureText(failure)}
        </Notice>
      )}
      <TextField
        name="username"
        type="email"
        label={field('username')}
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
        error={isMissing && field('username_missing')}
      />
      <Button type="submit" kind="primary" tall wide busy={busy}>
        {busy ? t('sending') : t('submit')}
      </Button>
    </Form>
  );
}

function useFailureText(): (error: unknown) => string {
  const t = useTranslations('forgotten-password');
  const errorText = useErrorText();
  return (error) => {
    const seconds = waitSecondsOf(error);
    return seconds === null ? errorText(error) : t('wait', { minutes: Math.ceil(seconds / 60) });
  };
}
