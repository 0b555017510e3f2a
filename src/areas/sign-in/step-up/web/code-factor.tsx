import { useState } from 'react';
import { useTranslations } from 'use-intl/react';
import { readableNumber } from '#platform/msisdn.ts';
import type { ApiClient } from '#platform/web/api/api-client.ts';
import { endStepUpPrompt } from '#platform/web/api/step-up-prompt-store.ts';
import { useChange } from '#platform/web/api/use-change.ts';
import { useCodeEntry } from '#platform/web/one-time-code/use-code-entry.ts';
import { bold } from '#platform/web/ui/layout/bold.tsx';
import { CodeStep } from '#platform/web/ui/code/code-step.tsx';
import { DialogActions } from '#platform/web/ui/dialog/dialog-actions.tsx';
import { DialogContent } from '#platform/web/ui/dialog/dialog-content.tsx';
import { Select } from '#platform/web/ui/fields/select.tsx';
import { confirmStepUp, sendStepUpCode } from '../contract.ts';
import type { FactorName } from './factor-name.ts';

type CodeFactorProps = { numbers: readonly string[]; onOther: (name: FactorName) => void };

/** A code to a number that the account had before: first the number, then the code. */
export function CodeFactor({ numbers, onOther }: CodeFactorProps) {
  const [sentTo, setSentTo] = useState<string | null>(null);
  if (sentTo !== null) return <EnterCode msisdn={sentTo} onOther={onOther} />;
  return <ChooseNumber numbers={numbers} onOther={onOther} onSent={setSentTo} />;
}

const sendCode = (api: ApiClient, msisdn: string) => api.call(sendStepUpCode, { body: { msisdn } });

type ChooseNumberProps = CodeFactorProps & { onSent: (msisdn: string) => void };

function ChooseNumber({ numbers, onSent, onOther }: ChooseNumberProps) {
  const t = useTranslations('step-up');
  const [msisdn, setMsisdn] = useState(numbers[0] ?? '');
  const { busy, failure, run } = useChange();
  return (
    <DialogContent
      title={t('code_title')}
      text={t('code_text')}
      onSubmit={(event) => {
        event.preventDefault();
        void run((api) => sendCode(api, msisdn), { onDone: () => onSent(msisdn) });
      }}
      actions={
        <DialogActions main={t('code_send')} busy={busy} quiet={t('by_password')} onQuiet={() => onOther('password')} />
      }
    >
      <Select
        label={t('code_number')}
        value={msisdn}
        error={failure}
        options={numbers.map((value) => ({ value, text: readableNumber(value) }))}
        data-dialog-focus
        onChange={(event) => setMsisdn(event.target.value)}
      />
    </DialogContent>
  );
}

type EnterCodeProps = { msisdn: string; onOther: (name: FactorName) => void };

function EnterCode({ msisdn, onOther }: EnterCodeProps) {
  const t = useTranslations('step-up');
  const entry = useCodeEntry({
    resend: (api) => sendCode(api, msisdn),
    check: (api, code) => api.call(confirmStepUp, { body: { factor: 'code', msisdn, code } }),
    onChecked: () => endStepUpPrompt(true),
  });
  return (
    <DialogContent
      title={t('code_title')}
      text={t.rich('code_sent', { ...bold, number: readableNumber(msisdn) })}
      onSubmit={(event) => {
        event.preventDefault();
        void entry.submit(entry.typed);
      }}
      actions={
        <DialogActions
          main={t('confirm')}
          busy={entry.step.checking}
          quiet={t('by_password')}
          onQuiet={() => onOther('password')}
        />
      }
    >
      <CodeStep
        {...entry.step}
        texts={{
          label: t('code_label'),
          resend: t('resend'),
          resendAfter: t('resend_after'),
          waitAfterLastSend: t('wait'),
        }}
        onComplete={(code) => void entry.submit(code)}
      />
    </DialogContent>
  );
}
