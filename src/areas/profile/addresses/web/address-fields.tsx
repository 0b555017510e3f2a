import { useState } from 'react';
import { useTranslations } from 'use-intl/react';
import { useApi } from '#platform/web/api/api-context.ts';
import { Combobox, type ComboboxOption } from '#platform/web/ui/fields/combobox.tsx';
import { TextField } from '#platform/web/ui/fields/text-field.tsx';
import { searchCities, searchQuarters, searchStreets, type City } from '../contract.ts';
import { withCity, type AddressFault, type AddressForm, type PlacePart } from '../form.ts';
import { maxAddressText, onlyCityNamed } from '../rules.ts';
import { usePlaceSearch, type PlaceSearch } from './use-place-search.ts';
import '../../web/profile.css';

type FieldsProps = {
  form: AddressForm;
  fault: AddressFault | null;
  onChange: (form: AddressForm) => void;
  /** The text of a town that is not selected yet; empty once it is. */
  onTownTyped: (text: string) => void;
};

/** City first; the street and the quarter wait for it. */
export function AddressFields({ form, fault, onChange, onTownTyped }: FieldsProps) {
  const t = useTranslations('profile');
  const api = useApi();
  const siteId = form.city?.site_id ?? 0;
  const set = (change: Partial<AddressForm>) => onChange({ ...form, ...change });
  const text = (field: 'street_no' | 'building_number' | 'entry' | 'floor' | 'ap' | 'address_comment') => ({
    name: field,
    maxLength: maxAddressText,
    value: form[field],
    onChange: (event: { target: { value: string } }) => set({ [field]: event.target.value }),
  });
  const hasCity = form.city !== null;
  return (
    <>
      <CityField form={form} fault={fault} onChange={onChange} onTownTyped={onTownTyped} />
      <div className="address-grid">
        <PartField
          key={`street ${siteId}`}
          label={t('field_street')}
          part={form.street}
          disabled={!hasCity}
          error={fault === 'incomplete' ? t('address_incomplete') : null}
          kind="street"
          siteId={siteId}
          ask={async (SearchExpression, signal) => {
            const found = await api.call(searchStreets, { query: { SearchExpression, SiteId: siteId }, signal });
            return found.map((street) => ({ id: street.street_id, name: street.street_name }));
          }}
          onPart={(street) => set({ street })}
        />
        <TextField label={t('field_street_no')} disabled={!hasCity} {...text('street_no')} />
        <p className="address-or">{t('field_or')}</p>
        <PartField
          key={`quarter ${siteId}`}
          label={t('field_quarter')}
          part={form.quarter}
          disabled={!hasCity}
          error={null}
          kind="quarter"
          siteId={siteId}
          ask={async (SearchExpression, signal) => {
            const found = await api.call(searchQuarters, { query: { SearchExpression, SiteId: siteId }, signal });
            return found.map((quarter) => ({ id: quarter.quarter_id, name: quarter.quarter_name }));
          }}
          onPart={(quarter) => set({ quarter })}
        />
        <TextField label={t('field_building')} disabled={!hasCity} {...text('building_number')} />
      </div>
      <div className="address-small">
        <TextField label={t('field_entry')} {...text('entry')} />
        <TextField label={t('field_floor')} {...text('floor')} />
        <TextField label={t('field_ap')} {...text('ap')} />
      </div>
      <TextField label={t('field_comment')} help={t('field_comment_help')} {...text('address_comment')} />
    </>
  );
}

type CityOption = ComboboxOption & { city: City };

function CityField({ form, fault, onChange, onTownTyped }: FieldsProps) {
  const t = useTranslations('profile');
  const api = useApi();
  const places = usePlaceSearch(['cities'], (SearchExpression, signal) =>
    api.call(searchCities, { query: { SearchExpression }, signal }),
  );
  const [isUnchosen, setUnchosen] = useState(false);
  const chooseOnlyMatch = (typed: string) => {
    const match = places.isSettled ? onlyCityNamed(typed, places.found) : null;
    if (match) onChange(withCity(form, match));
    setUnchosen(match === null);
  };
  const optionOf = (city: City): CityOption => ({
    value: String(city.site_id),
    text: `${city.city_type} ${city.city}`,
    note: t('of_region', { municipality: city.municipality, region: city.region }),
    aside: city.post_code,
    city,
  });
  return (
    <Combobox
      label={t('field_city')}
      help={t('field_city_help')}
      error={fault === 'city' || isUnchosen ? t('address_city_missing') : undefined}
      options={places.found.map(optionOf)}
      value={form.city && optionOf(form.city)}
      onValueChange={(option) => onChange(withCity(form, option?.city ?? null))}
      onQueryChange={(typed) => {
        setUnchosen(false);
        onTownTyped(typed);
        places.search(typed);
      }}
      onQueryEnd={() => {
        setUnchosen(false);
        onTownTyped('');
      }}
      onUnchosen={chooseOnlyMatch}
      listNote={useSearchNote(places, 'search_none')}
      texts={{ close: t('close') }}
      name="city"
    />
  );
}

type PartFieldProps = {
  label: string;
  kind: string;
  siteId: number;
  part: PlacePart;
  disabled: boolean;
  error: string | null;
  ask: (typed: string, signal: AbortSignal) => Promise<PlacePart[]>;
  onPart: (part: PlacePart) => void;
};

/** Selected from the list or entered freely: lists do not contain every street. */
function PartField({ label, kind, siteId, part, disabled, error, ask, onPart }: PartFieldProps) {
  const t = useTranslations('profile');
  const parts = usePlaceSearch([kind, siteId], ask);
  const optionOf = ({ id, name }: PlacePart) => ({ value: `${id ?? ''} ${name}`, text: name, part: { id, name } });
  return (
    <Combobox
      label={label}
      error={error ?? undefined}
      options={parts.found.map(optionOf)}
      value={part.name ? optionOf(part) : null}
      onValueChange={(option) => onPart(option?.part ?? { id: null, name: '' })}
      onQueryChange={(typed) => {
        parts.search(typed);
        onPart({ id: null, name: typed.slice(0, maxAddressText) });
      }}
      listNote={useSearchNote(parts, 'search_none_free')}
      texts={{ close: t('close') }}
      placeholder={disabled ? t('field_first_city') : ''}
      disabled={disabled}
      name={kind}
    />
  );
}

function useSearchNote<Item>(places: PlaceSearch<Item>, none: 'search_none' | 'search_none_free'): string | undefined {
  const t = useTranslations('profile');
  const notes = {
    'too-short': t('search_more'),
    busy: t('search_busy'),
    none: t(none),
    failed: t('search_failed'),
    found: undefined,
  };
  return notes[places.state];
}
