import { defineServerAreaWithPorts } from '#platform/server/server-area.ts';
import { digitalExtrasEndpoints } from '../contract.ts';
import { extrasMessages } from '../messages.ts';
import { handleConfirmHomeAssistance } from '../home-assistance/server/confirm-home-assistance.ts';
import { readHomeAssistanceIds } from '../home-assistance/server/home-assistance-settings.ts';
import { holdsPolicy } from '../home-assistance/server/store.ts';
import { handleSetPublisherAccess } from '../partner-content/server/set-publisher-access.ts';
import { extrasBg } from '../texts/bg.ts';
import { extrasDialogsBg } from '../texts/dialogs.bg.ts';
import { extrasDialogsEn } from '../texts/dialogs.en.ts';
import { extrasEn } from '../texts/en.ts';
import { digitalExtrasAuditActions } from './audit-actions.ts';
import { handleExtraDays } from './end-extra.ts';
import { handleEndWithPackage } from './end-with-package.ts';
import { openExtrasPartners, readExtrasPartnerSettings } from './extras-partners.ts';
import { handleFinishProvisioning } from './finish-provisioning.ts';
import { extrasCatalogue, extrasOfNumbers } from './import.ts';
import { digitalExtrasRoutes } from './routes.ts';
import { readExtraFacts } from './support-store.ts';
import { extraPurchases } from './withdraw-extra.ts';
import { handleTakeOffExtra } from './take-off-extra.ts';
import { pendingExtraOrders } from './pending-order-store.ts';

export const digitalExtrasArea = defineServerAreaWithPorts({
  name: 'digital-extras',
  endpoints: digitalExtrasEndpoints,
  auditActions: digitalExtrasAuditActions,
  attentionKinds: ['free-period-ends', 'deactivation-waits', 'request-in-progress', 'partner-code'],
  texts: {
    'digital-extras': { bg: extrasBg, en: extrasEn },
    'extras-dialogs': { bg: extrasDialogsBg, en: extrasDialogsEn },
  },
  messages: [extrasMessages],
  imports: { catalogue: extrasCatalogue, ofNumbers: extrasOfNumbers },
  deskResources: ['extras', 'tariff-extras', 'donation-causes'],
  exportedTables: [
    { table: 'service_extra', by: 'customer' },
    { table: 'extra_swap', by: 'customer' },
    { table: 'processing_request', by: 'customer' },
    { table: 'home_assistance_policy', by: 'customer' },
    { table: 'insurance_policy', by: 'customer' },
    { table: 'partner_content', by: 'customer' },
    { table: 'streaming_account', by: 'customer' },
    { table: 'school_code', by: 'customer' },
  ],
  pendingOrders: pendingExtraOrders,
  supportFacts: [readExtraFacts],
  guards: { policy: holdsPolicy },
  settings: readExtrasPartnerSettings,
  publicSettings: (environment) => ({ home_assistance_extra_ids: readHomeAssistanceIds(environment).join(',') }),
  ports: openExtrasPartners,
  routes: digitalExtrasRoutes,
  purchaseKinds: (platform) => [extraPurchases(platform)],
  jobs: (platform, partners) => [
    handleFinishProvisioning(platform, partners),
    handleConfirmHomeAssistance(platform, partners.insurer),
    handleSetPublisherAccess(platform, partners.publishers),
    ...handleExtraDays(platform),
    handleEndWithPackage(platform),
    handleTakeOffExtra(platform),
  ],
});
