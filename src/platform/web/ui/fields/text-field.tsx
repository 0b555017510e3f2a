import { useId, type ComponentProps, type ReactNode } from 'react';
import { Icon } from '#platform/web/art/icon.tsx';
import { Field, fieldControl, type FieldTexts } from './field.tsx';

export type TextFieldProps = Omit<ComponentProps<'input'>, 'children' | 'size'> &
  FieldTexts & {
    /** An icon before the text. */
    shape?: string;
    /** A unit or a control after the text. */
    suffix?: ReactNode;
  };

export function TextField({ id, label, help, error, mark, shape, suffix, className, ...input }: TextFieldProps) {
  const ownId = useId();
  const fieldId = id ?? ownId;
  return (
    <Field id={fieldId} label={label} help={help} error={error} mark={mark} className={className}>
      <div className="field-box">
        {shape && <Icon shape={shape} />}
        <input type="text" {...input} {...fieldControl(fieldId, { help, error })} className="field-control" />
        {typeof suffix === 'string' ? <span className="field-suffix">{suffix}</span> : suffix}
      </div>
    </Field>
  );
}
