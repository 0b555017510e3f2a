// Entering a one-time code, the same in every flow: it is told all it shows and tells back what the person does.
import { useId, useState, type ReactNode } from 'react';
import { resendWaitSeconds, waitAfterLastSendSeconds } from '#platform/one-time-code.ts';
import { CodeInput } from './code-input.tsx';
import { CodeResend } from './code-resend.tsx';
import { FieldError } from './field.tsx';

export type CodeStepTexts = {
  /** Names the input for screen readers. */
  label: string;
  /** Before the time until another code may be asked for. */
  resendAfter: string;
  /** The button that asks for another code. */
  resend: string;
  /** Sends left, as a whole sentence: the number is the caller's. */
  sendsLeft?: ReactNode;
  /** Tries left, as a whole sentence. */
  triesLeft?: ReactNode;
  /** Before the ten minutes that follow the last send. */
  waitAfterLastSend: string;
};

export type CodeStepProps = {
  texts: CodeStepTexts;
  error?: ReactNode;
  /** The code is being checked. */
  checking?: boolean;
  /** Another code is on its way. */
  sending?: boolean;
  /** From when another code may be asked for. */
  resendAt: Date | null;
  /** All sends are used up: the wait is the long one. */
  sendsUsedUp?: boolean;
  /** No more tries: the input rests until a new code. */
  locked?: boolean;
  onComplete: (code: string) => void;
  onResend: () => void;
  /** Told on every change, so that a button beside it can send what is typed. */
  onTyped?: (digits: string) => void;
};

export function CodeStep({
  texts,
  error,
  checking = false,
  locked = false,
  onComplete,
  onTyped,
  ...resend
}: CodeStepProps) {
  const errorId = useId();
  const [typed, setTyped] = useState('');
  const [refused, setRefused] = useState<string | null>(null);
  const bad = Boolean(error) && typed === (refused ?? typed);
  const change = (digits: string) => {
    setTyped(digits);
    onTyped?.(digits);
  };
  return (
    <div className="grid gap-5">
      <div>
        <CodeInput
          label={texts.label}
          value={typed}
          bad={bad}
          readOnly={checking}
          disabled={locked}
          data-dialog-focus
          aria-describedby={error ? errorId : undefined}
          onValueChange={change}
          onComplete={(code) => {
            setRefused(code);
            onComplete(code);
          }}
        />
        <div className="mt-3 empty:mt-0">{error && <FieldError id={errorId}>{error}</FieldError>}</div>
      </div>
      <CodeResend
        {...resend}
        texts={texts}
        waitSeconds={resend.sendsUsedUp ? waitAfterLastSendSeconds : resendWaitSeconds}
      />
    </div>
  );
}
