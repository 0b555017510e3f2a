import { defineServerAreaWithPorts } from '#platform/server/server-area.ts';
import { esigningEndpoints } from '../contract.ts';
import { esigningMessages } from '../messages.ts';
import { esigningBg } from '../texts/bg.ts';
import { esigningEn } from '../texts/en.ts';
import { esigningAuditActions } from './audit-actions.ts';
import { retentionOfEsigning } from './retention.ts';
import { esigningRoutes } from './routes.ts';
import { openSeal } from './sealed-pdf/open-seal.ts';
import { readSealSettings } from './sealed-pdf/seal-settings.ts';

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
    { table: 'signing_subscription', by: 'customer' },
    { table: 'signing_request', by: 'account' },
  ],
  settings: readSealSettings,
  ports: openSeal,
  routes: esigningRoutes,
});
