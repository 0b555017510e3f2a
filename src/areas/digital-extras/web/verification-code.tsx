import { useEffect, useRef, useState, type ReactNode } from 'react';
import { useTranslations } from 'use-intl/react';
import { readableNumber } from '#platform/msisdn.ts';
import { useShortCode } from '#platform/web/one-time-code/use-short-code.ts';
import { CodeStep } from '#platform/web/ui/code/code-step.tsx';
import { DialogContent } from '#platform/web/ui/dialog/dialog-content.tsx';
import { DialogActions } from '#platform/web/ui/dialog/dialog-actions.tsx';
import { bold } from '#platform/web/ui/layout/bold.tsx';
import { useCodeSending, type CodeRequest, type SentCode } from './use-code-sending.ts';
import { useExtraChange, type SendExtraChange } from './use-extra-change.ts';

type VerificationCodeProps = CodeRequest & {
  /** The code that the previous step sent; without it this step sends the first one. */
  sent?: SentCode | undefined;
  /** The change that the code confirms; a refusal is shown under the input. */
  sendWith: (code: string) => SendExtraChange;
  /** The link back to the number step, if there is one. */
  otherNumber?: ReactNode;
};

/** Asks for the code. A code sent before a reload is still valid: it can be entered while the resend is blocked. */
export function VerificationCode({ sent: first, sendWith, otherNumber, ...request }: VerificationCodeProps) {
  const t = useTranslations('extras-dialogs');
  const { sent, sends, change: sending, send, wait } = useCodeSending(first);
  useOnce(() => first === undefined && void send(request));
  const check = useExtraChange({ msisdn: request.msisdn, inputIsOpen: true, onRefused: wait });
  const [typed, setTyped] = useState('');
  const short = useShortCode(typed);
  const number = readableNumber(request.verificationMsisdn ?? request.msisdn);
  const sendsLeft = sent?.sendsLeft ?? null;
  return (
    <DialogContent
      title={t('verify_title')}
      text={
        <>
          {t.rich(sends > 0 ? 'verify_text' : 'verify_sending', { ...bold, number })} {otherNumber}
        </>
      }
      onSubmit={(event) => {
        event.preventDefault();
        sending.forgetError();
        if (short.mayBeSent(typed)) void check.run(sendWith(typed));
      }}
      actions={<DialogActions main={t('verify_confirm')} busy={check.busy} quiet={t('give_up')} />}
    >
      <CodeStep
        texts={{
          label: t('verify_label'),
          resendAfter: t('verify_resend_after'),
          resend: t('verify_resend'),
          waitAfterLastSend: t('verify_wait'),
          ...(sendsLeft !== null && { sendsLeft: t.rich('verify_sends_left', { ...bold, count: sendsLeft }) }),
        }}
        error={short.error ?? check.inlineError}
        sendError={sending.inlineError}
        checking={check.busy}
        sending={sending.busy}
        sends={sends}
        resendAt={sent && new Date(sent.resendAt)}
        sendsUsedUp={sent?.isUsedUp ?? false}
        locked={check.triesAreUsedUp}
        onTyped={setTyped}
        onResend={() => {
          check.forgetError();
          void send(request);
        }}
      />
    </DialogContent>
  );
}

/** React strict mode runs effects twice. */
function useOnce(work: () => void): void {
  const isDone = useRef(false);
  useEffect(() => {
    if (isDone.current) return;
    isDone.current = true;
    work();
  });
}
