import { useTranslations } from 'use-intl/react';
import { readableNumber } from '#platform/msisdn.ts';
import { PortalLink } from '#platform/web/portal-link.tsx';
import { textLinkClass } from '#platform/web/ui/actions/text-link.tsx';
import { registrationPages } from '../../pages.ts';
import { resendNotOwnerVerification } from '../contract.ts';
import type { Workflow } from '../../workflow-schema.ts';
import { CodePage, codeRefusals } from '../../web/code-page.tsx';
import { ownSystem } from '../../web/own-system.ts';
import { Frame } from '../../web/frame.tsx';
import { Explanation, StepTitle } from '../../web/page-texts.tsx';
import { useLastAction } from './use-last-action.ts';
import { useResend } from '../../web/use-resend.ts';
import { useWorkflow } from '../../web/use-workflow.ts';
import { WorkflowGate } from '../../web/workflow-gate.tsx';

const pollMs = 4000;

/** Waits for the code, or for the confirmation of the link on the phone. */
export function NotOwnerVerificationScreen() {
  return (
    <WorkflowGate page="user" pollMs={pollMs}>
      {(workflow) => <NotOwnerVerification workflow={workflow} />}
    </WorkflowGate>
  );
}

export function NotOwnerVerification({ workflow }: { workflow: Workflow }) {
  const t = useTranslations('registration');
  const action = useLastAction(workflow);
  const { email, sms_recipient: number } = workflow.properties;
  const { busy, failure, signal } = useWorkflow(codeRefusals);
  const resending = useResend((api, given) =>
    api.call(resendNotOwnerVerification, { body: { email, operating_system: ownSystem() }, ...given }),
  );
  const aside = (
    <Explanation
      title={t('user_aside')}
      items={(['see', 'not'] as const).map((what) => ({
        term: t(`user_aside_${what}`),
        text: t(`user_aside_${what}_text`),
      }))}
    />
  );
  return (
    <Frame page="user" workflow={workflow} aside={aside}>
      <StepTitle title={t('user_title')} text={t('user_text', { number: readableNumber(number ?? '') })} />
      <CodePage
        label={t('sms_label')}
        texts={{ resend: t('resend_code'), resendAfter: t('resend_code_after') }}
        action={action}
        busy={busy}
        failure={failure}
        resending={resending}
        onCode={(code) => void signal('SubmitSmsCode', { code })}
      />
      <PortalLink to={registrationPages.id} className={`${textLinkClass} justify-self-center`}>
        {t('user_other')}
      </PortalLink>
    </Frame>
  );
}
