import { useTranslations } from 'use-intl/react';
import type { ApiError } from '#platform/web/api/api-error.ts';
import { useErrorText } from '#platform/web/i18n/use-error-text.ts';
import { TextField } from '#platform/web/ui/fields/text-field.tsx';

type ContractFieldProps = {
  value: string;
  onValueChange: (typed: string) => void;
  isMissing: boolean;
  failure: ApiError | null;
};

/** A company proves ownership with it, besides the code. */
export function ContractField({ value, onValueChange, isMissing, failure }: ContractFieldProps) {
  const t = useTranslations('registration');
  const errorText = useErrorText();
  const refusal = failure?.code === 'EC_Wrong_Contract' && errorText(failure);
  return (
    <TextField
      name="contract"
      label={t('code_contract')}
      help={t('code_contract_help')}
      autoComplete="off"
      autoCapitalize="characters"
      maxLength={40}
      value={value}
      onChange={(event) => onValueChange(event.target.value)}
      error={refusal || (isMissing && t('code_contract_missing'))}
    />
  );
}
