import { defineServerArea } from '#platform/server/server-area.ts';
import { roamingEndpoints } from '../contract.ts';
import { roamingMessages } from '../messages.ts';
import { roamingBg } from '../texts/bg.ts';
import { roamingDialogsBg } from '../texts/dialogs.bg.ts';
import { roamingDialogsEn } from '../texts/dialogs.en.ts';
import { roamingEn } from '../texts/en.ts';
import { roamingAuditActions } from './audit-actions.ts';
import { handleFinishModification } from './finish-modification.ts';
import { roamingCatalogue } from './import.ts';
import { roamingOfNumbers } from './import-of-numbers.ts';
import { handleTrips } from './remind-of-trip.ts';
import { roamingRoutes } from './routes.ts';
import { readRoamingFacts } from './support-store.ts';
import { roamingPurchases } from './withdraw-plan.ts';
import { pendingRoamingOrders } from './pending-order-store.ts';

export const roamingArea = defineServerArea({
  name: 'roaming',
  isOptional: true,
  endpoints: roamingEndpoints,
  auditActions: roamingAuditActions,
  attentionKinds: ['limit-near', 'roaming-change', 'trip-near'],
  texts: {
    roaming: { bg: roamingBg, en: roamingEn },
    'roaming-dialogs': { bg: roamingDialogsBg, en: roamingDialogsEn },
  },
  messages: [roamingMessages],
  imports: { catalogue: roamingCatalogue, ofNumbers: roamingOfNumbers },
  deskResources: ['roaming-plans'],
  exportedTables: [
    { table: 'roaming_trip', by: 'account' },
    { table: 'service_roaming', by: 'customer' },
    { table: 'service_roaming_package', by: 'customer' },
    { table: 'service_drt', by: 'customer' },
  ],
  pendingOrders: pendingRoamingOrders,
  supportFacts: [readRoamingFacts],
  routes: roamingRoutes,
  purchaseKinds: roamingPurchases,
  jobs: (platform) => [handleFinishModification(platform), ...handleTrips(platform)],
});
