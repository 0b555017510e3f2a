import { useQuery } from '@tanstack/react-query';
import { useState, type FormEvent } from 'react';
import { useTranslations } from 'use-intl/react';
import { endOfDay } from '#platform/billing-days.ts';
import { addDays, shownDay, sofiaDay } from '#platform/clock.ts';
import type { ApiClient } from '#platform/web/api/api-client.ts';
import { useApi } from '#platform/web/api/api-context.ts';
import { useLanguage } from '#platform/web/i18n/text-provider.tsx';
import { DialogActions } from '#platform/web/ui/dialog/dialog-actions.tsx';
import { DialogContent } from '#platform/web/ui/dialog/dialog-content.tsx';
import { Select } from '#platform/web/ui/fields/select.tsx';
import { TextField } from '#platform/web/ui/fields/text-field.tsx';
import { keepTrip, type Trip } from '../../contract.ts';
import { faultOfTrip, reminderAt } from '../../trip.ts';
import { countryQuery } from '../queries.ts';
import { useRoamingChange } from '../use-roaming-change.ts';

type KeepTripProps = { msisdn: string; countryId: string; today: string; trip: Trip | null };

/** Asks for the days of the trip and a plan for it. */
export function KeepTripDialog({ msisdn, countryId, today, trip }: KeepTripProps) {
  const t = useTranslations('roaming-dialogs');
  const api = useApi();
  const change = useRoamingChange(msisdn);
  const { data: country } = useQuery(countryQuery(api, useLanguage(), msisdn, countryId));
  const kept = trip?.country_id === countryId ? trip : null;
  const [startsOn, setStartsOn] = useState(kept?.starts_on ?? addDays(today, 7));
  const [endsOn, setEndsOn] = useState(kept?.ends_on ?? addDays(today, 14));
  const [planId, setPlanId] = useState(kept?.plan_id ?? '');
  const [isAsked, setIsAsked] = useState(false);
  const name = country?.name ?? '';
  const days = { starts_on: startsOn, ends_on: endsOn };
  const fault = startsOn === '' || endsOn === '' ? 'empty' : faultOfTrip(days, today);
  // The server decides by its hour, which is unknown here: a reminder today is not announced.
  const reminder = fault ? null : reminderAt(days, endOfDay(today));
  const errorAt = (field: 'start' | 'end') => {
    if (!isAsked || !fault || placeOf(fault, startsOn) !== field) return undefined;
    return t(`trip_fault_${fault}`);
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setIsAsked(true);
    if (fault) return;
    const body = { country_id: countryId, ...days, plan_id: planId === '' ? null : planId };
    const send = async (changing: ApiClient) => {
      await changing.call(keepTrip, { params: { msisdn }, body });
    };
    change(t('loader_trip'), send, { kind: 'trip', msisdn, country: name, from: startsOn, to: endsOn });
  };
  const packages = (country?.plans ?? []).filter(({ component_type }) => component_type === 'PACKAGE');
  return (
    <DialogContent
      title={t('trip_dialog_title', { country: name })}
      text={
        <>
          {t('trip_dialog_text')}
          {reminder && ` ${t('trip_dialog_reminder', { day: shownDay(sofiaDay(reminder)) })}`}
        </>
      }
      onSubmit={submit}
      actions={<DialogActions main={t('trip_save')} quiet={t('back')} />}
    >
      <div className="trip-days">
        <TextField
          type="date"
          label={t('trip_from')}
          value={startsOn}
          min={today}
          error={errorAt('start')}
          onChange={(event) => setStartsOn(event.target.value)}
        />
        <TextField
          type="date"
          label={t('trip_to')}
          value={endsOn}
          min={startsOn}
          error={errorAt('end')}
          onChange={(event) => setEndsOn(event.target.value)}
        />
      </div>
      {packages.length > 0 && (
        <Select
          label={t('trip_with')}
          value={planId}
          onChange={(event) => setPlanId(event.target.value)}
          options={[
            { value: '', text: t('trip_with_nothing') },
            ...packages.map(({ plan_id, name: text }) => ({ value: plan_id, text })),
          ]}
        />
      )}
    </DialogContent>
  );
}

type Fault = NonNullable<ReturnType<typeof faultOfTrip>> | 'empty';

/** Which of the two days shows the fault. */
function placeOf(fault: Fault, startsOn: string): 'start' | 'end' {
  if (fault === 'empty') return startsOn === '' ? 'start' : 'end';
  return fault === 'past' || fault === 'far' ? 'start' : 'end';
}
