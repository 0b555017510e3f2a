// Loads the data of the partner screens.

import { configurationOf } from '#platform/web/configuration.ts';
import { fetchUniqueId } from '#platform/web/number-proof/unique-id.ts';
import type { PortalContext } from '#platform/web/portal-context.ts';

export async function loadPartner({ api, data }: PortalContext): Promise<void> {
  await Promise.all([data(), configurationOf(api), fetchUniqueId(api)]);
}
