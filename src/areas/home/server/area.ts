import { defineServerArea } from '#platform/server/server-area.ts';
import { homeEndpoints } from '../contract.ts';
import { homeBg } from '../texts/bg.ts';
import { homeEn } from '../texts/en.ts';
import { homeAuditActions } from './audit-actions.ts';
import { homeRoutes } from './routes.ts';

export const homeArea = defineServerArea({
  name: 'home',
  endpoints: homeEndpoints,
  auditActions: homeAuditActions,
  texts: { home: { bg: homeBg, en: homeEn } },
  exportedTables: [
    { table: 'account_service', by: 'account' },
    { table: 'attention', by: 'customer' },
  ],
  routes: (at, _ports, content) => homeRoutes(at, content),
});
