import type { PortalContext } from '#platform/web/portal-context.ts';

/** The bars use texts of home for pending tasks; any screen may need error texts. */
export async function textsOfShell(context: PortalContext): Promise<void> {
  await Promise.all([context.texts('errors'), context.texts('home')]);
}
