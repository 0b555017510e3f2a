import { useId, type ReactNode } from 'react';
import { FieldError } from './field.tsx';
import './option-row.css';
import './tick.css';

export type RadioOption<Value extends string> = {
  value: Value;
  /** Before the text, e.g. an icon. */
  lead?: ReactNode;
  label: ReactNode;
  note?: ReactNode;
  /** At the end of the row, e.g. a price. */
  aside?: ReactNode;
  disabled?: boolean;
};

export type RadioGroupProps<Value extends string> = {
  legend: ReactNode;
  legendHidden?: boolean;
  name?: string;
  options: readonly RadioOption<Value>[];
  value: Value | null;
  onValueChange: (value: Value) => void;
  error?: ReactNode;
};

/** One of several options, each a row that can be pressed as a whole. */
export function RadioGroup<Value extends string>(props: RadioGroupProps<Value>) {
  const { legend, legendHidden = false, options, value, onValueChange, error } = props;
  const ownName = useId();
  const errorId = useId();
  return (
    <fieldset aria-describedby={error ? errorId : undefined}>
      <legend className={legendHidden ? 'sr-only' : 'mb-2 text-s font-bold'}>{legend}</legend>
      <div className="option-rows">
        {options.map((option) => (
          <label key={option.value} className="option-row">
            <input
              type="radio"
              className="tick"
              name={props.name ?? ownName}
              value={option.value}
              checked={option.value === value}
              disabled={option.disabled ?? false}
              data-bad={error ? true : undefined}
              onChange={() => onValueChange(option.value)}
            />
            {option.lead}
            <span className="min-w-0 flex-1 large-text:basis-3/5">
              <b>{option.label}</b>
              {option.note && <small>{option.note}</small>}
            </span>
            {option.aside}
          </label>
        ))}
      </div>
      {error && (
        <div className="mt-2">
          <FieldError id={errorId}>{error}</FieldError>
        </div>
      )}
    </fieldset>
  );
}
