import { useId } from 'react';
import { mobileNumberForm, readableNumber, shownNumber } from '#platform/msisdn.ts';
import { mobileIcon } from '#platform/web/art/icons/services.ts';
import { TextField, type TextFieldProps } from './text-field.tsx';

type MobileNumberFieldProps = Pick<TextFieldProps, 'label' | 'help' | 'error' | 'onBlur'> & {
  value: string;
  onChange: (typed: string) => void;
  /** Suggested numbers. */
  numbers?: readonly string[];
};

/** A mobile number field. */
export function MobileNumberField({ numbers, onChange, ...field }: MobileNumberFieldProps) {
  const listId = useId();
  return (
    <>
      <TextField
        name="number"
        placeholder={mobileNumberForm}
        shape={mobileIcon}
        type="tel"
        inputMode="tel"
        autoComplete="tel"
        list={numbers && listId}
        data-dialog-focus
        onChange={(event) => onChange(event.target.value)}
        {...field}
      />
      {numbers && (
        <datalist id={listId}>
          {numbers.map((number) => (
            <option key={number} value={shownNumber(number)}>
              {readableNumber(number)}
            </option>
          ))}
        </datalist>
      )}
    </>
  );
}
