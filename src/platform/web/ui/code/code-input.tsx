import { useRef, useState, type ComponentProps, type Ref } from 'react';
import { codeLength, isCompleteCode } from '#platform/one-time-code.ts';
import { useWebOtp } from './use-web-otp.ts';
import './code-input.css';

export type CodeInputProps = Omit<ComponentProps<'input'>, 'value' | 'onChange' | 'type' | 'maxLength'> & {
  /** For screen readers: what the code is and where it was sent. */
  label: string;
  value: string;
  bad?: boolean;
  /** A security code may begin with a plus; only six digits are complete. */
  leadingPlus?: boolean;
  ref?: Ref<HTMLInputElement>;
  onValueChange: (digits: string) => void;
  /**
   * Called when the last digit is typed, or the whole code is pasted or autofilled. A corrected code needs the button.
   */
  onComplete?: (code: string) => void;
};

/** One input over six drawn cells, so typing, pasting, autofill and screen readers work as in any field. */
export function CodeInput({
  label,
  value,
  bad = false,
  leadingPlus = false,
  onValueChange,
  onComplete,
  className = '',
  ...input
}: CodeInputProps) {
  const [focused, setFocused] = useState(false);
  const isCorrected = useRef(false);
  const change = (typed: string, caret: number) => {
    const all = leadingPlus ? typed.replace(/(?!^\+)\D/g, '') : typed.replace(/\D/g, '');
    // Typing into a refused code starts a new one.
    const isNext = bad && isCompleteCode(value) && all.length > codeLength;
    const digits = (isNext ? all.slice(caret - (all.length - codeLength), caret) : all).slice(0, codeLength);
    if (digits === value) return;
    const before = isNext || isAnotherCode(value, digits) ? '' : value;
    if (before === '') isCorrected.current = false;
    else if (isCompleteCode(before)) isCorrected.current = true;
    onValueChange(digits);
    if (isCompleteCode(digits) && !digits.startsWith('+') && digits.startsWith(before) && !isCorrected.current)
      onComplete?.(digits);
  };
  // A security code does not come by SMS.
  useWebOtp(!leadingPlus, (code) => change(code, code.length));
  return (
    <div className={`code-input ${className}`} data-bad={bad || undefined} data-focused={focused || undefined}>
      <div className="code-cells" aria-hidden>
        {Array.from({ length: codeLength }, (_, place) => (
          <i key={place} data-next={(focused && !bad && place === value.length) || undefined} />
        ))}
      </div>
      <input
        {...input}
        aria-label={label}
        aria-invalid={bad || undefined}
        type="text"
        inputMode="numeric"
        autoComplete="one-time-code"
        pattern="[0-9]*"
        value={value}
        onChange={({ target }) => change(target.value, target.selectionEnd ?? target.value.length)}
        // Who presses a cell of a refused code wants to type another; a short one is completed.
        onPointerDown={() => bad && isCompleteCode(value) && onValueChange('')}
        onFocus={() => setFocused(true)}
        onBlur={(event) => {
          setFocused(false);
          input.onBlur?.(event);
        }}
      />
    </div>
  );
}

/** A complete code replaced by another at once, by paste or autofill. */
function isAnotherCode(before: string, after: string): boolean {
  const differing = after.split('').filter((digit, place) => digit !== before[place]).length;
  return isCompleteCode(before) && isCompleteCode(after) && differing > 1;
}
