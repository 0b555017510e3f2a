// The frame of every field: label above, help and error below, linked to the control by ids.
import type { ReactNode } from 'react';
import { Icon } from '#platform/web/art/icon.tsx';
import { warnIcon } from '#platform/web/art/icons/shell.ts';
import './field.css';

export type FieldTexts = {
  label: ReactNode;
  help?: ReactNode;
  error?: ReactNode;
  /** A mark beside the label, e.g. "changed" for unsaved changes. */
  mark?: ReactNode;
};

type FieldProps = FieldTexts & { id: string; className?: string | undefined; children: ReactNode };

export function Field({ id, label, help, error, mark, className = '', children }: FieldProps) {
  return (
    <div
      className={`field ${className}`}
      data-bad={Boolean(error) || undefined}
      data-marked={Boolean(mark) || undefined}
    >
      <label className="field-label" htmlFor={id}>
        {label}
        {mark && <span className="field-mark">{mark}</span>}
      </label>
      {children}
      {error && <FieldError id={errorId(id)}>{error}</FieldError>}
      {help && (
        <p className="field-help" id={helpId(id)}>
          {help}
        </p>
      )}
    </div>
  );
}

/** The attributes that link a control to its texts. */
export function fieldControl(id: string, { help, error }: Pick<FieldTexts, 'help' | 'error'>) {
  const describedBy = [error && errorId(id), help && helpId(id)].filter(Boolean).join(' ');
  return { id, 'aria-describedby': describedBy || undefined, 'aria-invalid': error ? true : undefined };
}

export function FieldError({ id, children }: { id?: string; children: ReactNode }) {
  return (
    <p className="field-error" id={id} role="alert">
      <Icon shape={warnIcon} size="s" />
      <span>{children}</span>
    </p>
  );
}

const helpId = (id: string) => `${id}-help`;
const errorId = (id: string) => `${id}-error`;
