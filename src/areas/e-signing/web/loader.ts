// Loads the data of the e-signing screens; the screens show errors.

import { load, type PortalContext } from '#platform/web/portal-context.ts';
import { documentsQuery } from '../signing/web/queries.ts';
import { statusQuery } from './queries.ts';

export async function loadDocuments(context: PortalContext): Promise<void> {
  const documents = load(context, documentsQuery(context.api, context.language()));
  await Promise.allSettled([loadActivation(context), documents]);
}

export async function loadActivation(context: PortalContext): Promise<void> {
  await load(context, statusQuery(context.api)).catch(() => undefined);
}
