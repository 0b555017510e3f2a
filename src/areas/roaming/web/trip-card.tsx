import { Link } from '@tanstack/react-router';
import { useTranslations } from 'use-intl/react';
import { shownDay } from '#platform/clock.ts';
import { Button, buttonClass } from '#platform/web/ui/actions/button.tsx';
import { Card } from '#platform/web/ui/cards/card.tsx';
import { forgetTrip, type Roaming, type Trip } from '../contract.ts';
import { Flag } from './flag.tsx';
import { useRoamingChange } from './use-roaming-change.ts';

export function TripCard({ msisdn, roaming, trip }: { msisdn: string; roaming: Roaming; trip: Trip }) {
  const t = useTranslations('roaming');
  const says = useTranslations('roaming-dialogs');
  const change = useRoamingChange(msisdn);
  const plan = roaming.roaming_plans.find(({ plan_id }) => plan_id === trip.plan_id);
  const forget = () =>
    change(says('loader_trip'), async (api) => {
      await api.call(forgetTrip, { params: { msisdn } });
    });
  return (
    <Card as="section" className="trip-card">
      <Flag countryId={trip.country_id} />
      <div className="min-w-0">
        <h2 className="text-l">{t('trip_title', { country: trip.country })}</h2>
        <p>
          {t('trip_days', { from: shownDay(trip.starts_on), to: shownDay(trip.ends_on) })}
          {plan && ` ${t('trip_plan', { plan: plan.name })}`}
        </p>
        {trip.remind_on !== null && <p>{t('trip_reminder', { day: shownDay(trip.remind_on) })}</p>}
      </div>
      <div className="trip-actions">
        <Link
          to="."
          search={(before: Record<string, string | undefined>) => ({ ...before, country: trip.country_id })}
          replace
          className={buttonClass({ kind: 'soft' })}
        >
          {t('trip_see')}
        </Link>
        <Button kind="bare" onClick={forget}>
          {t('trip_forget')}
        </Button>
      </div>
    </Card>
  );
}
