// The two fields of number verification: the number, then the code sent to it.

import { useState } from 'react';
import { useTranslations } from 'use-intl/react';
import { isMobileNumber, readableNumber } from '#platform/msisdn.ts';
import { bold } from '../ui/layout/bold.tsx';
import { CodeStep } from '../ui/code/code-step.tsx';
import { MobileNumberField } from '../ui/fields/mobile-number-field.tsx';
import { TextButton } from '../ui/actions/text-link.tsx';
import type { NumberCode } from './use-number-code.ts';

type NumberFieldProps = { proof: NumberCode; typed: string; onTyped: (typed: string) => void; wasTried: boolean };

export function NumberField({ proof, typed, onTyped, wasTried }: NumberFieldProps) {
  const t = useTranslations('number-proof');
  const errors = useTranslations('errors');
  const [wasLeft, setWasLeft] = useState(false);
  const isBad = (wasLeft || wasTried) && !isMobileNumber(typed);
  return (
    <MobileNumberField
      label={t('number')}
      help={t('number_help')}
      value={typed}
      error={isBad ? errors('WRONG_NUMBER') : proof.error}
      onBlur={() => setWasLeft(typed !== '')}
      onChange={onTyped}
    />
  );
}

type CodeFieldsProps = {
  proof: NumberCode;
  /** Why the typed code is not sent. */
  error: string | null;
  onTyped: (code: string) => void;
};

export function CodeFields({ proof, error, onTyped }: CodeFieldsProps) {
  const t = useTranslations('number-proof');
  return (
    <CodeStep
      texts={{ label: t('code'), resendAfter: t('resend_after'), resend: t('resend'), waitAfterLastSend: t('wait') }}
      error={error ?? proof.error}
      sendError={proof.sendError}
      checking={proof.isChecking}
      sending={proof.isSending}
      sends={proof.sent?.sends ?? 0}
      locked={proof.isLocked}
      resendAt={proof.sent ? new Date(proof.sent.resendAt) : null}
      sendsUsedUp={proof.sent?.isUsedUp ?? false}
      onTyped={onTyped}
      onComplete={(code) => void proof.verify(code)}
      onResend={() => void proof.resend()}
    />
  );
}

/** The recipient of the code, and a link to change it. */
export function SentTo({ proof }: { proof: NumberCode }) {
  const t = useTranslations('number-proof');
  return (
    <>
      {t.rich('sent', { ...bold, number: readableNumber(proof.sent?.msisdn ?? '') })}{' '}
      <TextButton onClick={proof.chooseOther}>{t('other')}</TextButton>
    </>
  );
}
