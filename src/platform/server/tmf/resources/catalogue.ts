// The catalogue by category: the imported resource and its fields for key and price.

import type { ImportedResource } from '../../import/imported-resource.ts';
import type { ImportedRecord } from '../../import/read-records.ts';
import type { TmfApi } from '../resource.ts';

export const catalogue: TmfApi = { path: '/productCatalogManagement/v4', scope: 'catalog' };

export type CategoryName = 'tariff' | 'extra' | 'roamingPlan';

export type Category = {
  name: CategoryName;
  title: string;
  /** The field with the operator's key. */
  key: string;
  price: string;
  priceTypeOf(record: ImportedRecord): 'recurring' | 'oneTime';
  isArchivable: boolean;
};

const monthly = () => 'recurring' as const;

export const categories: readonly Category[] = [
  {
    name: 'tariff',
    title: 'Tariffs',
    key: 'tariff_id',
    price: 'monthly_price_cents',
    priceTypeOf: monthly,
    isArchivable: false,
  },
  {
    name: 'extra',
    title: 'Digital extras',
    key: 'code',
    price: 'regular_price_cents',
    priceTypeOf: monthly,
    isArchivable: false,
  },
  {
    name: 'roamingPlan',
    title: 'Roaming plans',
    key: 'plan_id',
    price: 'price_cents',
    priceTypeOf: ({ component_type }) => (component_type === 'PACKAGE' ? 'oneTime' : 'recurring'),
    isArchivable: true,
  },
];

/** Record fields that an offering has attributes for; all others are characteristics. */
export const attributeFields = ({ key, price }: Category): string[] => [
  'name_bg',
  'description_bg',
  'is_archived',
  key,
  price,
];

/** The imported resources of the catalogue. */
export type CatalogueResources = Record<CategoryName | 'tariffExtra', ImportedResource>;
