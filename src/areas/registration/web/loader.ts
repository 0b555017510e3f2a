// Loads the data of the registration pages.

import { configurationOf } from '#platform/web/configuration.ts';
import { load, type PortalContext } from '#platform/web/portal-context.ts';
import { workflowQuery } from './current-workflow.ts';

export async function loadRegistration(context: PortalContext): Promise<void> {
  await Promise.all([configurationOf(context.api), load(context, workflowQuery(context.api))]);
}
