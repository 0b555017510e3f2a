import { useTranslations } from 'use-intl/react';
import { useConfiguration } from '#platform/web/configuration.ts';
import { PortalLink } from '#platform/web/portal-link.tsx';
import { textLinkClass } from '#platform/web/ui/actions/text-link.tsx';
import { activateRegistration, resendActivationEmail } from '../contract.ts';
import { registrationPages } from '../../pages.ts';
import type { Workflow } from '../../workflow-schema.ts';
import { CodePage, codeRefusals } from '../../web/code-page.tsx';
import { ownSystem } from '../../web/own-system.ts';
import { Frame } from '../../web/frame.tsx';
import { storedWorkflowId } from '../../web/current-workflow.ts';
import { Explanation, StepTitle } from '../../web/page-texts.tsx';
import { useResend } from '../../web/use-resend.ts';
import { useWorkflow } from '../../web/use-workflow.ts';
import { WorkflowGate } from '../../web/workflow-gate.tsx';

const pollMs = 4000;

/** Waits for the code, or for the link to be opened on any device. */
export function ActivationScreen() {
  return (
    <WorkflowGate page="activation" pollMs={pollMs}>
      {(workflow) => <Activation workflow={workflow} />}
    </WorkflowGate>
  );
}

export function Activation({ workflow }: { workflow: Workflow }) {
  const t = useTranslations('registration');
  const { email } = workflow.properties;
  const { busy, failure, move } = useWorkflow(codeRefusals);
  const resending = useResend((api, given) =>
    api.call(resendActivationEmail, { body: { email, operating_system: ownSystem() }, ...given }),
  );
  const activate = (code: string) =>
    move((api) =>
      api.call(activateRegistration, {
        query: { code, email, operatingSystem: ownSystem() },
        headers: { 'workflow-correlation-id': storedWorkflowId() ?? '' },
        body: null,
      }),
    );
  return (
    <Frame page="activation" workflow={workflow} aside={<ActivationHelp email={email} />}>
      <StepTitle title={t('activation_title')} text={t('activation_text', { email })} />
      <CodePage
        label={t('activation_label')}
        texts={{ resend: t('resend_mail'), resendAfter: t('resend_after') }}
        action={t('go_on')}
        busy={busy}
        failure={failure}
        resending={resending}
        onCode={(code) => void activate(code)}
      />
    </Frame>
  );
}

function ActivationHelp({ email }: { email: string }) {
  const t = useTranslations('registration');
  const isDemo = useConfiguration().app_mode === 'demo';
  const restart = (
    <PortalLink to={registrationPages.email} className={textLinkClass}>
      {t('activation_over')}
    </PortalLink>
  );
  return (
    <>
      <Explanation
        title={t('activation_aside')}
        items={[
          { term: t('activation_spam'), text: t('activation_spam_text') },
          { term: t('activation_other'), text: t('activation_other_text'), more: restart },
        ]}
      />
      {isDemo && (
        <PortalLink to="/dev/inbox" search={{ to: email }} className={textLinkClass}>
          {t('inbox')}
        </PortalLink>
      )}
    </>
  );
}
