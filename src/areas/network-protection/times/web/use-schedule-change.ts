// Saves the schedule, or gives fifteen more minutes.

import { useTranslations } from 'use-intl/react';
import { ApiError } from '#platform/web/api/api-error.ts';
import { useChange } from '#platform/web/api/use-change.ts';
import { showToast } from '#platform/web/ui/states/toast-store.ts';
import { momentText } from '../../web/moment-text.ts';
import { scheduleKey } from '../../web/queries.ts';
import { addTime, changeSchedule, type ProtectionSchedule } from '../contract.ts';
import type { TimeWindow } from '../rules.ts';

export function useScheduleChange(msisdn: string) {
  const t = useTranslations('protection-times');
  const texts = {
    EC_Already_Inactive: t('times_off'),
    EC_Limit_Exceeded: t('more_time_full'),
    EC_Msisdn_Already_Has_Processing_Request: t('more_time_busy'),
    EC_Not_Found: t('more_time_none'),
  };
  const change = useChange({
    reread: [scheduleKey(msisdn)],
    whereToSee: t('schedule_where'),
    textOf: (error) =>
      error instanceof ApiError && error.code in texts ? texts[error.code as keyof typeof texts] : null,
  });
  const params = { id: msisdn };
  return {
    ...change,
    save: ({ version }: ProtectionSchedule, windows: TimeWindow[], onDone: () => unknown) =>
      void change.run(
        (api) => api.call(changeSchedule, { params, headers: { 'if-match': `"${version}"` }, body: { windows } }),
        { onDone },
      ),
    addTime: () =>
      void change.run((api) => api.call(addTime, { params }), {
        onDone: ({ until }) => showToast({ text: t('more_time_given', { when: momentText(until) }) }),
      }),
  };
}
