// The imported resources that editors change at the desk: catalogue and campaigns, never customer data.

import { brandSettingsKind } from '#platform/server/import/resources/brand-settings.ts';
import { tariffsKind } from '#platform/server/import/resources/tariffs.ts';
import type { ImportedResource } from '#platform/server/import/imported-resource.ts';
import { areas } from './areas.ts';
import { importedResources } from './imported-resources.ts';

const names = new Set([tariffsKind.name, ...areas.flatMap((area) => area.deskResources)]);

export const deskResources: readonly ImportedResource[] = [
  ...importedResources.filter(({ name }) => names.has(name)),
  brandSettingsKind,
];
