import { partnerAddress } from '#platform/server/partners/partner-http.ts';
import { defineServerAreaWithPorts } from '#platform/server/server-area.ts';
import { musicOfferEndpoints } from '../contract.ts';
import { musicMessages } from '../messages.ts';
import { musicSource } from '../rules.ts';
import { musicBg } from '../texts/bg.ts';
import { musicEn } from '../texts/en.ts';
import { musicOfferAuditActions } from './audit-actions.ts';
import { handleTrialEnd } from './end-trial.ts';
import { musicOfferKind, musicSubscriptionsKind } from './import.ts';
import { openMusicPlatform } from './music-platform/open-music-platform.ts';
import { handleMusicOrder } from './orders.ts';
import { handleTrialReminder } from './remind-of-trial-end.ts';
import { musicOfferRoutes } from './routes.ts';
import { pendingMusicOrders } from './pending-order-store.ts';
import { musicPurchases } from './withdraw-music.ts';

export const musicOfferArea = defineServerAreaWithPorts({
  name: 'music-offer',
  isOptional: true,
  endpoints: musicOfferEndpoints,
  auditActions: musicOfferAuditActions,
  attentionKinds: ['trial-ends'],
  offers: ['music'],
  texts: { music: { bg: musicBg, en: musicEn } },
  messages: [musicMessages],
  imports: { catalogue: [musicOfferKind], ofNumbers: [musicSubscriptionsKind] },
  exportedTables: [
    { table: 'music_subscription', by: 'customer' },
    { table: 'music_order', by: 'customer' },
  ],
  pendingOrders: pendingMusicOrders,
  numberProofSources: () => [musicSource],
  settings: (environment) => partnerAddress(environment, 'MUSIC_PLATFORM'),
  ports: openMusicPlatform,
  routes: musicOfferRoutes,
  purchaseKinds: (platform, music) => [musicPurchases(platform, music)],
  jobs: (platform, music) => [
    handleTrialReminder(platform),
    handleTrialEnd(platform),
    handleMusicOrder(platform, music),
  ],
});
