// The day on which a change of an editor starts: tomorrow by default, by the clock of the portal.

import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslations } from 'use-intl/react';
import { useApi } from '#platform/web/api/api-context.ts';
import { TextField } from '#platform/web/ui/fields/text-field.tsx';
import { defaultBegin } from '../rules.ts';
import { deskOperatorQuery } from './queries.ts';

export type BeginDay = { today: string; beginsOn: string; choose: (day: string | null) => void };

/** Empty days until the portal has answered. */
export function useBeginDay(): BeginDay {
  const { data } = useQuery(deskOperatorQuery(useApi()));
  const [chosen, choose] = useState<string | null>(null);
  const today = data?.today ?? '';
  return { today, beginsOn: chosen ?? (today && defaultBegin(today)), choose };
}

export function BeginDayField({ day: { today, beginsOn, choose } }: { day: BeginDay }) {
  const t = useTranslations('operator-desk');
  return (
    <TextField
      type="date"
      label={t('begins_on')}
      help={t('begins_on_help')}
      value={beginsOn}
      min={today}
      onChange={(event) => choose(event.target.value)}
    />
  );
}
