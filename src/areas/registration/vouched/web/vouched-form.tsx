import { useState, type FormEvent } from 'react';
import { useTranslations } from 'use-intl/react';
import { brokenPasswordRules } from '#platform/password.ts';
import { useChange } from '#platform/web/api/use-change.ts';
import { warnIcon } from '#platform/web/art/icons/shell.ts';
import { useLanguage } from '#platform/web/i18n/text-provider.tsx';
import { PasswordRules } from '#platform/web/password-rules.tsx';
import { Button } from '#platform/web/ui/actions/button.tsx';
import { Checkbox } from '#platform/web/ui/fields/checkbox.tsx';
import { Form } from '#platform/web/ui/fields/form.tsx';
import { PasswordField } from '#platform/web/ui/fields/password-field.tsx';
import { Notice } from '#platform/web/ui/states/notice.tsx';
import { StepTitle } from '../../web/page-texts.tsx';
import { TermsLink } from '../../web/terms-link.tsx';
import { registerVouched, type VouchedProfile } from '../contract.ts';

type VouchedFormProps = { token: string; profile: VouchedProfile; onDone: () => void };

/** Asks only for what neither the provider nor the operator knows. */
export function VouchedForm({ token, profile, onDone }: VouchedFormProps) {
  const t = useTranslations('registration');
  const language = useLanguage();
  const { busy, failure, run } = useChange({ area: 'registration' });
  const [password, setPassword] = useState('');
  const [agreed, setAgreed] = useState(false);
  const [wasTried, setTried] = useState(false);
  const isWeak = brokenPasswordRules(password).length > 0;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setTried(true);
    if (isWeak || !agreed) return;
    const body = { Token: token, Password: password, TermsAgree: true, Language: language } as const;
    void run((api) => api.call(registerVouched, { body }), { onDone });
  };
  return (
    <>
      <StepTitle title={t('vouched_title')} text={t('vouched_text', { services: profile.services })} />
      <KnownFacts profile={profile} />
      {failure !== null && (
        <Notice tone="danger" shape={warnIcon} live>
          {failure}
        </Notice>
      )}
      <Form onSubmit={submit}>
        <input type="hidden" autoComplete="username" value={profile.email} />
        <PasswordField
          name="password"
          label={t('password')}
          autoComplete="new-password"
          texts={{ show: t('show_password'), hide: t('hide_password') }}
          value={password}
          onChange={(event) => setPassword(event.target.value)}
          error={wasTried && isWeak && t('password_wrong')}
        />
        <PasswordRules password={password} />
        <Checkbox
          name="terms"
          label={t('terms')}
          note={t('terms_note')}
          checked={agreed}
          onChange={(event) => setAgreed(event.target.checked)}
          error={wasTried && !agreed && t('terms_missing')}
        />
        <TermsLink />
        <Button type="submit" kind="primary" tall wide busy={busy}>
          {busy ? t('vouched_busy') : t('vouched_submit')}
        </Button>
      </Form>
    </>
  );
}

function KnownFacts({ profile: { email, first_name, last_name } }: { profile: VouchedProfile }) {
  const t = useTranslations('registration');
  return (
    <dl className="registration-facts">
      <div>
        <dt>{t('vouched_name')}</dt>
        <dd translate="no">{`${first_name} ${last_name}`.trim()}</dd>
      </div>
      <div>
        <dt>{t('email')}</dt>
        <dd translate="no">{email}</dd>
      </div>
    </dl>
  );
}
