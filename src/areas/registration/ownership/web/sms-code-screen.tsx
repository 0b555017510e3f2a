import { useState } from 'react';
import { useTranslations } from 'use-intl/react';
import { readableNumber } from '#platform/msisdn.ts';
import { lockIcon } from '#platform/web/art/icons/shell.ts';
import { PortalLink } from '#platform/web/portal-link.tsx';
import { Notice } from '#platform/web/ui/states/notice.tsx';
import { textLinkClass } from '#platform/web/ui/actions/text-link.tsx';
import { registrationPages } from '../../pages.ts';
import { resendSmsCode } from '../contract.ts';
import { needsContract } from '../../rules.ts';
import type { Workflow } from '../../workflow-schema.ts';
import { CodePage, codeRefusals } from '../../web/code-page.tsx';
import { ContractField } from './contract-field.tsx';
import { ownSystem } from '../../web/own-system.ts';
import { Frame } from '../../web/frame.tsx';
import { StepTitle } from '../../web/page-texts.tsx';
import { useLastAction } from './use-last-action.ts';
import { useResend } from '../../web/use-resend.ts';
import { useWorkflow } from '../../web/use-workflow.ts';
import { WorkflowGate } from '../../web/workflow-gate.tsx';

export function SmsCodeScreen() {
  return <WorkflowGate page="sms">{(workflow) => <SmsCode workflow={workflow} />}</WorkflowGate>;
}

export function SmsCode({ workflow }: { workflow: Workflow }) {
  const t = useTranslations('registration');
  const action = useLastAction(workflow);
  const msisdn = workflow.properties.sms_recipient ?? '';
  const { busy, failure, signal } = useWorkflow([...codeRefusals, 'EC_Wrong_Contract']);
  const resending = useResend((api, given) =>
    api.call(resendSmsCode, { body: { msisdn, operating_system: ownSystem() }, ...given }),
  );
  const [contract, setContract] = useState('');
  const [wasTried, setTried] = useState(false);
  const asksContract = needsContract(workflow.clientType);
  const send = (code: string) => {
    setTried(true);
    if (asksContract && contract.trim() === '') return;
    void signal('SubmitSmsCode', { code, ...(asksContract && { contract }) });
  };
  return (
    <Frame page="sms" workflow={workflow}>
      <StepTitle title={t('sms_title')} text={t('sms_text', { number: readableNumber(msisdn) })} />
      {workflow.properties.confirms_recent_code && <Notice shape={lockIcon}>{t('sms_recent_code')}</Notice>}
      <CodePage
        label={t('sms_label')}
        texts={{ resend: t('resend_code'), resendAfter: t('resend_code_after') }}
        action={action}
        busy={busy}
        failure={failure}
        resending={resending}
        asksMore={asksContract}
        onCode={send}
      >
        {asksContract && (
          <ContractField
            value={contract}
            onValueChange={setContract}
            isMissing={wasTried && contract.trim() === ''}
            failure={failure}
          />
        )}
      </CodePage>
      <PortalLink to={registrationPages.code} className={`${textLinkClass} justify-self-center`}>
        {t('sms_back')}
      </PortalLink>
    </Frame>
  );
}
