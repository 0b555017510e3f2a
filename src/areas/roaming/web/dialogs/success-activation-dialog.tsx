import { useQuery } from '@tanstack/react-query';
import { useTranslations } from 'use-intl/react';
import { shownDay } from '#platform/clock.ts';
import { readableNumber } from '#platform/msisdn.ts';
import { useApi } from '#platform/web/api/api-context.ts';
import { SuccessScene } from '#platform/web/art/scenes/success-scene.tsx';
import { useLanguage } from '#platform/web/i18n/text-provider.tsx';
import { InfoContent } from '#platform/web/ui/dialog/info-content.tsx';
import { roamingQuery } from '../queries.ts';

export type SuccessProps = { msisdn: string } & (
  | { kind: 'activate' | 'deactivate'; plan: string }
  | { kind: 'deactivate_package'; plan: string; end: string }
  | { kind: 'change'; plan: string; before: string }
  | { kind: 'limits' }
  | { kind: 'trip'; country: string; from: string; to: string }
);

/** Reports the accepted change; the page and an SMS report later that the network is done. */
export function SuccessActivationDialog(props: SuccessProps) {
  const t = useTranslations('roaming-dialogs');
  const values = { ...props, number: readableNumber(props.msisdn) };
  const days = props.kind === 'trip' ? { from: shownDay(props.from), to: shownDay(props.to) } : {};
  const title =
    props.kind === 'limits' || props.kind === 'trip' ? t(`success_${props.kind}_title`) : t('success_title');
  return (
    <InfoContent
      scene={<SuccessScene />}
      title={title}
      text={
        <>
          {t(`success_${props.kind}`, { ...values, ...days })}
          {props.kind === 'trip' && <Reminder msisdn={props.msisdn} startsOn={props.from} />}
        </>
      }
      close={t('success_close')}
    />
  );
}

/** The page was read again after the change. A trip that begins soon has no reminder. */
function Reminder({ msisdn, startsOn }: { msisdn: string; startsOn: string }) {
  const t = useTranslations('roaming-dialogs');
  const { data } = useQuery(roamingQuery(useApi(), useLanguage(), msisdn));
  const trip = data?.trip;
  if (trip?.starts_on !== startsOn || trip.remind_on === null) return null;
  return ` ${t('success_trip_reminder', { day: shownDay(trip.remind_on), number: readableNumber(msisdn) })}`;
}
