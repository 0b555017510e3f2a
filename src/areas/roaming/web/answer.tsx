import { useQuery } from '@tanstack/react-query';
import { useTranslations } from 'use-intl/react';
import { useApi } from '#platform/web/api/api-context.ts';
import { ApiError } from '#platform/web/api/api-error.ts';
import { useLanguage } from '#platform/web/i18n/text-provider.tsx';
import { Button } from '#platform/web/ui/actions/button.tsx';
import { openDialog } from '#platform/web/ui/dialog/dialog-registry.ts';
import { ErrorState } from '#platform/web/ui/states/error-state.tsx';
import { QueryErrorState } from '#platform/web/ui/states/query-error-state.tsx';
import { Skeleton } from '#platform/web/ui/states/skeleton.tsx';
import type { Roaming, RoamingCountry } from '../contract.ts';
import type { PostpaidDetails } from '../contract-limits.ts';
import { CoastScene } from './coast-scene.tsx';
import { activeMainOf } from './plan-flow.ts';
import { PriceFacts } from './price-facts.tsx';
import { countryQuery } from './queries.ts';
import { WeekCosts } from './week-costs.tsx';

type AnswerProps = { roaming: Roaming; details: PostpaidDetails; countryId: string | null };

/** Answers what the user pays in a country. Without a country: whether roaming is on. */
export function Answer({ countryId, ...rest }: AnswerProps) {
  return countryId === null ? <RoamingState roaming={rest.roaming} /> : <InCountry {...rest} countryId={countryId} />;
}

function RoamingState({ roaming }: { roaming: Roaming }) {
  const t = useTranslations('roaming');
  const main = activeMainOf(roaming);
  return (
    <section className="answer">
      <Scene
        title={t(main ? 'on_title' : 'off_title')}
        text={main ? t('on_text', { plan: main.name }) : t('off_text')}
        isAlone
      />
    </section>
  );
}

function InCountry({ roaming, details, countryId }: AnswerProps & { countryId: string }) {
  const t = useTranslations('roaming');
  const { msisdn } = details;
  const query = useQuery(countryQuery(useApi(), useLanguage(), msisdn, countryId));
  const { data, error } = query;
  if (!data) {
    if (!error) return <Skeleton height="26rem" radius="var(--r-xl)" />;
    const isUnknown = error instanceof ApiError && error.code === 'EC_Not_Found';
    if (isUnknown) return <ErrorState level={2} title={t('country_unknown')} text="" />;
    return <QueryErrorState title={t('country_not_loaded')} queries={[query]} errorTexts="roaming-dialogs" />;
  }
  const { trip, today } = roaming;
  return (
    <section className="answer">
      <CountryScene country={data} roaming={roaming} tariff={details.tariff_name} />
      <PriceFacts country={data} roaming={roaming} />
      <WeekCosts country={data} roaming={roaming} />
      <div className="answer-trip">
        <Button kind="soft" onClick={() => openDialog('roaming.KeepTrip', { msisdn, countryId, today, trip })}>
          {t(trip?.country_id === countryId ? 'trip_change' : 'trip_keep')}
        </Button>
      </div>
    </section>
  );
}

function CountryScene({ country, roaming, tariff }: { country: RoamingCountry; roaming: Roaming; tariff: string }) {
  const t = useTranslations('roaming');
  const kind = kindOf(country);
  const planId = country.applied.find(({ why }) => why === 'package')?.plan_id ?? activeMainOf(roaming)?.plan_id;
  const plan = roaming.roaming_plans.find(({ plan_id }) => plan_id === planId)?.name ?? '';
  return <Scene title={t(`${kind}_title`, { country: country.name })} text={t(`${kind}_text`, { plan, tariff })} />;
}

function kindOf({ applied, is_eu_roaming_area }: RoamingCountry) {
  if (applied.some(({ why }) => why === 'off')) return 'off_there';
  if (is_eu_roaming_area) return 'home';
  return applied.some(({ why }) => why === 'package') ? 'package' : 'paid';
}

function Scene({ title, text, isAlone = false }: { title: string; text: string; isAlone?: boolean }) {
  const t = useTranslations('roaming');
  return (
    <div className="answer-scene" data-alone={isAlone || undefined}>
      <div className="answer-words">
        <h2>{title}</h2>
        <p>{text}</p>
        <Button kind="bare" className="answer-how" onClick={() => openDialog('roaming.Info')}>
          {t('how')}
        </Button>
      </div>
      <CoastScene className="answer-coast" />
    </div>
  );
}
