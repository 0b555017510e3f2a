import { useTranslations } from 'use-intl/react';
import { Button } from '#platform/web/ui/actions/button.tsx';
import { Form } from '#platform/web/ui/fields/form.tsx';
import { MobileNumberField } from '#platform/web/ui/fields/mobile-number-field.tsx';
import type { EsigningStatus } from '../../contract.ts';
import { useFirstNumber } from '../../web/use-first-number.ts';

type NumberStepProps = { status: EsigningStatus; first: string; onSent: (msisdn: string) => void };

/** The second step: which number gets the codes. */
export function NumberStep({ status, first, onSent }: NumberStepProps) {
  const t = useTranslations('e-signing');
  const { field, busy, submit } = useFirstNumber({ status, first, onSent });
  return (
    <Form
      className="grid gap-5"
      onSubmit={(event) => {
        event.preventDefault();
        submit();
      }}
    >
      <MobileNumberField {...field} label={t('number')} help={t('number_help')} numbers={status.numbers} />
      <Button kind="primary" tall type="submit" busy={busy} className="justify-self-start">
        {t('continue')}
      </Button>
    </Form>
  );
}
