import { useQueryClient } from '@tanstack/react-query';
import { Navigate } from '@tanstack/react-router';
import { useState, type FormEvent } from 'react';
import { useTranslations } from 'use-intl/react';
import { brokenPasswordRules } from '#platform/password.ts';
import { patterns } from '#platform/patterns.ts';
import type { ApiClient } from '#platform/web/api/api-client.ts';
import { solveCaptcha } from '#platform/web/captcha/solve-captcha.ts';
import { configurationOf } from '#platform/web/configuration.ts';
import { useErrorText } from '#platform/web/i18n/use-error-text.ts';
import { useLanguage } from '#platform/web/i18n/text-provider.tsx';
import { PasswordRules } from '#platform/web/password-rules.tsx';
import { useIsSignedIn } from '#platform/web/session/session-context.ts';
import { Button } from '#platform/web/ui/actions/button.tsx';
import { Checkbox } from '#platform/web/ui/fields/checkbox.tsx';
import { infoIcon } from '#platform/web/art/icons/shell.ts';
import { PortalLink } from '#platform/web/portal-link.tsx';
import { Notice } from '#platform/web/ui/states/notice.tsx';
import { Form } from '#platform/web/ui/fields/form.tsx';
import { PasswordField } from '#platform/web/ui/fields/password-field.tsx';
import { TextField } from '#platform/web/ui/fields/text-field.tsx';
import { textLinkClass } from '#platform/web/ui/actions/text-link.tsx';
import { startRegistration } from '../contract.ts';
import { registrationPages } from '../../pages.ts';
import { isOver } from '../../rules.ts';
import { Frame } from '../../web/frame.tsx';
import { type KnownWorkflow } from '../../web/current-workflow.ts';
import { Explanation, StepTitle } from '../../web/page-texts.tsx';
import { ownSystem } from '../../web/own-system.ts';
import { useWorkflow } from '../../web/use-workflow.ts';
import { workflowKey } from '../../web/queries.ts';
import { TermsLink } from '../../web/terms-link.tsx';

export function EmailAndPasswordScreen() {
  const t = useTranslations('registration');
  // Signed-in users add services to their profile.
  if (useIsSignedIn()) return <Navigate to={registrationPages.id} replace />;
  const aside = (
    <Explanation
      title={t('email_aside')}
      items={(['mail', 'number', 'code'] as const).map((what) => ({
        term: t(`email_aside_${what}`),
        text: t(`email_aside_${what}_text`),
      }))}
    />
  );
  return (
    <Frame page="email" workflow={null} aside={aside}>
      <StepTitle title={t('email_title')} text={t('email_text')} />
      <WaitingRegistration />
      <EmailAndPasswordForm />
    </Frame>
  );
}

/** For users who return while the company has to approve: a link to the waiting page. */
function WaitingRegistration() {
  const t = useTranslations('registration');
  const known = useQueryClient().getQueryData<KnownWorkflow>(workflowKey);
  if (!known || known === 'over' || known.state !== 'AwaitingApproval') return null;
  return (
    <Notice tone="info" shape={infoIcon}>
      {t('email_waiting', { email: known.properties.email })}{' '}
      <PortalLink to={registrationPages.waiting} className={textLinkClass}>
        {t('email_waiting_see')}
      </PortalLink>
    </Notice>
  );
}

export function EmailAndPasswordForm() {
  const t = useTranslations('registration');
  const errorText = useErrorText();
  const { busy, failure, move } = useWorkflow(['EC_Common_Password']);
  const start = useStart();
  const [email, setEmail] = useState(useEmailBefore());
  const [password, setPassword] = useState('');
  const [agreed, setAgreed] = useState(false);
  const [wasTried, setTried] = useState(false);
  const wrong = {
    email: !patterns.email.test(email.trim()),
    password: brokenPasswordRules(password).length > 0,
    terms: !agreed,
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setTried(true);
    if (!wrong.email && !wrong.password && !wrong.terms) void move((api) => start(api, email.trim(), password));
  };
  return (
    <Form onSubmit={submit}>
      <TextField
        type="email"
        name="email"
        label={t('email')}
        autoComplete="username"
        spellCheck={false}
        value={email}
        onChange={(event) => setEmail(event.target.value)}
        error={wasTried && wrong.email && t('email_wrong')}
      />
      <PasswordField
        name="password"
        label={t('password')}
        autoComplete="new-password"
        texts={{ show: t('show_password'), hide: t('hide_password') }}
        value={password}
        onChange={(event) => setPassword(event.target.value)}
        error={failure ? errorText(failure) : wasTried && wrong.password && t('password_wrong')}
      />
      <PasswordRules password={password} />
      <Checkbox
        name="terms"
        label={t('terms')}
        note={t('terms_note')}
        checked={agreed}
        onChange={(event) => setAgreed(event.target.checked)}
        error={wasTried && wrong.terms && t('terms_missing')}
      />
      <TermsLink />
      <Button type="submit" kind="primary" tall wide busy={busy}>
        {busy ? t('starting') : t('go_on')}
      </Button>
    </Form>
  );
}

/** The e-mail of the registration that this tab began, for users who go back to correct it. */
function useEmailBefore(): string {
  const known = useQueryClient().getQueryData<KnownWorkflow>(workflowKey);
  return known && known !== 'over' && !isOver(known.state) ? known.properties.email : '';
}

function useStart() {
  const language = useLanguage();
  return async (api: ApiClient, email: string, password: string) => {
    const recaptcha = await solveCaptcha(api, await configurationOf(api));
    return api.call(startRegistration, {
      body: {
        Email: email,
        Password: password,
        TermsAgree: true,
        OperatingSystem: ownSystem(),
        Language: language,
        ...(recaptcha && { Recaptcha: recaptcha }),
      },
    });
  };
}
