// LoaderArguments a one-time code, the same in every flow: it is told all it shows and tells back what the person does.
import { useEffect, useId, useRef, useState, type ReactNode, type RefObject } from 'react';
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
  /** Why the code that was sent in was refused. */
  error?: ReactNode;
  /** Why another code could not be sent; what is typed stays good. */
  sendError?: ReactNode;
  /** The code is being checked. */
  checking?: boolean;
  /** Another code is on its way. */
  sending?: boolean;
  /** How many codes were sent here. When another is, the field empties and waits for it. */
  sends?: number;
  /** From when another code may be asked for. */
  resendAt: Date | null;
  /** All sends are used up: the wait is the long one. */
  sendsUsedUp?: boolean;
  /** No more tries: the input rests until a new code. */
  locked?: boolean;
  /** As in the field of a security code. */
  leadingPlus?: boolean;
  /** Sends the code with its last digit; without it the code waits for a button. */
  onComplete?: (code: string) => void;
  onResend: () => void;
  /** Told on every change, so that a button beside it can send what is typed. */
  onTyped?: (digits: string) => void;
};

export function CodeStep({
  texts,
  error,
  sendError,
  checking = false,
  locked = false,
  leadingPlus = false,
  sends = 1,
  onComplete,
  onTyped,
  ...resend
}: CodeStepProps) {
  const errorId = useId();
  const [typed, setTyped] = useState('');
  const refused = useWhenRefused(typed, Boolean(error));
  const input = useRef<HTMLInputElement>(null);
  const bad = typed !== '' && typed === refused;
  const said = error || sendError;
  const change = (digits: string) => {
    setTyped(digits);
    onTyped?.(digits);
  };
  useFocus(input, bad);
  useOnNext(sends, () => {
    change('');
    input.current?.focus();
  });
  return (
    <div className="grid gap-5">
      <div>
        <CodeInput
          ref={input}
          label={texts.label}
          value={typed}
          bad={bad}
          leadingPlus={leadingPlus}
          readOnly={checking}
          disabled={locked}
          data-dialog-focus
          aria-describedby={said ? errorId : undefined}
          onValueChange={change}
          {...(onComplete && { onComplete })}
        />
        <div className="mt-3 empty:mt-0">{said && <FieldError id={errorId}>{said}</FieldError>}</div>
      </div>
      <CodeResend
        {...resend}
        texts={texts}
        waitSeconds={resend.sendsUsedUp ? waitAfterLastSendSeconds : resendWaitSeconds}
      />
    </div>
  );
}

/** What was typed when it was refused; null while nothing is. */
function useWhenRefused(typed: string, isRefused: boolean): string | null {
  const [refused, setRefused] = useState<string | null>(isRefused ? typed : null);
  if (isRefused && refused === null) setRefused(typed);
  if (!isRefused && refused !== null) setRefused(null);
  return refused;
}

/** The field has the focus when its step opens, however it was opened, and again when a code was refused. */
function useFocus(input: RefObject<HTMLInputElement | null>, isRefused: boolean): void {
  useEffect(() => {
    input.current?.focus();
  }, [input]);
  useEffect(() => {
    if (isRefused) input.current?.focus();
  }, [input, isRefused]);
}

function useOnNext(value: number, then: () => void): void {
  const last = useRef(value);
  useEffect(() => {
    if (last.current === value) return;
    last.current = value;
    then();
  });
}
