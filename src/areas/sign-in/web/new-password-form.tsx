import { useState, type FormEvent } from 'react';
import { useTranslations } from 'use-intl/react';
import { brokenPasswordRules } from '#platform/password.ts';
import { ApiError } from '#platform/web/api/api-error.ts';
import { useChange } from '#platform/web/api/use-change.ts';
import { leavesUnknown } from '#platform/web/api/settle-change.ts';
import { warnIcon } from '#platform/web/art/icons/shell.ts';
import { PasswordRules } from '#platform/web/password-rules.tsx';
import { useTokenStore } from '#platform/web/session/session-context.ts';
import { Button } from '#platform/web/ui/actions/button.tsx';
import { Form } from '#platform/web/ui/fields/form.tsx';
import { Notice } from '#platform/web/ui/states/notice.tsx';
import { PasswordField } from '#platform/web/ui/fields/password-field.tsx';
import { setNewPassword } from '../contract.ts';

type NewPasswordFormProps = { token: string; onDone: () => void; onLinkOver: () => void };

export function NewPasswordForm({ token, onDone, onLinkOver }: NewPasswordFormProps) {
  const t = useTranslations('forgotten-password');
  const field = useTranslations('sign-in');
  const store = useTokenStore();
  const [password, setPassword] = useState('');
  const [wasTried, setTried] = useState(false);
  const [common, setCommon] = useState<string | null>(null);
  const { busy, failure, error, run } = useChange({
    leadsAway: true,
    // The link works once, so the change cannot be repeated to determine its outcome.
    textOf: (refused) => (leavesUnknown(refused) ? t('new_unknown') : null),
    onRefused: ({ code }) => {
      if (code === 'EC_Common_Password') setCommon(password);
      if (code !== 'EC_Expired_Verification_Code') return false;
      onLinkOver();
      return true;
    },
  });
  const isWeak = brokenPasswordRules(password).length > 0;
  const isRefusedAsCommon = error instanceof ApiError && error.code === 'EC_Common_Password';

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    setTried(true);
    if (isWeak) return;
    await run((api) => api.call(setNewPassword, { body: { token, password } }), {
      onDone: () => {
        // The session of this browser has ended too.
        store.forget();
        onDone();
      },
    });
  };

  return (
    <Form onSubmit={(event) => void submit(event)}>
      <h1 className="text-2xl">{t('new_title')}</h1>
      {failure !== null && !isRefusedAsCommon && (
        <Notice tone="danger" shape={warnIcon} live>
          {failure}
        </Notice>
      )}
      <PasswordField
        name="password"
        label={t('new_label')}
        autoComplete="new-password"
        texts={{ show: field('show_password'), hide: field('hide_password') }}
        value={password}
        onChange={(event) => setPassword(event.target.value)}
        error={isRefusedAsCommon && common === password ? failure : wasTried && isWeak && t('weak')}
      />
      <PasswordRules password={password} />
      <Button type="submit" kind="primary" tall wide busy={busy}>
        {busy ? t('saving') : t('new_submit')}
      </Button>
    </Form>
  );
}
