import { useEffect, useRef, useState, type ReactNode } from 'react';
import { useTranslations } from 'use-intl/react';
import { readableNumber } from '#platform/msisdn.ts';
import { isCompleteCode } from '#platform/one-time-code.ts';
import { useApi } from '#platform/web/api/api-context.ts';
import { ApiError } from '#platform/web/api/api-error.ts';
import { CodeStep } from '#platform/web/ui/code-step.tsx';
import { DialogContent } from '#platform/web/ui/dialog-content.tsx';
import type { Result } from '#platform/endpoint.ts';
import { sendVerificationCode } from '../contract.ts';
import { bold } from './bold.tsx';
import { DialogActions } from './dialog-actions.tsx';
import { useStep } from './use-step.ts';

type VerificationCodeProps = {
  msisdn: string;
  codes: string[];
  /** Where the code goes when not to the service itself. */
  verificationMsisdn?: string | undefined;
  /** Makes the change with the code; a refusal is said under the input. */
  onCode: (code: string) => Promise<void>;
  /** The way back to another number, where one was asked for. */
  otherNumber?: ReactNode;
};

type Sending = Result<typeof sendVerificationCode>;

/** Sends a code and asks for it. A code sent before a reload is still good: it can be typed while the next one waits. */
export function VerificationCode({ msisdn, codes, verificationMsisdn, onCode, otherNumber }: VerificationCodeProps) {
  const t = useTranslations('extras-dialogs');
  const { sending, send, sendStep } = useSending(msisdn, codes, verificationMsisdn);
  const check = useStep({ inputIsOpen: true });
  const [typed, setTyped] = useState('');
  const number = readableNumber(verificationMsisdn ?? msisdn);
  const submit = (code: string) => {
    sendStep.forgetError();
    void check.run(() => onCode(code));
  };
  return (
    <DialogContent
      title={t('verify_title')}
      text={
        <>
          {t.rich(sending.answer ? 'verify_text' : 'verify_sending', { ...bold, number })} {otherNumber}
        </>
      }
      onSubmit={(event) => {
        event.preventDefault();
        submit(typed);
      }}
      actions={
        <DialogActions
          main={t('verify_confirm')}
          busy={check.busy}
          disabled={!isCompleteCode(typed)}
          quiet={t('give_up')}
        />
      }
    >
      <CodeStep
        texts={{
          label: t('verify_label'),
          resendAfter: t('verify_resend_after'),
          resend: t('verify_resend'),
          waitAfterLastSend: t('verify_wait'),
          ...(sending.answer && {
            sendsLeft: t.rich('verify_sends_left', { ...bold, count: sending.answer.sends_left }),
          }),
        }}
        error={check.inlineError ?? sendStep.inlineError}
        checking={check.busy}
        sending={sendStep.busy}
        resendAt={sending.resendAt}
        sendsUsedUp={sending.isUsedUp}
        onTyped={setTyped}
        onComplete={submit}
        onResend={() => {
          check.forgetError();
          void send();
        }}
      />
    </DialogContent>
  );
}

type Sent = { answer: Sending | null; resendAt: Date | null; isUsedUp: boolean };

function useSending(msisdn: string, codes: string[], verificationMsisdn: string | undefined) {
  const api = useApi();
  const sendStep = useStep({ inputIsOpen: true });
  const [sending, setSending] = useState<Sent>({ answer: null, resendAt: null, isUsedUp: false });
  const wasSent = useRef(false);
  const send = () =>
    sendStep.run(async () => {
      const other = verificationMsisdn ? { verification_msisdn: verificationMsisdn } : {};
      try {
        const answer = await api.call(sendVerificationCode, { body: { msisdn, extra_codes: codes, ...other } });
        const resendAt = new Date(Date.now() + answer.resend_after_seconds * 1000);
        setSending({ answer, resendAt, isUsedUp: answer.sends_left === 0 });
      } catch (error) {
        const wait = waitOf(error);
        if (wait) setSending((before) => ({ ...before, ...wait }));
        throw error;
      }
    });
  useEffect(() => {
    if (wasSent.current) return;
    wasSent.current = true;
    void send();
  });
  return { sending, send, sendStep };
}

function waitOf(error: unknown): Pick<Sent, 'resendAt' | 'isUsedUp'> | null {
  if (!(error instanceof ApiError)) return null;
  const seconds = error.properties['WaitSeconds'];
  if (typeof seconds !== 'number') return null;
  return { resendAt: new Date(Date.now() + seconds * 1000), isUsedUp: error.code === 'EC_Reach_Max_Attempts' };
}
