import { useQuery } from '@tanstack/react-query';
import { Link, useNavigate, useSearch } from '@tanstack/react-router';
import { useState } from 'react';
import { useTranslations } from 'use-intl/react';
import { useApi } from '#platform/web/api/api-context.ts';
import { useLanguage } from '#platform/web/i18n/text-provider.tsx';
import { chipClass, chipRowClass } from '#platform/web/ui/fields/choice-chips.tsx';
import { Combobox } from '#platform/web/ui/fields/combobox.tsx';
import { inLanguage } from '#platform/languages.ts';
import type { RoamingCountries } from '../contract.ts';
import { matchingCountries } from '../country-search.ts';
import { Flag } from './flag.tsx';
import { countriesQuery } from './queries.ts';

type Search = Record<string, string | undefined>;

/** The selected country is in the address, so that it can be shared and reloaded. */
export function useChosenCountry(): string | null {
  const { country } = useSearch({ strict: false }) as Search;
  return country !== undefined && /^[A-Z]{2}$/.test(country) ? country : null;
}

const none: RoamingCountries = [];

const flagOf = ({ value }: { value: string }) => <Flag countryId={value} />;

export function CountryChoice({ chosen }: { chosen: string | null }) {
  const t = useTranslations('roaming');
  const language = useLanguage();
  const navigate = useNavigate();
  const { data: countries = none, error } = useQuery(countriesQuery(useApi()));
  const [query, setQuery] = useState('');
  const nameOf = (country: RoamingCountries[number]) =>
    inLanguage({ bg: country.name_bg, en: country.name_en }, language);
  const optionOf = (country: RoamingCountries[number]) => ({
    value: country.country_id,
    text: nameOf(country),
    note: inLanguage({ bg: country.name_en, en: country.name_bg }, language),
    ...(country.is_eu_roaming_area && { aside: t('eu_area') }),
  });
  const found = matchingCountries(countries, query);
  const current = countries.find(({ country_id }) => country_id === chosen);
  const note = error ? t('where_failed') : query.trim() === '' ? t('where_type') : t('where_none');
  const popular = countries
    .filter(({ popularity }) => popularity !== null)
    .toSorted((one, other) => (one.popularity ?? 0) - (other.popularity ?? 0));
  return (
    <section className="where" aria-labelledby="where-title">
      <h1 id="where-title" className="text-3xl">
        {t('where_title')}
      </h1>
      <Combobox
        label={<span className="sr-only">{t('where_label')}</span>}
        placeholder={t('where_placeholder')}
        options={found.map(optionOf)}
        pictureOf={flagOf}
        value={current ? optionOf(current) : null}
        onQueryChange={setQuery}
        onValueChange={(option) =>
          void navigate({
            to: '.',
            search: (before: Search) => ({ ...before, country: option?.value }),
            replace: true,
            resetScroll: false,
          })
        }
        listNote={found.length === 0 && note}
        texts={{ close: t('where_close') }}
      />
      <nav className={chipRowClass} aria-label={t('where_popular')}>
        {popular
          .filter(({ country_id }) => country_id !== chosen)
          .map((country) => (
            <Link
              key={country.country_id}
              to="."
              search={(before: Search) => ({ ...before, country: country.country_id })}
              replace
              resetScroll={false}
              className={chipClass}
            >
              <Flag countryId={country.country_id} />
              {nameOf(country)}
            </Link>
          ))}
      </nav>
    </section>
  );
}
