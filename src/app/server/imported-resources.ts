// Every resource that the operator imports, in the order in which they refer to each other.

import type { ImportedResource } from '#platform/server/import/imported-resource.ts';
import { contractsKind } from '#platform/server/import/resources/contracts.ts';
import { customersKind } from '#platform/server/import/resources/customers.ts';
import { documentsKind } from '#platform/server/import/resources/documents.ts';
import { serviceCreditsKind } from '#platform/server/import/resources/service-credits.ts';
import { servicesKind } from '#platform/server/import/resources/services.ts';
import { tariffsKind } from '#platform/server/import/resources/tariffs.ts';
import { areas } from './areas.ts';

export const importedResources: readonly ImportedResource[] = [
  tariffsKind,
  ...areas.flatMap((area) => area.imports.catalogue),
  customersKind,
  contractsKind,
  servicesKind,
  serviceCreditsKind,
  ...areas.flatMap((area) => area.imports.ofNumbers),
  documentsKind,
];
