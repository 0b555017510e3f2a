import { defineServerAreaWithPorts } from '#platform/server/server-area.ts';
import type { Environment } from '#platform/server/environment.ts';
import { profileEndpoints } from '../contract.ts';
import { profileMessages } from '../messages.ts';
import { profileBg } from '../texts/bg.ts';
import { profileCardsBg } from '../texts/cards.bg.ts';
import { profileCardsEn } from '../texts/cards.en.ts';
import { profileEn } from '../texts/en.ts';
import { notificationsBg } from '../texts/notifications.bg.ts';
import { notificationsEn } from '../texts/notifications.en.ts';
import { openAddressSearch } from '../addresses/server/address-search/open-address-search.ts';
import { readSpeedySettings } from '../addresses/server/address-search/speedy-settings.ts';
import { handleAskGateway, handleStaleVisits, hourlyStaleVisits } from '../cards/server/ask-gateway.ts';
import { dailyCardEnds, handlePushCardEnds } from '../cards/server/push-card-ends.ts';
import { handleEraseProfile } from '../account/server/erase-profile.ts';
import { dailyEvidenceDeletion, handleDeleteEvidence } from '../erasure/server/delete-evidence.ts';
import { handleMakeExport } from '../export/server/make-export.ts';
import { readBoricaSettings } from '#platform/server/payment-gateway/borica-settings.ts';
import { openPaymentGateway } from '#platform/server/payment-gateway/open-payment-gateway.ts';
import { profileAuditActions } from './audit-actions.ts';
import { visitLifeSeconds } from '../cards/rules.ts';
import { retentionOfProfile } from './retention.ts';
import { handleReversal } from '../cards/server/reverse-authorisation.ts';
import { profileRoutes } from './routes.ts';
import { pendingCardPayments } from './pending-order-store.ts';

export const profileArea = defineServerAreaWithPorts({
  name: 'profile',
  endpoints: profileEndpoints,
  auditActions: profileAuditActions,
  attentionKinds: ['card-ends'],
  texts: {
    profile: { bg: profileBg, en: profileEn },
    'profile-notifications': { bg: notificationsBg, en: notificationsEn },
    'profile-cards': { bg: profileCardsBg, en: profileCardsEn },
  },
  messages: [profileMessages],
  retention: retentionOfProfile,
  expiringKeyUses: [{ name: 'visits to the demo payment page', lifeSeconds: visitLifeSeconds }],
  exportedTables: [
    { table: 'address', by: 'account' },
    { table: 'saved_card', by: 'account', without: ['gateway_reference'] },
    { table: 'notification_setting', by: 'account' },
    { table: 'quiet_hours', by: 'account' },
    { table: 'push_subscription', by: 'account', without: ['sealed', 'endpoint_hash', 'session_id', 'public_key'] },
    { table: 'email_change', by: 'account' },
    { table: 'recurrent_payment', by: 'account' },
    { table: 'card_change', by: 'account' },
  ],
  pendingOrders: pendingCardPayments,
  recurringJobs: [hourlyStaleVisits, dailyCardEnds, dailyEvidenceDeletion],
  settings: (environment: Environment) => ({
    borica: readBoricaSettings(environment),
    speedy: readSpeedySettings(environment),
  }),
  ports: (platform, { borica, speedy }) => ({
    gateway: openPaymentGateway(platform, borica),
    addresses: openAddressSearch(platform, speedy),
  }),
  routes: profileRoutes,
  jobs: (platform, { gateway }, { exportedTables, pendingOrders }) => [
    handleAskGateway(platform, gateway),
    handleStaleVisits(platform),
    handlePushCardEnds(platform),
    handleReversal(platform, gateway),
    handleEraseProfile(platform, pendingOrders),
    handleDeleteEvidence(platform),
    handleMakeExport(platform, exportedTables),
  ],
});
