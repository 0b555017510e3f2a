import { useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { useState, type FormEvent } from 'react';
import { useTranslations } from 'use-intl/react';
import { Button } from '#platform/web/ui/actions/button.tsx';
import { Form } from '#platform/web/ui/fields/form.tsx';
import { PasswordField } from '#platform/web/ui/fields/password-field.tsx';
import type { LandingPage as Landing } from '../../contract.ts';
import { pageOf, registrationPages } from '../../pages.ts';
import type { Workflow } from '../../workflow-schema.ts';
import { storeWorkflow } from '../../web/current-workflow.ts';
import { LandingPage } from '../../web/landing-page.tsx';
import { StepTitle } from '../../web/page-texts.tsx';
import { useLanding } from '../../web/use-landing.ts';
import { workflowKey } from '../../web/queries.ts';

/** The target of the link in the activation e-mail: opens the step on this device. */
export function EmailActivationScreen() {
  return <LandingPage>{(landing, id) => <ConfirmEmail landing={landing} landingId={id} />}</LandingPage>;
}

export function ConfirmEmail({ landing, landingId }: { landing: Landing; landingId: string }) {
  const t = useTranslations('registration');
  const client = useQueryClient();
  const navigate = useNavigate();
  const { busy, wrongPassword, answer } = useLanding(landingId);
  const [password, setPassword] = useState('');
  const [wasTried, setTried] = useState(false);
  const isMissing = landing.asks_password && password === '';
  const continueRegistration = (workflow: Workflow) => {
    storeWorkflow(workflow);
    client.setQueryData(workflowKey, workflow);
    void navigate({ to: registrationPages[pageOf[workflow.state]], search: {} });
  };
  const confirm = (event: FormEvent) => {
    event.preventDefault();
    setTried(true);
    if (!isMissing) void answer('EmailActivated', continueRegistration, landing.asks_password ? password : undefined);
  };
  return (
    <Form onSubmit={confirm}>
      <StepTitle title={t('land_email_title')} text={t('land_email_text', { email: landing.email })} />
      {landing.asks_password && (
        <PasswordField
          name="password"
          label={t('password')}
          help={t('land_email_password')}
          autoComplete="current-password"
          texts={{ show: t('show_password'), hide: t('hide_password') }}
          value={password}
          onChange={(event) => setPassword(event.target.value)}
          error={wrongPassword ?? (wasTried && isMissing && t('land_email_password_missing'))}
        />
      )}
      <Button kind="primary" tall wide busy={busy} type="submit">
        {t('land_email_action')}
      </Button>
    </Form>
  );
}
