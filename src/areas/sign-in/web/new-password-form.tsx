import { useState, type FormEvent } from 'react';
import { useTranslations } from 'use-intl/react';
import type { ErrorCode } from '#platform/errors.ts';
import { brokenPasswordRules } from '#platform/password.ts';
import { useApi } from '#platform/web/api/api-context.ts';
import { ApiError } from '#platform/web/api/api-error.ts';
import { leavesUnknown } from '#platform/web/api/settle-change.ts';
import { warnIcon } from '#platform/web/art/icons/shell.ts';
import { useErrorText } from '#platform/web/i18n/use-error-text.ts';
import { PasswordRules } from '#platform/web/password-rules.tsx';
import { useTokenStore } from '#platform/web/session/session-context.ts';
import { Button } from '#platform/web/ui/button.tsx';
import { Form } from '#platform/web/ui/form.tsx';
import { Notice } from '#platform/web/ui/notice.tsx';
import { PasswordField } from '#platform/web/ui/password-field.tsx';
import { setNewPassword } from '../contract.ts';
import { useSending } from './use-sending.ts';

type NewPasswordFormProps = { token: string; onDone: () => void; onLinkOver: () => void };

export function NewPasswordForm({ token, onDone, onLinkOver }: NewPasswordFormProps) {
  const t = useTranslations('forgotten-password');
  const field = useTranslations('sign-in');
  const api = useApi();
  const store = useTokenStore();
  const errorText = useErrorText();
  const [password, setPassword] = useState('');
  const [wasTried, setTried] = useState(false);
  const { busy, failure, send } = useSending();
  const isWeak = brokenPasswordRules(password).length > 0;
  const [common, setCommon] = useState<string | null>(null);
  const isCommon = common === password;

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    setTried(true);
    if (isWeak) return;
    await send(async () => {
      try {
        await api.call(setNewPassword, { body: { token, password } });
      } catch (error) {
        if (isRefusedAs(error, 'EC_Common_Password')) setCommon(password);
        if (!isRefusedAs(error, 'EC_Expired_Verification_Code')) throw error;
        return onLinkOver();
      }
      // Whoever was signed in here is out now, like everywhere else.
      store.forget();
      onDone();
    });
  };

  return (
    <Form onSubmit={(event) => void submit(event)}>
      <h1 className="text-2xl">{t('new_title')}</h1>
      {failure !== null && !isRefusedAs(failure, 'EC_Common_Password') && (
        <Notice tone="danger" shape={warnIcon} live>
          {/* The link works once, so the change cannot be asked for again to find out. */}
          {leavesUnknown(failure) ? t('new_unknown') : errorText(failure)}
        </Notice>
      )}
      <PasswordField
        name="password"
        label={t('new_label')}
        autoComplete="new-password"
        texts={{ show: field('show_password'), hide: field('hide_password') }}
        value={password}
        onChange={(event) => setPassword(event.target.value)}
        error={isCommon && failure !== null ? errorText(failure) : wasTried && isWeak && t('weak')}
      />
      <PasswordRules password={password} />
      <Button type="submit" kind="primary" tall wide busy={busy}>
        {busy ? t('saving') : t('new_submit')}
      </Button>
    </Form>
  );
}

function isRefusedAs(error: unknown, code: ErrorCode): boolean {
  return error instanceof ApiError && error.code === code;
}
