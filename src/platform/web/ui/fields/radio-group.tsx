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
  /** A button at the end of the row, which does not choose the option. */
  action?: ReactNode;
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
          <RadioRow
            key={option.value}
            option={option}
            input={{
              name: props.name ?? ownName,
              checked: option.value === value,
              onChange: () => onValueChange(option.value),
              isInvalid: Boolean(error),
            }}
          />
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

type RowInput = { name: string; checked: boolean; onChange: () => void; isInvalid: boolean };

function RadioRow<Value extends string>({ option, input }: { option: RadioOption<Value>; input: RowInput }) {
  const { value, lead, label, note, aside, action, disabled = false } = option;
  const { isInvalid, ...given } = input;
  const id = useId();
  const radio = (
    <input
      {...given}
      id={id}
      type="radio"
      className="tick"
      value={value}
      disabled={disabled}
      data-bad={isInvalid || undefined}
    />
  );
  const text = (
    <>
      <b>{label}</b>
      {note && <small>{note}</small>}
    </>
  );
  const textClass = 'min-w-0 flex-1 large-text:basis-3/5';
  if (!action)
    return (
      <label className="option-row">
        {radio}
        {lead}
        <span className={textClass}>{text}</span>
        {aside}
      </label>
    );
  // A label must not contain a button, so it covers the row instead of containing it.
  return (
    <div className="option-row option-row-with-action">
      {radio}
      {lead}
      <label htmlFor={id} className={textClass}>
        {text}
      </label>
      {aside}
      {action}
    </div>
  );
}
