import { useState, type ReactNode } from 'react';
import { useTranslations } from 'use-intl/react';
import type { ApiError } from '#platform/web/api/api-error.ts';
import { useErrorText } from '#platform/web/i18n/use-error-text.ts';
import { areTriesUsedUp } from '#platform/web/one-time-code/code-refusal.ts';
import { useShortCode } from '#platform/web/one-time-code/use-short-code.ts';
import { Button } from '#platform/web/ui/actions/button.tsx';
import { CodeStep } from '#platform/web/ui/code/code-step.tsx';
import { Form } from '#platform/web/ui/fields/form.tsx';
import type { useResend } from './use-resend.ts';

type CodePageProps = {
  label: string;
  texts: { resend: string; resendAfter: string };
  action: string;
  busy: boolean;
  failure: ApiError | null;
  resending: ReturnType<typeof useResend>;
  onCode: (code: string) => void;
  /** Shown between the code and the button. */
  children?: ReactNode;
  /** The page has another field besides the code: then only the button submits. */
  asksMore?: boolean;
};

export const codeRefusals = [
  'EC_Wrong_Verification_Code',
  'EC_Expired_Verification_Code',
  'EC_Missing_Verificaiton_Code',
  'EC_Verification_Failed',
  'EC_Reach_Max_Attempts',
  'EC_Codes_Locked',
];

/** Asks for a sent code of six digits, with resend and submit buttons. */
export function CodePage({
  label,
  texts,
  action,
  busy,
  failure,
  resending,
  onCode,
  children,
  asksMore = false,
}: CodePageProps) {
  const t = useTranslations('registration');
  const errorText = useErrorText();
  const [typed, setTyped] = useState('');
  const short = useShortCode(typed);
  const isCodeWrong = failure !== null && codeRefusals.includes(failure.code);
  return (
    <Form
      onSubmit={(event) => {
        event.preventDefault();
        if (short.mayBeSent(typed)) onCode(typed);
      }}
    >
      <CodeStep
        texts={{ label, ...texts, waitAfterLastSend: t('resend_wait') }}
        error={short.error ?? (isCodeWrong && errorText(failure))}
        sendError={resending.sendError}
        checking={busy}
        sending={resending.isSending}
        sends={resending.sends}
        resendAt={resending.resendAt}
        sendsUsedUp={resending.isUsedUp}
        locked={isCodeWrong && areTriesUsedUp(failure)}
        onTyped={setTyped}
        onComplete={(code) => !asksMore && onCode(code)}
        onResend={() => void resending.resend()}
      />
      {children}
      <Button type="submit" kind="primary" tall wide busy={busy}>
        {action}
      </Button>
    </Form>
  );
}
