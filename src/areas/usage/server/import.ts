// The catalogue of usage that the operator imports: packages, and what the fair-use volume is computed from.

import { cents, choice, is_withdrawn, key, large, text, whole } from '#platform/server/import/fields.ts';
import { defineImportedResource, type ImportedResource } from '#platform/server/import/imported-resource.ts';
import { tariffById } from '#platform/server/import/resources/tariffs.ts';
import { allowanceKinds, zones } from '../constants.ts';

const packagesKind = defineImportedResource(
  {
    package_id: key('The id of the package'),
    kind: choice('What it contains', allowanceKinds),
    zone: choice('Where it is valid: in Bulgaria, in the EU or in the rest of the world', zones),
    amount: large('Its bytes, seconds or messages', 1),
    price_cents: cents('Its price'),
    name_bg: text('Its name in Bulgarian'),
    name_en: text('Its name in English'),
    is_withdrawn,
  },
  {
    name: 'usage-packages',
    about: 'The packages that would have covered use outside the plan.',
    examples: [
      {
        package_id: 'DATA-5',
        kind: 'data',
        zone: 'bg',
        amount: 5_368_709_120,
        price_cents: 290,
        name_bg: '5 GB',
        name_en: '5 GB',
      },
    ],
    table: 'usage_package',
    key: ['package_id'],
  },
);

const capsKind = defineImportedResource(
  {
    year: whole('The year', 2022, 2100),
    gigabyte_cents: cents('The wholesale price cap of a gigabyte in the EU', 1),
  },
  {
    name: 'roaming-wholesale-caps',
    about:
      'The wholesale price caps of Regulation (EU) 2022/612; the fair-use volume is computed from the cap of the year.',
    examples: [{ year: 2026, gigabyte_cents: 110 }],
    table: 'roaming_wholesale_cap',
    key: ['year'],
  },
);

const fairUseKind = defineImportedResource(
  { tariff_id: key('The tariff'), is_withdrawn },
  {
    name: 'fair-use-tariffs',
    about: 'The tariffs to which a fair-use volume applies in the EU.',
    examples: [{ tariff_id: 'mobile-25' }],
    table: 'fair_use_tariff',
    key: ['tariff_id'],
    references: [tariffById],
  },
);

export const usageCatalogue: readonly ImportedResource[] = [packagesKind, capsKind, fairUseKind];
