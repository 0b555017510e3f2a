// What of the operator's data can be changed at the desk: the catalogue and the campaigns, never what is of customers.

import { brandSettingsKind } from '#platform/server/load/kinds/brand-settings.ts';
import type { Kind } from '#platform/server/load/kind.ts';
import { loadedKinds } from './loaded-kinds.ts';

const atDesk = [
  'extras',
  'tariffs',
  'tariff-extras',
  'roaming-plans',
  'donation-campaigns',
  'bonus-campaigns',
  'donation-causes',
];

export const deskKinds: readonly Kind[] = [
  ...atDesk.map((name) => loadedKinds.find((kind) => kind.name === name)!),
  brandSettingsKind,
];
