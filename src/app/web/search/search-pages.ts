// The pages of the enabled areas that can be found.

import type { SearchPage } from '#platform/search.ts';
import type { IsAreaEnabled } from '#platform/web/enabled-areas.ts';
import { areas } from '../areas.ts';

export async function loadSearchPages(isEnabled: IsAreaEnabled): Promise<readonly SearchPage[]> {
  const loading = areas.flatMap(({ name, search }) => (isEnabled(name) && search ? [search()] : []));
  return (await Promise.all(loading)).flat();
}
