import { useId, type ComponentProps } from 'react';
import { Icon } from '#platform/web/art/icon.tsx';
import { chevronDownIcon } from '#platform/web/art/icons/shell.ts';
import { Field, fieldControl, type FieldTexts } from './field.tsx';

export type SelectOption = { value: string; text: string; disabled?: boolean };

export type SelectProps = Omit<ComponentProps<'select'>, 'children' | 'multiple' | 'size'> &
  FieldTexts & { options: readonly SelectOption[] };

/** The native list, which is easiest to use on a phone. */
export function Select({ id, label, help, error, mark, options, className, ...select }: SelectProps) {
  const ownId = useId();
  const fieldId = id ?? ownId;
  return (
    <Field id={fieldId} label={label} help={help} error={error} mark={mark} className={className}>
      <div className="field-box">
        <select {...select} {...fieldControl(fieldId, { help, error })} className="field-control">
          {options.map(({ value, text, disabled = false }) => (
            <option key={value} value={value} disabled={disabled}>
              {text}
            </option>
          ))}
        </select>
        <Icon shape={chevronDownIcon} size="s" />
      </div>
    </Field>
  );
}
