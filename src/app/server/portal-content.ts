import type { Configuration } from '#platform/server/configuration.ts';
import type { DemoControls } from '#platform/server/demo-controls.ts';
import type { PortalContent } from '#platform/server/server-area.ts';
import { deskResources } from './desk-resources.ts';
import { enabledAreas, publicSettingsOf } from './enabled-areas.ts';
import { exportedTables } from './exported-tables.ts';
import { messages } from './messages.ts';
import { pendingOrders } from './pending-orders.ts';
import { supportFactsOf } from './support-facts.ts';
import { texts } from './texts.ts';

/** What the areas provide together, for the areas that show or process it. */
export function portalContent({ environment }: Configuration, demo: DemoControls | null = null): PortalContent {
  const enabled = enabledAreas(environment);
  const names = new Set(enabled.map(({ name }) => name));
  return {
    texts,
    messages,
    deskResources,
    exportedTables,
    pendingOrders,
    supportFacts: supportFactsOf(enabled),
    publicSettings: publicSettingsOf(environment),
    isAreaEnabled: (name) => names.has(name),
    attentionKinds: new Set(enabled.flatMap((area) => area.attentionKinds)),
    offers: new Set(enabled.flatMap((area) => area.offers)),
    purchaseKinds: (platform) => enabled.flatMap((area) => area.purchaseKinds(platform)),
    refundWays: (platform) => enabled.flatMap((area) => area.refundWays(platform)),
    demo,
  };
}
