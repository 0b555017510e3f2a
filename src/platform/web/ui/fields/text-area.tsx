import { useId, type ComponentProps } from 'react';
import { Field, fieldControl, type FieldTexts } from './field.tsx';

export type TextAreaProps = Omit<ComponentProps<'textarea'>, 'children'> & FieldTexts;

export function TextArea({ id, label, help, error, mark, className, ...textarea }: TextAreaProps) {
  const ownId = useId();
  const fieldId = id ?? ownId;
  return (
    <Field id={fieldId} label={label} help={help} error={error} mark={mark} className={className}>
      <div className="field-box">
        <textarea rows={4} {...textarea} {...fieldControl(fieldId, { help, error })} className="field-control" />
      </div>
    </Field>
  );
}
