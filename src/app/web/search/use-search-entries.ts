// Everything that can be found: the pages of all areas, the person's services, and the extras of the first of them.

import { useQuery } from '@tanstack/react-query';
import { useTranslations } from 'use-intl/react';
import { everyExtra } from '#areas/digital-extras/states.ts';
import { eligibilityQuery } from '#areas/digital-extras/web/queries.ts';
import { accountQuery } from '#areas/sign-in/web/queries.ts';
import type { Language } from '#platform/languages.ts';
import { readableNumber, shownNumber } from '#platform/msisdn.ts';
import type { ServiceType } from '#platform/service-type.ts';
import type { SearchPage } from '#platform/search.ts';
import { useApi } from '#platform/web/api/api-context.ts';
import { listIcon } from '#platform/web/art/icons/actions.ts';
import { extrasIcon } from '#platform/web/art/icons/shell.ts';
import { serviceIcon } from '#platform/web/shell/service-look.ts';
import { useLanguage } from '#platform/web/i18n/text-provider.tsx';
import type { SearchEntry } from './find-entries.ts';
import { searchPages } from './search-pages.ts';

export function useSearchEntries(): SearchEntry[] {
  const api = useApi();
  const language = useLanguage();
  const { data: account } = useQuery(accountQuery(api, language));
  const services = account?.services ?? [];
  const pages = searchPages.map((page) => entryOfPage(page, language));
  return [...services.map(entryOfService), ...useExtras(services.find(isMobile)?.service_id), ...pages];
}

/** Until they are read, and where there is no mobile number, none. */
function useExtras(msisdn: string | undefined): SearchEntry[] {
  const t = useTranslations('shell');
  const query = eligibilityQuery(useApi(), useLanguage(), msisdn ?? '');
  const { data } = useQuery({ ...query, enabled: msisdn !== undefined });
  if (!data || !msisdn) return [];
  const unique = new Map(everyExtra(data).map((extra) => [extra.code, extra]));
  return [...unique.values()].map(({ code, name }) => ({
    key: `extra ${code}`,
    kind: 'extra',
    shape: extrasIcon,
    title: name,
    note: t('search_extra', { number: readableNumber(msisdn) }),
    words: '',
    to: '/digital-extras/select-services/details',
    search: { code, msisdn },
  }));
}

type Service = { service_id: string; service_type: ServiceType; label: string | null; tariff_name: string };

function isMobile({ service_type }: Service): boolean {
  return service_type === 'MobilePhone';
}

/** A number leads to what is active on it: for broadband that is the home it serves. */
function entryOfService({ service_id: id, service_type: type, label, tariff_name: tariff }: Service): SearchEntry {
  return {
    key: `service ${id}`,
    kind: 'service',
    shape: serviceIcon[type],
    title: readableNumber(id),
    note: label ? `${label} · ${tariff}` : tariff,
    words: `${id} ${shownNumber(id)}`,
    to: type === 'HomeBroadband' ? '/home-network-module' : '/digital-extras/included-services',
    search: { msisdn: id },
  };
}

function entryOfPage({ to, ...page }: SearchPage, language: Language): SearchEntry {
  const { title } = page[language];
  const words = `${page.bg.title} ${page.bg.words} ${page.en.title} ${page.en.words}`;
  return { key: `page ${to}`, kind: 'page', shape: listIcon, title, words, to, search: {} };
}
