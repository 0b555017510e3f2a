import { defineServerArea } from '#platform/server/server-area.ts';
import { weekendBonusEndpoints } from '../contract.ts';
import { weekendBonusMessages } from '../messages.ts';
import { weekendBonusBg } from '../texts/bg.ts';
import { weekendBonusEn } from '../texts/en.ts';
import { weekendBonusAuditActions } from './audit-actions.ts';
import { bonusCampaignsKind, bonusParticipationsKind } from './import.ts';
import { weekendBonusRoutes } from './routes.ts';

export const weekendBonusArea = defineServerArea({
  name: 'weekend-bonus',
  isOptional: true,
  endpoints: weekendBonusEndpoints,
  auditActions: weekendBonusAuditActions,
  offers: ['weekend-bonus'],
  texts: { 'weekend-bonus': { bg: weekendBonusBg, en: weekendBonusEn } },
  messages: [weekendBonusMessages],
  imports: { catalogue: [bonusCampaignsKind], ofNumbers: [bonusParticipationsKind] },
  deskResources: ['bonus-campaigns'],
  exportedTables: [{ table: 'bonus_participation', by: 'customer' }],
  routes: weekendBonusRoutes,
});
