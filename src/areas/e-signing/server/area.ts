import type { Environment } from '#platform/server/environment.ts';
import { partnerAddress } from '#platform/server/partners/partner-http.ts';
import { defineServerAreaWithPorts } from '#platform/server/server-area.ts';
import { esigningEndpoints } from '../contract.ts';
import { esigningMessages } from '../messages.ts';
import { esigningBg } from '../texts/bg.ts';
import { esigningEn } from '../texts/en.ts';
import { esigningAuditActions } from './audit-actions.ts';
import { handleDeletion, nightlyDeletion } from './delete-old-documents.ts';
import { openEventReceiver } from './document-events/open-event-receiver.ts';
import { handleDocumentEvents } from './document-events/send-document-event.ts';
import { pendingSeals } from './pending-seals-store.ts';
import { dailyReminders, handleReminders } from './remind-of-documents.ts';
import { retentionOfEsigning } from './retention.ts';
import { esigningRoutes } from './routes.ts';
import { openSeal } from './sealed-pdf/open-seal.ts';
import { readSealSettings } from './sealed-pdf/seal-settings.ts';
import { handleSeals, hourlyUnsealed } from './seal-document.ts';
import { readDocumentFacts } from './support-store.ts';
import { documentPurchases } from './withdraw-document.ts';
import { handleStamps, nightlyStamps } from './stamp-documents.ts';
import { openAuthority, readTimeStampSettings } from './time-stamp/open-authority.ts';

export const esigningArea = defineServerAreaWithPorts({
  name: 'e-signing',
  isOptional: true,
  endpoints: esigningEndpoints,
  auditActions: esigningAuditActions,
  attentionKinds: ['document-to-sign'],
  texts: { 'e-signing': { bg: esigningBg, en: esigningEn } },
  messages: [esigningMessages],
  retention: retentionOfEsigning,
  exportedTables: [
    { table: 'document_event', by: 'customer' },
    { table: 'document_signing', by: 'customer', without: ['signing_id'] },
    { table: 'signing_subscription', by: 'customer' },
    { table: 'signing_request', by: 'account' },
  ],
  pendingOrders: pendingSeals,
  recurringJobs: [dailyReminders, hourlyUnsealed, nightlyStamps, nightlyDeletion],
  supportFacts: [readDocumentFacts],
  settings: (environment: Environment) => ({
    seal: readSealSettings(environment),
    timeStamps: readTimeStampSettings(environment),
    events: partnerAddress(environment, 'DOCUMENT_EVENTS'),
  }),
  ports: (platform, { seal, timeStamps, events }) => ({
    events: openEventReceiver(platform, events),
    openSeal: openSeal(platform, seal),
    openAuthority: openAuthority(platform, timeStamps),
  }),
  routes: (at, { openSeal }) => esigningRoutes(at, openSeal),
  purchaseKinds: (platform, { events }) => [documentPurchases(platform, events)],
  jobs: (platform, { openSeal, openAuthority, events }) => [
    handleDocumentEvents(platform, events),
    handleReminders(platform),
    handleDeletion(platform),
    ...handleSeals(platform, openSeal),
    ...handleStamps(platform, openAuthority),
  ],
});
