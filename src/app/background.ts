// The work nobody waits for: messages on their way and jobs that fall due.

import type { ClientConfig } from 'pg';
import { openDatabase, type Database } from '#platform/server/database/database.ts';
import { backgroundLimits } from '#platform/server/database/limits.ts';
import { handleConfirmHomeAssistance } from '#areas/digital-extras/home-assistance/server/confirm-home-assistance.ts';
import { handleTellPublisher } from '#areas/digital-extras/partner-content/server/tell-publisher.ts';
import { handleExtraDays } from '#areas/digital-extras/server/end-extra.ts';
import { handleEndWithPackage } from '#areas/digital-extras/server/end-with-package.ts';
import { handleTakeOffExtra } from '#areas/digital-extras/server/take-off-extra.ts';
import { handleFinishProvisioning } from '#areas/digital-extras/server/finish-provisioning.ts';
import { retentionOfEsigning } from '#areas/e-signing/server/retention.ts';
import { handleRouterChanges } from '#areas/home-network/server/apply-changes.ts';
import { retentionOfHomeNetwork } from '#areas/home-network/server/retention.ts';
import { handleMusicOrder } from '#areas/music-offer/server/orders.ts';
import { handleTrialReminder } from '#areas/music-offer/server/remind-of-trial-end.ts';
import { retentionOfNetworkProtection } from '#areas/network-protection/server/retention.ts';
import { handleBeginChange } from '#areas/operator-desk/catalogue/server/begin-change.ts';
import { retentionOfOperatorDesk } from '#areas/operator-desk/server/retention.ts';
import { retentionOfPartnerVerification } from '#areas/partner-verification/server/retention.ts';
import { handleAskGateway, handleStaleVisits, hourlyStaleVisits } from '#areas/profile/server/ask-gateway.ts';
import { handleEraseProfile } from '#areas/profile/server/erase-profile.ts';
import { handleMakeExport } from '#areas/profile/server/export/make-export.ts';
import { retentionOfProfile } from '#areas/profile/server/retention.ts';
import { handleReversal } from '#areas/profile/server/reverse-authorisation.ts';
import { handleFinishModification } from '#areas/roaming/server/finish-modification.ts';
import { handleTrips } from '#areas/roaming/server/remind-of-trip.ts';
import { retentionOfRegistration } from '#areas/registration/server/retention.ts';
import { retentionOfSignIn } from '#areas/sign-in/server/retention.ts';
import { handlePasswordLink } from '#areas/sign-in/server/send-password-link.ts';
import {
  retentionOfPlatform,
  handleCleanUp,
  hourlyCleanUp,
  type RetentionRule,
} from '#platform/server/jobs/clean-up.ts';
import type { JobHandler } from '#platform/server/jobs/job.ts';
import { startJobs, type Jobs } from '#platform/server/jobs/jobs.ts';
import { createChannels } from '#platform/server/outbox/create-channels.ts';
import { startOutboxWorker } from '#platform/server/outbox/outbox-worker.ts';
import type { Platform } from '#platform/server/platform.ts';
import { handleTellListener } from '#platform/server/tmf/tell-listener.ts';
import { deskKinds } from './desk-resources.ts';
import { importedResources } from './imported-resources.ts';
import { openPartners } from './partners.ts';

export type Background = Pick<Jobs, 'runDue' | 'stop'> & {
  /** For work that takes long. */
  db: Database;
};

/** What is remembered for a while only, by whom. */
export const forgotten: readonly RetentionRule[] = [
  ...retentionOfPlatform,
  ...retentionOfSignIn,
  ...retentionOfPartnerVerification,
  ...retentionOfHomeNetwork,
  ...retentionOfNetworkProtection,
  ...retentionOfProfile,
  ...retentionOfRegistration,
  ...retentionOfEsigning,
  ...retentionOfOperatorDesk,
];

/** What is done for every job of the portal. */
export function jobHandlers(platform: Platform): JobHandler[] {
  const { routers, music, extras, gateway } = openPartners(platform);
  return [
    handleCleanUp(platform.db, platform.clock, forgotten),
    handlePasswordLink(platform),
    handleTrialReminder(platform),
    handleMusicOrder(platform, music),
    handleFinishProvisioning(platform, extras),
    handleConfirmHomeAssistance(platform, extras.insurer),
    handleTellPublisher(platform, extras.publishers),
    ...handleExtraDays(platform),
    handleEndWithPackage(platform),
    handleTakeOffExtra(platform),
    handleRouterChanges(platform, routers),
    handleAskGateway(platform, gateway),
    handleStaleVisits(platform),
    handleReversal(platform, gateway),
    handleEraseProfile(platform),
    handleFinishModification(platform),
    ...handleTrips(platform),
    handleMakeExport(platform),
    handleBeginChange(platform, deskKinds),
    handleTellListener(platform, importedResources),
  ];
}

export async function startBackground(platform: Platform, connection: ClientConfig): Promise<Background> {
  const { configuration, clock, log } = platform;
  const onLost = (error: Error) => log.warn({ err: error }, 'a database connection was lost');
  const { db, pool, close } = openDatabase({ ...connection, max: 4 }, onLost, backgroundLimits);
  const outbox = startOutboxWorker({
    db,
    clock,
    log,
    channels: createChannels(configuration),
    key: platform.keys.storage,
    keepTexts: configuration.appMode === 'demo',
  });
  const jobs = await startJobs({
    connection,
    db,
    clock,
    log,
    handlers: jobHandlers({ ...platform, db, pool }),
    recurring: [hourlyCleanUp, hourlyStaleVisits],
  });
  return {
    db,
    runDue: jobs.runDue,
    async stop() {
      await Promise.all([jobs.stop(), outbox.stop()]);
      await close();
    },
  };
}
