import { defineServerArea } from '#platform/server/server-area.ts';
import { partnerVerificationEndpoints } from '../contract.ts';
import { partnersBg } from '../texts/bg.ts';
import { partnersEn } from '../texts/en.ts';
import { partnerVerificationAuditActions } from './audit-actions.ts';
import { retentionOfPartnerVerification } from './retention.ts';
import { partnerVerificationRoutes } from './routes.ts';

export const partnerVerificationArea = defineServerArea({
  name: 'partner-verification',
  isOptional: true,
  endpoints: partnerVerificationEndpoints,
  auditActions: partnerVerificationAuditActions,
  texts: { partners: { bg: partnersBg, en: partnersEn } },
  retention: retentionOfPartnerVerification,
  exportedTables: [{ table: 'partner_verification', by: 'customer' }],
  numberProofSources: ({ partnerSites }) => Object.keys(partnerSites),
  routes: partnerVerificationRoutes,
});
