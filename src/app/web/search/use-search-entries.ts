// All search entries: the pages of all areas, the user's services, the extras of the first mobile number, and its
// roaming countries.

import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useTranslations } from 'use-intl/react';
import { everyExtra } from '#areas/digital-extras/states.ts';
import { eligibilityQuery } from '#areas/digital-extras/web/queries.ts';
import type { RoamingCountries } from '#areas/roaming/contract.ts';
import { roamingServiceTypes } from '#areas/roaming/web/roaming-service-types.ts';
import { countriesQuery } from '#areas/roaming/web/queries.ts';
import { accountQuery } from '#areas/sign-in/web/queries.ts';
import { inLanguage, type Language } from '#platform/languages.ts';
import { readableNumber, shownNumber } from '#platform/msisdn.ts';
import type { ServiceType } from '#platform/service-type.ts';
import type { SearchPage } from '#platform/search.ts';
import { useApi } from '#platform/web/api/api-context.ts';
import { listIcon } from '#platform/web/art/icons/actions.ts';
import { extrasIcon, helpIcon, roamingIcon } from '#platform/web/art/icons/shell.ts';
import { serviceIcon } from '#platform/web/shell/service-look.ts';
import { useIsAreaEnabled, type IsAreaEnabled } from '#platform/web/enabled-areas.ts';
import { useLanguage } from '#platform/web/i18n/text-provider.tsx';
import type { SearchEntry } from './find-entries.ts';

export function useSearchEntries(pages: readonly SearchPage[]): SearchEntry[] {
  const t = useTranslations('shell');
  const isEnabled = useIsAreaEnabled();
  const api = useApi();
  const language = useLanguage();
  const { data: account } = useQuery(accountQuery(api, language));
  const msisdn = account?.services.find(isMobile)?.service_id;
  const enabled = msisdn !== undefined;
  const { data: extras } = useQuery({ ...eligibilityQuery(api, language, msisdn ?? ''), enabled });
  const canRoam = account?.services.some(({ service_type }) => roamingServiceTypes.includes(service_type)) ?? false;
  const roams = canRoam && isEnabled('roaming');
  const { data: countries } = useQuery({ ...countriesQuery(api), enabled: roams });
  return useMemo(
    () => [
      ...(account?.services ?? []).map((service) =>
        entryOfService(service, t(`type_${service.service_type}`), isEnabled),
      ),
      ...(extras && msisdn
        ? entriesOfExtras(extras, msisdn, t('search_extra', { number: readableNumber(msisdn) }))
        : []),
      ...pages.map((page) => entryOfPage(page, language, t('search_answer'))),
      ...(countries ?? []).map((country) => entryOfCountry(country, language, t('search_country'))),
    ],
    [account, extras, countries, pages, msisdn, language, isEnabled, t],
  );
}

function entriesOfExtras(extras: Parameters<typeof everyExtra>[0], msisdn: string, note: string): SearchEntry[] {
  const unique = new Map(everyExtra(extras).map((extra) => [extra.code, extra]));
  return [...unique.values()].map(({ code, name }) => ({
    key: `extra ${code}`,
    kind: 'extra',
    shape: extrasIcon,
    title: name,
    note,
    words: '',
    to: '/digital-extras/select-services/details',
    search: { code, msisdn },
  }));
}

const included = '/digital-extras/included-services';

type Service = { service_id: string; service_type: ServiceType; label: string | null; tariff_name: string };

function isMobile({ service_type }: Service): boolean {
  return service_type === 'MobilePhone';
}

/** A number leads to what is active on it: for broadband that is the home it serves. */
function entryOfService(service: Service, typeName: string, isEnabled: IsAreaEnabled): SearchEntry {
  const { service_id: id, service_type: type, label, tariff_name: tariff } = service;
  return {
    key: `service ${id}`,
    kind: 'service',
    shape: serviceIcon[type],
    title: readableNumber(id),
    note: label ? `${label} · ${tariff}` : tariff,
    words: `${id} ${shownNumber(id)} ${type} ${typeName}`,
    to: type === 'HomeBroadband' && isEnabled('home-network') ? '/home-network-module' : included,
    search: { msisdn: id },
  };
}

function entryOfPage({ to, answer, ...page }: SearchPage, language: Language, answerNote: string): SearchEntry {
  const { title } = inLanguage(page, language);
  const words = `${page.bg.title} ${page.bg.words} ${page.en.title} ${page.en.words}`;
  if (answer === undefined) return { key: `page ${to}`, kind: 'page', shape: listIcon, title, words, to, search: {} };
  const found = { key: `answer ${answer}`, kind: 'answer', shape: helpIcon, note: answerNote } as const;
  return { ...found, title, words, to, search: { answer } };
}

/** Users who type a country want the roaming prices there. */
function entryOfCountry(country: RoamingCountries[number], language: Language, note: string): SearchEntry {
  const { country_id, name_bg, name_en, other_names } = country;
  return {
    key: `country ${country_id}`,
    kind: 'country',
    shape: roamingIcon,
    title: inLanguage({ bg: name_bg, en: name_en }, language),
    note,
    words: [name_bg, name_en, ...other_names].join(' '),
    to: '/roaming',
    search: { country: country_id },
  };
}
