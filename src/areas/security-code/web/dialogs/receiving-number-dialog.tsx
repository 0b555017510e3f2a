import { useState } from 'react';
import { useTranslations } from 'use-intl/react';
import { readableNumber } from '#platform/msisdn.ts';
import type { ApiClient } from '#platform/web/api/api-client.ts';
import { CodeDialog } from '#platform/web/one-time-code/code-dialog.tsx';
import { useCodeEntry } from '#platform/web/one-time-code/use-code-entry.ts';
import { useNumberTyped } from '#platform/web/one-time-code/use-number-typed.ts';
import { DialogActions } from '#platform/web/ui/dialog/dialog-actions.tsx';
import { DialogContent } from '#platform/web/ui/dialog/dialog-content.tsx';
import { MobileNumberField } from '#platform/web/ui/fields/mobile-number-field.tsx';
import { Stepper } from '#platform/web/ui/layout/stepper.tsx';
import { addReceivingNumber, changeReceivingNumber, type SecurityCodeEntry } from '../../contract.ts';
import { numberSteps, type NumberStep } from '../../rules.ts';
import { bold } from '#platform/web/ui/layout/bold.tsx';
import { securityCodeKey } from '#platform/web/api/query-keys.ts';
import { InfoContent } from '#platform/web/ui/dialog/info-content.tsx';
import { useCodeTexts } from '../use-code-texts.ts';

type ReceivingNumberInput = { msisdn: string; code?: string };

/** The receiving number in three steps: the number, its code, done. */
export function ReceivingNumberDialog({ entry }: { entry: SecurityCodeEntry }) {
  const [step, setStep] = useState<NumberStep>('number');
  const [msisdn, setMsisdn] = useState('');
  const save = saveNumber(entry);
  if (step === 'number') {
    return (
      <NumberOfStep
        save={save}
        onSent={(wanted) => {
          setMsisdn(wanted);
          setStep('code');
        }}
      />
    );
  }
  return step === 'code' ? (
    <CodeOfStep msisdn={msisdn} save={save} onSaved={() => setStep('done')} />
  ) : (
    <DoneOfStep msisdn={msisdn} />
  );
}

type Save = (api: ApiClient, saved: ReceivingNumberInput) => Promise<unknown>;

function saveNumber({ pid, receiving_method: known }: SecurityCodeEntry): Save {
  return (api, saved) =>
    api.call(known === null ? addReceivingNumber : changeReceivingNumber, { body: { pid, ...saved } });
}

function Steps({ step }: { step: NumberStep }) {
  const t = useTranslations('security-code');
  const at = numberSteps.indexOf(step);
  return (
    <Stepper
      label={t('step_label', { at: at + 1, name: t(`step_${step}`) })}
      steps={numberSteps.map((each) => t(`step_${each}`))}
      at={at}
      doneWord={t('step_finished')}
    />
  );
}

function NumberOfStep({ save, onSent }: { save: Save; onSent: (msisdn: string) => void }) {
  const t = useTranslations('security-code');
  const number = useNumberTyped({
    area: 'security-code',
    first: '',
    send: (api, msisdn) => save(api, { msisdn }),
    onSent,
  });
  return (
    <DialogContent
      title={t('receiving_title')}
      text={t('receiving_text')}
      onSubmit={(event) => {
        event.preventDefault();
        number.submit();
      }}
      actions={<DialogActions main={t('receiving_do')} busy={number.busy} quiet={t('cancel')} />}
    >
      <Steps step="number" />
      <MobileNumberField {...number.field} label={t('number_label')} help={t('number_help')} />
    </DialogContent>
  );
}

function CodeOfStep({ msisdn, save, onSaved }: { msisdn: string; save: Save; onSaved: () => void }) {
  const t = useTranslations('security-code');
  const texts = useCodeTexts();
  const entry = useCodeEntry({
    area: 'security-code',
    reread: [securityCodeKey],
    resend: (api) => save(api, { msisdn }),
    check: (api, code) => save(api, { msisdn, code }),
    onChecked: onSaved,
  });
  return (
    <CodeDialog
      title={t('receiving_title')}
      text={t.rich('receiving_code_text', { ...bold, number: readableNumber(msisdn) })}
      entry={entry}
      texts={{ ...texts, label: t('receiving_code_label') }}
      head={<Steps step="code" />}
      submitsItself
    />
  );
}

function DoneOfStep({ msisdn }: { msisdn: string }) {
  const t = useTranslations('security-code');
  return (
    <InfoContent
      title={t('receiving_title')}
      text={t.rich('receiving_done_text', { ...bold, number: readableNumber(msisdn) })}
      close={t('ok')}
    >
      <Steps step="done" />
    </InfoContent>
  );
}
