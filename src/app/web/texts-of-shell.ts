import type { PortalContext } from '#platform/web/portal-context.ts';

/** The bars speak of what waits in the words of home; any screen may have to say what went wrong. */
export async function textsOfShell(context: PortalContext): Promise<void> {
  await Promise.all([context.texts('errors'), context.texts('home')]);
}
