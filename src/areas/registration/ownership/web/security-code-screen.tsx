import { useState, type FormEvent } from 'react';
import { useTranslations } from 'use-intl/react';
import { isMobileNumber, readableNumber } from '#platform/msisdn.ts';
import type { ApiError } from '#platform/web/api/api-error.ts';
import { useErrorText } from '#platform/web/i18n/use-error-text.ts';
import { useShortCode } from '#platform/web/one-time-code/use-short-code.ts';
import { Button } from '#platform/web/ui/actions/button.tsx';
import { CodeInput } from '#platform/web/ui/code/code-input.tsx';
import { FieldError } from '#platform/web/ui/fields/field.tsx';
import { Form } from '#platform/web/ui/fields/form.tsx';
import { TextField } from '#platform/web/ui/fields/text-field.tsx';
import { codeInfoOf } from '../../pages.ts';
import { isWholeCode } from '../rules.ts';
import { needsContract } from '../../rules.ts';
import type { Workflow } from '../../workflow-schema.ts';
import { codeRefusals } from '../../web/code-page.tsx';
import { CodeToKnownNumber } from './code-to-known-number.tsx';
import { ContractField } from './contract-field.tsx';
import { Frame } from '../../web/frame.tsx';
import { InfoButton } from '../../web/info-button.tsx';
import { Explanation, StepTitle } from '../../web/page-texts.tsx';
import { useLastAction } from './use-last-action.ts';
import { useWorkflow } from '../../web/use-workflow.ts';
import { WorkflowGate } from '../../web/workflow-gate.tsx';

export function SecurityCodeScreen() {
  return <WorkflowGate page="code">{(workflow) => <SecurityCode workflow={workflow} />}</WorkflowGate>;
}

export function SecurityCode({ workflow }: { workflow: Workflow }) {
  const t = useTranslations('registration');
  const number = workflow.properties.service_number ?? '';
  const text = isMobileNumber(number) ? t('code_text_mobile', { number: readableNumber(number) }) : t('code_text');
  return (
    <Frame page="code" workflow={workflow} aside={<AboutCode workflow={workflow} />}>
      <StepTitle title={t('code_title')} text={text} />
      <SecurityCodeForm workflow={workflow} />
      <Forgotten number={number} />
      <CodeToKnownNumber workflow={workflow} />
    </Frame>
  );
}

function SecurityCodeForm({ workflow }: { workflow: Workflow }) {
  const t = useTranslations('registration');
  const { busy, failure, signal } = useWorkflow([...codeRefusals, 'EC_Wrong_Contract']);
  const codeError = useCodeError(failure);
  const action = useLastAction(workflow);
  const [code, setCode] = useState('');
  const [refused, setRefused] = useState('');
  const [contract, setContract] = useState('');
  const [wasTried, setTried] = useState(false);
  const asksContract = needsContract(workflow.clientType);
  const short = useShortCode(code, isWholeCode);
  const error = short.error ?? (code === refused ? codeError : null);
  const send = (securityCode: string) => {
    setTried(true);
    if (!short.mayBeSent(securityCode) || (asksContract && contract.trim() === '')) return;
    setRefused(securityCode);
    void signal('SubmitSecurityCode', { securityCode, ...(asksContract && { contract }) });
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    send(code);
  };
  return (
    <Form onSubmit={submit}>
      <div className="grid gap-3">
        <CodeInput
          label={t('code_label')}
          leadingPlus
          value={code}
          bad={error !== null}
          aria-describedby={error ? 'security-code-error' : undefined}
          readOnly={busy}
          onValueChange={setCode}
          onComplete={(whole) => !asksContract && send(whole)}
        />
        {error ? (
          <FieldError id="security-code-error">{error}</FieldError>
        ) : (
          <p className="text-s text-ink-quiet">{t('code_tries')}</p>
        )}
      </div>
      {asksContract && (
        <ContractField
          value={contract}
          onValueChange={setContract}
          isMissing={wasTried && contract.trim() === ''}
          failure={failure}
        />
      )}
      <Button type="submit" kind="primary" tall wide busy={busy}>
        {action}
      </Button>
    </Form>
  );
}

/**
 * A locked code has its own text, because another way remains open. Without a lock the code was right, but recent: the
 * SMS code that must confirm it cannot be sent.
 */
function useCodeError(failure: ApiError | null): string | null {
  const t = useTranslations('registration');
  const errorText = useErrorText();
  if (!failure || failure.code === 'EC_Wrong_Contract') return null;
  if (failure.code !== 'EC_Reach_Max_Attempts') return errorText(failure);
  const { WaitSeconds: seconds, Locked: locked } = failure.properties;
  if (typeof seconds !== 'number') return errorText(failure);
  return t(locked ? 'code_locked' : 'code_not_confirmed', { minutes: Math.ceil(seconds / 60) });
}

/** The alternative: a code by SMS, to this number if it is mobile, else to one that the user enters. */
function Forgotten({ number }: { number: string }) {
  const t = useTranslations('registration');
  const errorText = useErrorText();
  const { busy, failure, signal } = useWorkflow(['EC_Service_Not_Associated_With_Pid', 'EC_Phone_Is_Not_Eligible']);
  const [typed, setTyped] = useState('');
  const [wasTried, setTried] = useState(false);
  if (isMobileNumber(number)) {
    return (
      <div className="grid gap-2">
        <Button kind="bare" busy={busy} onClick={() => void signal('RequestSmsCode', { msisdn: number })}>
          {t('code_forgotten', { number: readableNumber(number) })}
        </Button>
        {failure && <FieldError id="forgotten-error">{errorText(failure)}</FieldError>}
      </div>
    );
  }
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setTried(true);
    if (isMobileNumber(typed)) void signal('RequestSmsCode', { msisdn: typed });
  };
  return (
    <Form onSubmit={submit}>
      <h2 className="text-xl">{t('code_forgotten_title')}</h2>
      <TextField
        name="msisdn"
        inputMode="tel"
        label={t('code_forgotten_number')}
        help={t('code_forgotten_text')}
        value={typed}
        onChange={(event) => setTyped(event.target.value)}
        error={failure ? errorText(failure) : wasTried && !isMobileNumber(typed) && t('number_wrong')}
      />
      <Button type="submit" busy={busy} className="justify-self-start">
        {t('code_forgotten_send')}
      </Button>
    </Form>
  );
}

function AboutCode({ workflow }: { workflow: Workflow }) {
  const t = useTranslations('registration');
  return (
    <Explanation
      title={t('code_aside')}
      info={<InfoButton about={t('code_label')} dialog={`registration.${codeInfoOf(workflow.clientType)}`} />}
      items={([needsContract(workflow.clientType) ? 'company' : 'person', 'never'] as const).map((who) => ({
        term: t(`code_aside_${who}`),
        text: t(`code_aside_${who}_text`),
      }))}
    />
  );
}
