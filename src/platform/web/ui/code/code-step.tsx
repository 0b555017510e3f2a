// The controlled entry of a one-time code, shared by all flows.
import { useEffect, useId, useRef, useState, type ReactNode, type RefObject } from 'react';
import { resendWaitSeconds, waitAfterLastSendSeconds } from '#platform/one-time-code.ts';
import { CodeInput } from './code-input.tsx';
import { CodeResend } from './code-resend.tsx';
import type { CodeStepTexts } from './code-step-texts.ts';
import { FieldError } from '../fields/field.tsx';

export type CodeStepProps = {
  texts: CodeStepTexts;
  /** Why the code was refused. */
  error?: ReactNode;
  /** Why another code could not be sent; the typed digits stay. */
  sendError?: ReactNode;
  /** The code is being checked. */
  checking?: boolean;
  /** Another code is being sent. */
  sending?: boolean;
  /** Number of codes sent here. A new one clears the field. */
  sends?: number;
  /** When another code may be sent. */
  resendAt: Date | null;
  /** No sends are left: the long delay applies. */
  sendsUsedUp?: boolean;
  /** No attempts left: the input is disabled until a new code. */
  locked?: boolean;
  /** As in the field of a security code. */
  leadingPlus?: boolean;
  /** Submits the code with its last digit; without it a button submits. */
  onComplete?: (code: string) => void;
  onResend: () => void;
  /** Called on every change, so that a button outside can submit. */
  onTyped?: (digits: string) => void;
  /** Told when the field loses the focus. */
  onLeft?: () => void;
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
  onLeft,
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
          onBlur={() => onLeft?.()}
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

/** The input at the time of the refusal, or null. */
function useWhenRefused(typed: string, isRefused: boolean): string | null {
  const [refused, setRefused] = useState<string | null>(isRefused ? typed : null);
  if (isRefused && refused === null) setRefused(typed);
  if (!isRefused && refused !== null) setRefused(null);
  return refused;
}

/** The field gets the focus when its step opens, and again after a refused code. */
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
