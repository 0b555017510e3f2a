// What of the operator's data can be changed at the desk: the catalogue and the campaigns, never what is of customers.

import { brandSettingsKind } from '#platform/server/import/resources/brand-settings.ts';
import type { ImportedResource } from '#platform/server/import/imported-resource.ts';
import { importedResources } from './imported-resources.ts';

const atDesk = [
  'extras',
  'tariffs',
  'tariff-extras',
  'roaming-plans',
  'donation-campaigns',
  'bonus-campaigns',
  'donation-causes',
];

export const deskKinds: readonly ImportedResource[] = [
  ...atDesk.map((name) => importedResources.find((kind) => kind.name === name)!),
  brandSettingsKind,
];
