import { useTranslations } from 'use-intl/react';
import { mobileIcon } from '#platform/web/art/icons/services.ts';
import { TextField } from '#platform/web/ui/text-field.tsx';

type NumberFieldProps = { value: string; error: string | undefined; onChange: (typed: string) => void };

export function NumberField({ value, error, onChange }: NumberFieldProps) {
  const t = useTranslations('security-code');
  return (
    <TextField
      name="number"
      label={t('number_label')}
      help={t('number_help')}
      placeholder={t('number_placeholder')}
      shape={mobileIcon}
      type="tel"
      inputMode="tel"
      autoComplete="tel"
      data-dialog-focus
      value={value}
      error={error}
      onChange={(event) => onChange(event.target.value)}
    />
  );
}
