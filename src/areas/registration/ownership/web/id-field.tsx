import { useState, type ReactNode } from 'react';
import { useTranslations } from 'use-intl/react';
import { TextField } from '#platform/web/ui/fields/text-field.tsx';
import { isIdOf, plainId } from '../rules.ts';
import type { StatedClientType } from '../../rules.ts';

/** The state of the id field, and whether it can be submitted. */
export function useTypedId(clientType: StatedClientType) {
  const [typed, setTyped] = useState('');
  const [wasTried, setTried] = useState(false);
  const id = clientType === 'NotOwner' ? undefined : plainId(typed);
  const isGood = isIdOf(clientType, id);
  return {
    id,
    isGood,
    field: { clientType, typed, setTyped, isWrong: wasTried && !isGood },
    tried: () => setTried(true),
  };
}

type Field = ReturnType<typeof useTypedId>['field'];
type Props = { field: Field; name: string; help: string; suffix?: ReactNode; refused?: string | undefined };

export function IdField({ field: { clientType, typed, setTyped, isWrong }, name, help, suffix, refused }: Props) {
  const t = useTranslations('registration');
  if (clientType === 'NotOwner') return null;
  return (
    <TextField
      name={name}
      inputMode="numeric"
      autoComplete="off"
      maxLength={40}
      label={t('id_label')}
      help={help}
      value={typed}
      onChange={(event) => setTyped(event.target.value)}
      suffix={suffix}
      error={refused ?? (isWrong && t(`id_wrong_${clientType}`))}
    />
  );
}
