// Changes a router: the decision uses its current state under a lock, then a job applies the change.

import { randomUUID } from 'node:crypto';
import { accepted } from '#platform/endpoint.ts';
import { isRefusal, refuse, type ErrorCode, type Refusal } from '#platform/errors.ts';
import { recordAudit } from '#platform/server/audit/record-audit.ts';
import type { Tx } from '#platform/server/database/database.ts';
import type { Caller, OwnedService } from '#platform/server/http/caller.ts';
import { enqueue } from '#platform/server/jobs/job.ts';
import type { Platform } from '#platform/server/platform.ts';
import type { ServiceKey } from '#platform/server/service-key.ts';
import { applyRouterChangesJob } from './jobs.ts';
import type { RouterChange, RouterManagement } from './router-management/router-management.ts';
import { homeNow, type RouterNow } from './router-now.ts';
import { withoutPasswords } from './sealed-change.ts';
import { findRequests, lockRouter, raiseVersion, saveRequest } from './store.ts';

type AcceptedReply = typeof accepted;

/** `now` is the state before the change. */
export type AfterPlacing = (tx: Tx, home: ServiceKey, requestId: string, now: RouterNow) => Promise<void>;

/** A requested change: caller, home, version, and the transaction to run in. */
export type ChangeRequest<Code extends ErrorCode> = {
  caller: Caller;
  service: OwnedService;
  version: string | undefined;
  /** If given, it must be the router of the home. */
  serialNumber?: string;
  /** Runs in the transaction of the accepted change. */
  onPlaced?: AfterPlacing;
  change(work: (tx: Tx) => Promise<AcceptedReply | Refusal<Code>>): Promise<AcceptedReply | Refusal<Code>>;
};

/** Null if there is nothing to do. */
export type RouterDecision<Code extends ErrorCode> = (now: RouterNow) => RouterChange | null | Refusal<Code>;

type CommonCode = 'EC_Not_Found' | 'EC_Partner_Unavailable' | 'EC_Settings_Changed' | 'EC_User_Not_Authoried';

const mostAttempts = 5;

/** Management is called outside the transaction, which would hold a connection meanwhile. */
export async function changeRouter<Code extends ErrorCode>(
  platform: Platform,
  routers: RouterManagement,
  asked: ChangeRequest<Code | CommonCode>,
  decide: RouterDecision<Code>,
): Promise<AcceptedReply | Refusal<Code | CommonCode>> {
  const home = { customerId: asked.service.customerId, serviceId: asked.service.serviceId };
  for (let attempt = 1; ; attempt++) {
    const found = await homeNow(platform, routers, home);
    if (isRefusal(found)) return found;
    if (!found.now) return refuse('EC_Not_Found');
    const { now } = found;
    if (asked.serialNumber !== undefined && asked.serialNumber !== now.router.serial_number) {
      return refuse('EC_User_Not_Authoried');
    }
    const outcome = await asked.change((tx) => changeNow(platform, tx, home, asked, now, decide));
    if (outcome !== changedMeanwhile || attempt === mostAttempts) return outcome;
  }
}

/** A change reached the router, or was requested, since it was read. */
const changedMeanwhile = refuse('EC_Settings_Changed');

async function changeNow<Code extends ErrorCode>(
  platform: Platform,
  tx: Tx,
  home: ServiceKey,
  { caller, version, onPlaced }: ChangeRequest<Code | CommonCode>,
  now: RouterNow,
  decide: RouterDecision<Code>,
): Promise<AcceptedReply | Refusal<Code | CommonCode>> {
  const locked = await lockRouter(tx, home);
  if (version !== undefined && version !== `"${locked.version}"`) return refuse('EC_Settings_Changed');
  const requests = await findRequests(platform, tx, home);
  if (statesOf(requests) !== statesOf(now.requests)) return changedMeanwhile;
  const decided = decide(now);
  if (decided === null) return accepted;
  if ('refused' in decided) return decided;
  const requestId = await placeChange(platform, tx, home, {
    accountId: caller.accountId,
    serialNumber: locked.serial_number,
    change: decided,
  });
  await onPlaced?.(tx, home, requestId, now);
  return accepted;
}

function statesOf(requests: RouterNow['requests']): string {
  return requests.map(({ request_id, state }) => `${request_id} ${state}`).join();
}

type PlacedChange = { accountId: number; serialNumber: string; change: RouterChange };

/** Saves the change and its audit entry, and enqueues the job that applies it. The router must be locked. */
export async function placeChange(
  platform: Platform,
  tx: Tx,
  home: ServiceKey,
  { accountId, serialNumber, change }: PlacedChange,
): Promise<string> {
  const { clock, configuration } = platform;
  const now = clock.now();
  const requestId = randomUUID();
  await saveRequest(platform, tx, home, { requestId, accountId, change, requestedAt: now });
  await raiseVersion(tx, home);
  const runAt = new Date(now.getTime() + configuration.provisioningSeconds * 1000);
  await enqueue(tx, applyRouterChangesJob, home, { runAt });
  await recordAudit(tx, {
    customerId: home.customerId,
    accountId,
    action: `router.${change.kind}`,
    subject: home.serviceId,
    facts: { serialNumber, change: withoutPasswords(change) },
    happenedAt: now,
  });
  return requestId;
}
