// What the bars of signed-in users need before they are rendered.

import { accountQuery } from '#areas/sign-in/web/queries.ts';
import { configurationOf } from '#platform/web/configuration.ts';
import { load, type PortalContext } from '#platform/web/portal-context.ts';

/** The bars use texts of home for pending tasks; any screen may need error texts. */
export async function textsOfShell(context: PortalContext): Promise<void> {
  await Promise.all([context.texts('errors'), context.texts('home')]);
}

export async function dataOfShell(context: PortalContext): Promise<void> {
  await Promise.all([load(context, accountQuery(context.api, context.language())), configurationOf(context.api)]);
}
