import { useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { useTranslations } from 'use-intl/react';
import { Button } from '#platform/web/ui/button.tsx';
import type { LandingPage as Landing } from '../contract.ts';
import { pageOf, registrationPages } from '../pages.ts';
import type { Workflow } from '../workflow-schema.ts';
import { keepWorkflow, workflowKey } from './kept-workflow.ts';
import { LandingPage } from './landing-page.tsx';
import { StepTitle } from './page-words.tsx';
import { useLanding } from './use-landing.ts';

/** The link of the activation mail: brings to the step on this device. */
export function EmailActivationScreen() {
  return <LandingPage>{(landing, id) => <ConfirmEmail landing={landing} landingId={id} />}</LandingPage>;
}

export function ConfirmEmail({ landing, landingId }: { landing: Landing; landingId: string }) {
  const t = useTranslations('registration');
  const client = useQueryClient();
  const navigate = useNavigate();
  const { busy, answer } = useLanding(landingId);
  const goOn = (workflow: Workflow) => {
    keepWorkflow(workflow);
    client.setQueryData(workflowKey, workflow);
    void navigate({ to: registrationPages[pageOf[workflow.state]], search: {} });
  };
  return (
    <>
      <StepTitle title={t('land_email_title')} text={t('land_email_text', { email: landing.email })} />
      <Button kind="primary" tall wide busy={busy} onClick={() => void answer('EmailActivated', goOn)}>
        {t('land_email_action')}
      </Button>
    </>
  );
}
