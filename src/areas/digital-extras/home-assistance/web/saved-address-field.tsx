import { useQuery } from '@tanstack/react-query';
import { useTranslations } from 'use-intl/react';
import { listAddresses } from '#areas/profile/contract.ts';
import { useApi } from '#platform/web/api/api-context.ts';
import { Select } from '#platform/web/ui/fields/select.tsx';
import { addressesKey } from '#platform/web/api/query-keys.ts';
import { homeAt, type Home } from '../rules.ts';

type SavedAddressFieldProps = { typed: Home; onPick: (home: Home) => void };

const noHome: Home = { zip_code: '', city: '', address: '' };

/** Fills the form with an address of the profile. The fields stay editable; an edited address is a new one. */
export function SavedAddressField({ typed, onPick }: SavedAddressFieldProps) {
  const t = useTranslations('digital-extras');
  const api = useApi();
  const { data: addresses = [] } = useQuery({
    queryKey: addressesKey,
    queryFn: ({ signal }) => api.call(listAddresses, { signal }),
    staleTime: 15_000,
  });
  if (addresses.length === 0) return null;
  const saved = addresses.map((each) => ({ id: each.id, name: each.address_comment, home: homeAt(each) }));
  return (
    <Select
      label={t('address_saved')}
      value={saved.find(({ home }) => isSame(home, typed))?.id ?? ''}
      options={[
        { value: '', text: t('address_other') },
        ...saved.map(({ id, name, home }) => ({
          value: id,
          text: [name, home.city, home.address].filter(Boolean).join(', '),
        })),
      ]}
      onChange={({ target }) => onPick(saved.find(({ id }) => id === target.value)?.home ?? noHome)}
    />
  );
}

function isSame(one: Home, other: Home): boolean {
  return one.zip_code === other.zip_code && one.city === other.city && one.address === other.address;
}
