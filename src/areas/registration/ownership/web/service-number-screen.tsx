import { useState, type FormEvent } from 'react';
import { useTranslations } from 'use-intl/react';
import { isMobileNumber, readableNumber } from '#platform/msisdn.ts';
import { useErrorText } from '#platform/web/i18n/use-error-text.ts';
import { PortalLink } from '#platform/web/portal-link.tsx';
import { Button } from '#platform/web/ui/actions/button.tsx';
import { Form } from '#platform/web/ui/fields/form.tsx';
import { TextField } from '#platform/web/ui/fields/text-field.tsx';
import { textLinkClass } from '#platform/web/ui/actions/text-link.tsx';
import { registrationPages } from '../../pages.ts';
import { isServiceNumber, plainServiceNumber } from '../rules.ts';
import type { Workflow } from '../../workflow-schema.ts';
import { Frame } from '../../web/frame.tsx';
import { InfoButton } from '../../web/info-button.tsx';
import { keepNumber, keptNumber } from '../../web/current-workflow.ts';
import { Explanation, StepTitle } from '../../web/page-texts.tsx';
import { useWorkflow } from '../../web/use-workflow.ts';
import { WorkflowGate } from '../../web/workflow-gate.tsx';

export function ServiceNumberScreen() {
  return <WorkflowGate page="number">{(workflow) => <ServiceNumber workflow={workflow} />}</WorkflowGate>;
}

const saidAtField = ['EC_Service_Not_Associated_With_Pid', 'EC_Phone_Is_Not_Eligible', 'EC_Service_Already_Added'];

export function ServiceNumber({ workflow }: { workflow: Workflow }) {
  const t = useTranslations('registration');
  const errorText = useErrorText();
  const { busy, failure, signal } = useWorkflow(saidAtField);
  const { typed, setTyped, keepTyped } = useTypedNumber(workflow);
  const [wasTried, setTried] = useState(false);
  const isUser = workflow.clientType === 'NotOwner';
  const isGood = isUser ? isMobileNumber(typed) : isServiceNumber(typed);
  const isForeign = failure?.code === 'EC_Service_Not_Associated_With_Pid';
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setTried(true);
    if (!isGood) return;
    keepTyped();
    void signal(isUser ? 'SubmitNotOwner' : 'SubmitServiceNumber', { serviceNumber: plainServiceNumber(typed) });
  };
  const refusal = failure && (isForeign ? t('number_foreign') : errorText(failure));
  return (
    <Frame page="number" workflow={workflow} aside={<WhereIsIt isUser={isUser} />}>
      <StepTitle title={t('number_title')} text={t(isUser ? 'number_text_user' : 'number_text')} />
      <Form onSubmit={submit}>
        <TextField
          name="number"
          inputMode="tel"
          autoComplete="tel-national"
          label={t('number_label')}
          help={t(isUser ? 'number_help_user' : 'number_help')}
          value={typed}
          onChange={(event) => setTyped(event.target.value)}
          suffix={
            <InfoButton
              about={t('number_label')}
              dialog={isForeign ? 'registration.ServiceNumberBelongPidModal' : 'registration.ServiceNumberModal'}
            />
          }
          error={refusal ?? (wasTried && !isGood && t('number_wrong'))}
        />
        <Button type="submit" kind="primary" tall wide busy={busy}>
          {t('go_on')}
        </Button>
      </Form>
      <PortalLink to={registrationPages.id} className={`${textLinkClass} justify-self-center`}>
        {t(isUser ? 'number_back_user' : 'number_back')}
      </PortalLink>
    </Frame>
  );
}

/** Users who return to correct this step or the previous one find the submitted number. */
function useTypedNumber({ workflowCorrelationId, properties }: Workflow) {
  const known = () => keptNumber(workflowCorrelationId) ?? readableNumber(properties.service_number ?? '');
  const [typed, setTyped] = useState(known);
  return { typed, setTyped, keepTyped: () => keepNumber(workflowCorrelationId, typed) };
}

/** A user who is not the owner gets no bill, and only a mobile number can be proven. */
function WhereIsIt({ isUser }: { isUser: boolean }) {
  const t = useTranslations('registration');
  return (
    <Explanation
      title={t('number_aside')}
      items={(isUser ? (['phone'] as const) : (['bill', 'phone', 'home'] as const)).map((where) => ({
        term: t(`number_aside_${where}`),
        text: t(`number_aside_${where}_text`),
      }))}
    />
  );
}
