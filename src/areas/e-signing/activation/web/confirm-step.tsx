import { useTranslations } from 'use-intl/react';
import { readableNumber } from '#platform/msisdn.ts';
import { useCodeEntry } from '#platform/web/one-time-code/use-code-entry.ts';
import { Button } from '#platform/web/ui/actions/button.tsx';
import { CodeStep } from '#platform/web/ui/code/code-step.tsx';
import { Form } from '#platform/web/ui/fields/form.tsx';
import { TextButton } from '#platform/web/ui/actions/text-link.tsx';
import { confirmEsigning, requestEsigning } from '../contract.ts';
import { bold } from '#platform/web/ui/layout/bold.tsx';
import { signingKeys } from '../../web/queries.ts';
import { useCodeTexts } from '../../web/use-code-texts.ts';

type ConfirmStepProps = {
  pid: string;
  msisdn: string;
  sentAt?: number | undefined;
  onResent?: () => void;
  onBack: () => void;
  onConfirmed: () => Promise<void>;
};

/** The third step: the code sent to the number. */
export function ConfirmStep({ pid, msisdn, sentAt, onResent, onBack, onConfirmed }: ConfirmStepProps) {
  const t = useTranslations('e-signing');
  const texts = useCodeTexts();
  const entry = useCodeEntry({
    area: 'e-signing',
    reread: signingKeys,
    ...(sentAt !== undefined && { sentAt }),
    resend: (api) => api.call(requestEsigning, { body: { msisdn, pid } }),
    ...(onResent && { onResent }),
    check: (api, code) => api.call(confirmEsigning, { body: { code, msisdn, pid } }),
    onChecked: onConfirmed,
  });
  return (
    <Form
      className="grid gap-5"
      onSubmit={(event) => {
        event.preventDefault();
        void entry.submit(entry.typed);
      }}
    >
      <p className="text-ink-quiet">
        {t.rich('code_text', { ...bold, number: readableNumber(msisdn) })}{' '}
        <TextButton onClick={onBack}>{t('other_number')}</TextButton>
      </p>
      <CodeStep {...entry.step} texts={texts} onComplete={(code) => void entry.submit(code)} />
      <Button kind="primary" tall type="submit" busy={entry.step.checking} className="justify-self-start">
        {t('activate')}
      </Button>
    </Form>
  );
}
