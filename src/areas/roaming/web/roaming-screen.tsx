import { useQuery } from '@tanstack/react-query';
import { useTranslations } from 'use-intl/react';
import { useApi } from '#platform/web/api/api-context.ts';
import { warnIcon } from '#platform/web/art/icons/shell.ts';
import { useLanguage } from '#platform/web/i18n/text-provider.tsx';
import { useChosenService } from '#platform/web/shell/chosen-service.ts';
import { NothingHere } from '#platform/web/shell/nothing-here.tsx';
import { QueryErrorState } from '#platform/web/ui/states/query-error-state.tsx';
import { Notice } from '#platform/web/ui/states/notice.tsx';
import { Skeleton } from '#platform/web/ui/states/skeleton.tsx';
import { useDialogsAtHand } from '#platform/web/ui/dialog/use-dialogs-at-hand.ts';
import { useDocumentTitle } from '#platform/web/use-document-title.ts';
import type { Roaming } from '../contract.ts';
import { Answer } from './answer.tsx';
import { CountryChoice, useChosenCountry } from './country-choice.tsx';
import { registerRoamingDialogs } from './dialogs.ts';
import { Limits } from './limits.tsx';
import { Plans } from './plans.tsx';
import { detailsQuery, roamingQuery } from './queries.ts';
import { roamingServiceTypes } from './roaming-service-types.ts';
import { TripCard } from './trip-card.tsx';
import './roaming.css';

registerRoamingDialogs();

export function RoamingScreen() {
  const t = useTranslations('roaming');
  useDocumentTitle(t('page'));
  const service = useChosenService();
  if (!service || !roamingServiceTypes.includes(service.service_type)) {
    return <NothingHere title={t('no_number')} text={t('no_number_text')} />;
  }
  return <RoamingOf key={service.service_id} msisdn={service.service_id} />;
}

function RoamingOf({ msisdn }: { msisdn: string }) {
  const t = useTranslations('roaming');
  const api = useApi();
  const language = useLanguage();
  useDialogsAtHand('roaming.Loader', 'roaming.Error', 'change.OutcomeUnknown', 'roaming.SuccessActivation');
  const countryId = useChosenCountry();
  const roaming = useQuery(roamingQuery(api, language, msisdn));
  const details = useQuery(detailsQuery(api, language, msisdn));
  if (!roaming.data || !details.data) {
    const error = roaming.error ?? details.error;
    if (!error) return <RoamingSkeleton />;
    const queries = [roaming, details];
    return <QueryErrorState level={1} title={t('not_loaded')} queries={queries} errorTexts="roaming-dialogs" />;
  }
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-section">
      <CountryChoice chosen={countryId} />
      <RequestNotice roaming={roaming.data} />
      <Answer key={countryId} roaming={roaming.data} details={details.data} countryId={countryId} />
      {roaming.data.trip && <TripCard msisdn={msisdn} roaming={roaming.data} trip={roaming.data.trip} />}
      <Limits details={details.data} />
      <Plans roaming={roaming.data} details={details.data} />
    </div>
  );
}

function RequestNotice({ roaming }: { roaming: Roaming }) {
  const t = useTranslations('roaming');
  if (!roaming.has_request) return null;
  const isOurs = roaming.roaming_plans.some(({ pending }) => pending !== null);
  return (
    <Notice shape={warnIcon} live>
      {t(isOurs ? 'request_note' : 'other_request_note')}
    </Notice>
  );
}

function RoamingSkeleton() {
  return (
    <div className="grid gap-section">
      <Skeleton width="min(70%, 22rem)" height="3rem" />
      <Skeleton height="26rem" radius="var(--r-xl)" />
      <Skeleton height="10rem" radius="var(--r-l)" />
    </div>
  );
}
