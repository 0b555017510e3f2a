import { useState, type FormEvent } from 'react';
import { useTranslations } from 'use-intl/react';
import { useErrorText } from '#platform/web/i18n/use-error-text.ts';
import { Button } from '#platform/web/ui/actions/button.tsx';
import { Disclosure } from '#platform/web/ui/layout/disclosure.tsx';
import { Form } from '#platform/web/ui/fields/form.tsx';
import { readWorkflow } from '../../contract.ts';
import { resendCodeOnRegistration } from '../contract.ts';
import type { Workflow } from '../../workflow-schema.ts';
import { IdField, useTypedId } from './id-field.tsx';
import { useWorkflow } from '../../web/use-workflow.ts';

const saidHere = [
  'EC_Phone_Is_Not_Eligible',
  'EC_Resend_Time_Is_Not_Expired',
  'EC_Reach_Max_Attempts',
  'EC_Codes_Locked',
  'EC_Too_Many_Requests',
];

/** For users who forgot the code: a code by SMS to the receiving number of the owner. */
export function CodeToKnownNumber({ workflow }: { workflow: Workflow }) {
  const t = useTranslations('registration');
  const errorText = useErrorText();
  const { busy, failure, send } = useSendByPid(workflow);
  const [isOpen, setOpen] = useState(false);
  const { id, isGood, field, tried } = useTypedId(
    workflow.clientType === 'PrivateOwner' ? 'PrivateOwner' : 'BusinessOwner',
  );
  const isNoNumber = failure?.code === 'EC_Phone_Is_Not_Eligible';
  const refused = isNoNumber ? t('code_known_number_none') : failure && errorText(failure);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    tried();
    if (isGood && id) void send(id);
  };
  return (
    <Disclosure title={t('code_known_number')} open={isOpen} onOpenChange={setOpen}>
      <Form onSubmit={submit}>
        <IdField field={field} name="known-pid" help={t('code_known_number_help')} refused={refused ?? undefined} />
        <Button type="submit" busy={busy} className="justify-self-start">
          {t('code_forgotten_send')}
        </Button>
      </Form>
    </Disclosure>
  );
}

function useSendByPid({ workflowCorrelationId, properties: { email } }: Workflow) {
  const { busy, failure, move } = useWorkflow(saidHere);
  const headers = { 'workflow-correlation-id': workflowCorrelationId };
  const send = (pid: string) =>
    move(async (api, onRetryAfter) => {
      await api.call(resendCodeOnRegistration, { body: { email, pid }, headers, onRetryAfter });
      return api.call(readWorkflow, { headers });
    });
  return { busy, failure, send };
}
