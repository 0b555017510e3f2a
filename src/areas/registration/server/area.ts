import { day } from '#platform/server/jobs/clean-up.ts';
import { defineServerArea } from '#platform/server/server-area.ts';
import { registrationEndpoints } from '../contract.ts';
import { registrationMessages } from '../messages.ts';
import { registrationBg } from '../texts/bg.ts';
import { registrationEn } from '../texts/en.ts';
import { registrationAuditActions } from './audit-actions.ts';
import { registrationKeyDependencies } from './key-dependencies.ts';
import { readTermsUrl } from './registration-settings.ts';
import { retentionOfRegistration } from './retention.ts';
import { registrationRoutes } from './routes.ts';

export const registrationArea = defineServerArea({
  name: 'registration',
  endpoints: registrationEndpoints,
  auditActions: registrationAuditActions,
  texts: { registration: { bg: registrationBg, en: registrationEn } },
  messages: [registrationMessages],
  retention: retentionOfRegistration,
  keyDependencies: registrationKeyDependencies,
  expiringKeyUses: [{ name: 'counters of guessed ids', lifeSeconds: day }],
  exportedTables: [{ table: 'account_pid', by: 'account' }],
  publicSettings: (environment) => ({ terms_url: readTermsUrl(environment) }),
  routes: registrationRoutes,
});
