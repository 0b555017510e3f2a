import { defineServerArea } from '#platform/server/server-area.ts';
import { handleBeginChange } from '../catalogue/server/begin-change.ts';
import { operatorDeskEndpoints } from '../contract.ts';
import { operatorDeskBg } from '../texts/bg.ts';
import { operatorDeskEn } from '../texts/en.ts';
import { operatorDeskAuditActions } from './audit-actions.ts';
import { operatorDeskKeyDependencies } from './key-dependencies.ts';
import { retentionOfOperatorDesk } from './retention.ts';
import { operatorDeskRoutes } from './routes.ts';

export const operatorDeskArea = defineServerArea({
  name: 'operator-desk',
  endpoints: operatorDeskEndpoints,
  auditActions: operatorDeskAuditActions,
  texts: { 'operator-desk': { bg: operatorDeskBg, en: operatorDeskEn } },
  retention: retentionOfOperatorDesk,
  keyDependencies: operatorDeskKeyDependencies,
  exportedTables: [{ table: 'support_note', by: 'customer', without: ['operator_id'] }],
  routes: (at, _ports, { texts, messages, deskResources, supportFacts }) =>
    operatorDeskRoutes(at, { texts, messages, kinds: deskResources, supportFacts }),
  jobs: (platform, _ports, { deskResources }) => [handleBeginChange(platform, deskResources)],
});
