import { httpOpenIdProvider } from '#platform/server/open-id/http-open-id-provider.ts';
import { defineServerAreaWithPorts } from '#platform/server/server-area.ts';
import { handleBeginTextChange } from '../wording/server/begin-text-change.ts';
import { allCatalogues } from '../wording/server/routes.ts';
import { handleBeginChange } from '../catalogue/server/begin-change.ts';
import { operatorDeskEndpoints } from '../contract.ts';
import { deskVisitSeconds } from '../entrance/rules.ts';
import { readDeskIdentitySettings } from '../entrance/server/desk-identity.ts';
import { operatorDeskBg } from '../texts/bg.ts';
import { operatorDeskEn } from '../texts/en.ts';
import { operatorDeskAuditActions } from './audit-actions.ts';
import { operatorDeskKeyDependencies } from './key-dependencies.ts';
import { retentionOfOperatorDesk } from './retention.ts';
import { operatorDeskRoutes } from './routes.ts';

export const operatorDeskArea = defineServerAreaWithPorts({
  name: 'operator-desk',
  endpoints: operatorDeskEndpoints,
  auditActions: operatorDeskAuditActions,
  texts: { 'operator-desk': { bg: operatorDeskBg, en: operatorDeskEn } },
  retention: retentionOfOperatorDesk,
  keyDependencies: operatorDeskKeyDependencies,
  expiringKeyUses: [{ name: 'visits of operators to the identity provider', lifeSeconds: deskVisitSeconds }],
  exportedTables: [{ table: 'support_note', by: 'customer', without: ['operator_id'] }],
  settings: readDeskIdentitySettings,
  ports: ({ clock }, settings) => ({
    identity: settings && { ...settings, provider: httpOpenIdProvider({ ...settings, clock }) },
  }),
  routes: (at, { identity }, { texts, messages, deskResources, supportFacts, isAreaEnabled }) =>
    operatorDeskRoutes(at, {
      texts,
      messages,
      kinds: deskResources,
      supportFacts,
      identity,
      hasQuestions: isAreaEnabled('help'),
    }),
  jobs: (platform, _ports, { deskResources, texts, messages }) => [
    handleBeginChange(platform, deskResources),
    handleBeginTextChange(platform, allCatalogues({ texts, messages })),
  ],
});
