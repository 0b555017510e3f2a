import { useState, type ComponentProps } from 'react';
import { codeLength, isCompleteCode } from '#platform/one-time-code.ts';
import './code-input.css';

export type CodeInputProps = Omit<ComponentProps<'input'>, 'value' | 'onChange' | 'type' | 'maxLength'> & {
  /** Said to screen readers: what the code is and where it came from. */
  label: string;
  value: string;
  bad?: boolean;
  onValueChange: (digits: string) => void;
  /** Called once with the whole code as soon as its last digit is there. */
  onComplete?: (code: string) => void;
};

/** One input over six drawn cells, so that typing, pasting, autofill and screen readers work as in any field. */
export function CodeInput({
  label,
  value,
  bad = false,
  onValueChange,
  onComplete,
  className = '',
  ...input
}: CodeInputProps) {
  const [focused, setFocused] = useState(false);
  /** A digit typed after a refused code starts the next one. */
  const afterRefused = (digits: string) =>
    bad && digits.length > codeLength && digits.startsWith(value) ? digits.slice(codeLength) : digits;
  const change = (typed: string) => {
    const digits = afterRefused(typed.replace(/\D/g, '')).slice(0, codeLength);
    if (digits === value) return;
    onValueChange(digits);
    if (isCompleteCode(digits)) onComplete?.(digits);
  };
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
        onChange={(event) => change(event.target.value)}
        onFocus={() => setFocused(true)}
        onBlur={() => setFocused(false)}
      />
    </div>
  );
}
