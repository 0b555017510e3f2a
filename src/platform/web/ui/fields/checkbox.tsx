import { useId, type ComponentProps, type ReactNode } from 'react';
import { FieldError } from './field.tsx';
import './checkbox.css';
import './tick.css';

export type CheckboxProps = Omit<ComponentProps<'input'>, 'type' | 'children'> & {
  label: ReactNode;
  note?: ReactNode;
  error?: ReactNode;
};

export function Checkbox({ label, note, error, className = '', ...input }: CheckboxProps) {
  const errorId = useId();
  return (
    <div className={className}>
      <label className="checkbox">
        <input
          {...input}
          type="checkbox"
          className="tick"
          aria-invalid={error ? true : undefined}
          aria-describedby={error ? errorId : undefined}
        />
        <span>
          {label}
          {note && <small className="checkbox-note">{note}</small>}
        </span>
      </label>
      {error && <FieldError id={errorId}>{error}</FieldError>}
    </div>
  );
}
