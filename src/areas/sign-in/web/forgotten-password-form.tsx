import { useState, type FormEvent } from 'react';
import { useTranslations } from 'use-intl/react';
import { useChange } from '#platform/web/api/use-change.ts';
import { warnIcon } from '#platform/web/art/icons/shell.ts';
import { solveCaptcha } from '#platform/web/captcha/solve-captcha.ts';
import { useConfiguration } from '#platform/web/configuration.ts';
import { Button } from '#platform/web/ui/actions/button.tsx';
import { Form } from '#platform/web/ui/fields/form.tsx';
import { Notice } from '#platform/web/ui/states/notice.tsx';
import { TextField } from '#platform/web/ui/fields/text-field.tsx';
import { forgottenPassword } from '../contract.ts';
import { waitSecondsOf } from './wait-seconds.ts';

export function ForgottenPasswordForm({ onSent }: { onSent: (email: string) => void }) {
  const t = useTranslations('forgotten-password');
  const field = useTranslations('sign-in');
  const configuration = useConfiguration();
  const [isMissing, setMissing] = useState(false);
  const { busy, failure, run } = useChange({
    leadsAway: true,
    textOf: (error) => {
      const seconds = waitSecondsOf(error);
      return seconds === null ? null : t('wait', { minutes: Math.ceil(seconds / 60) });
    },
  });

  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const username = (event.currentTarget.elements as unknown as { username: HTMLInputElement }).username.value.trim();
    setMissing(username === '');
    if (username === '') return;
    await run(
      async (api) => {
        const recaptcha = await solveCaptcha(api, configuration);
        await api.call(forgottenPassword, { body: { username, ...(recaptcha && { recaptcha }) } });
      },
      { onDone: () => onSent(username) },
    );
  };

  return (
    <Form onSubmit={(event) => void submit(event)}>
      <div className="grid gap-2">
        <h1 className="text-2xl">{t('title')}</h1>
        <p className="text-ink-quiet">{t('text')}</p>
      </div>
      {failure !== null && (
        <Notice tone="danger" shape={warnIcon} live>
          {failure}
        </Notice>
      )}
      <TextField
        name="username"
        type="email"
        label={field('username')}
        autoComplete="username"
        spellCheck={false}
        error={isMissing && field('username_missing')}
      />
      <Button type="submit" kind="primary" tall wide busy={busy}>
        {busy ? t('sending') : t('submit')}
      </Button>
    </Form>
  );
}
