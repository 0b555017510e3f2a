import { useId } from 'react';
import { useTranslations } from 'use-intl/react';
import { readableNumber, shownNumber } from '#platform/msisdn.ts';
import { mobileIcon } from '#platform/web/art/icons/services.ts';
import { TextField } from '#platform/web/ui/text-field.tsx';

type NumberFieldProps = {
  value: string;
  error: string | undefined;
  /** Numbers of the same holder, offered while typing. */
  numbers: readonly string[];
  onChange: (typed: string) => void;
};

export function NumberField({ value, error, numbers, onChange }: NumberFieldProps) {
  const t = useTranslations('e-signing');
  const listId = useId();
  return (
    <>
      <TextField
        name="number"
        label={t('number')}
        help={t('number_help')}
        placeholder={t('number_placeholder')}
        shape={mobileIcon}
        type="tel"
        inputMode="tel"
        autoComplete="tel"
        list={listId}
        data-dialog-focus
        value={value}
        error={error}
        onChange={(event) => onChange(event.target.value)}
      />
      <datalist id={listId}>
        {numbers.map((number) => (
          <option key={number} value={shownNumber(number)}>
            {readableNumber(number)}
          </option>
        ))}
      </datalist>
    </>
  );
}
