// Sends events to a listener of the operator API in order: an event is repeated until the listener accepts it, and
// later ones wait. So none is lost or overtakes an earlier one; after a lost answer it is repeated under the same id.

import type { Clock } from '#platform/clock.ts';
import { inTransaction, type Tx } from '../database/database.ts';
import { growingPause } from '../growing-pause.ts';
import { defineJob, enqueue, handleJob, type JobHandler } from '../jobs/job.ts';
import type { ImportedResource } from '../import/imported-resource.ts';
import { requestOutside } from '../partners/outbound-http.ts';
import type { Platform } from '../platform.ts';
import { findNextEvent, forgetEvent, holdListener, releaseListener } from './listener-store.ts';
import { isAllowedCallback, readOperatorApiSettings, type Callbacks } from './operator-api-settings.ts';
import { createPresenter, type Presenter } from './present-resource.ts';
import type { TmfResource } from './resource.ts';
import { tmfResources } from './resources/tmf-resources.ts';

/** A database trigger also uses this name to enqueue the job. */
const sendEventsJob = defineJob<{ listenerId: string }>('tell-listener');

const patienceMs = 5000;
/** The lease of a listener, longer than a round takes, in case a worker dies. */
const heldSeconds = 60;
const eventsOfRound = 10;
const longestPauseSeconds = 3600;

export function handleSendEvents(platform: Platform, kinds: readonly ImportedResource[]): JobHandler {
  const callbacks = readOperatorApiSettings(platform.configuration.environment)?.callbacks ?? null;
  const resources = tmfResources(kinds);
  const present = createPresenter(platform.configuration.publicUrl, resources);
  return handleJob(sendEventsJob, async ({ listenerId }) => {
    if (callbacks) await sendRound(platform, { callbacks, resources, present, listenerId });
  });
}

type Round = {
  callbacks: Callbacks;
  resources: readonly TmfResource[];
  present: Presenter;
  listenerId: string;
};
type NextEvent = NonNullable<Awaited<ReturnType<typeof findNextEvent>>>;

async function sendRound(platform: Platform, round: Round): Promise<void> {
  const { db, clock } = platform;
  const { listenerId } = round;
  const listener = await holdListener(db, listenerId, { seconds: heldSeconds, now: clock.now() });
  if (!listener) return;
  // The lease owner may have died; a living one continues by itself.
  if (listener === 'held')
    return inTransaction(db, (tx) => scheduleNextEvent(tx, listenerId, secondsFrom(clock, heldSeconds)));
  const isTaken = await sendPending(platform, round, listener.callback);
  const failures = isTaken ? 0 : listener.failures + 1;
  const nextTryAt = secondsFrom(clock, isTaken ? 0 : growingPause(failures, longestPauseSeconds));
  await inTransaction(db, async (tx) => {
    await releaseListener(tx, listenerId, { failures, nextTryAt });
    await scheduleNextEvent(tx, listenerId, nextTryAt);
  });
}

/** False after the first event that was not accepted. */
async function sendPending(platform: Platform, round: Round, callback: string): Promise<boolean> {
  const { db } = platform;
  // The host may have been removed from the settings since.
  if (!isAllowedCallback(round.callbacks, callback)) return false;
  for (let told = 0; told < eventsOfRound; told += 1) {
    const next = await findNextEvent(db, round.listenerId);
    if (!next) return true;
    if (!(await tell(platform, round, callback, next))) return false;
    await forgetEvent(db, next.place);
  }
  return true;
}

const secondsFrom = (clock: Clock, seconds: number) => new Date(clock.now().getTime() + seconds * 1000);

/** Another job sends the remaining events; the queue may give it to another process. */
async function scheduleNextEvent(tx: Tx, listenerId: string, runAt: Date): Promise<void> {
  if (await findNextEvent(tx, listenerId)) await enqueue(tx, sendEventsJob, { listenerId }, { runAt });
}

async function tell({ db, log }: Platform, round: Round, callback: string, event: NextEvent): Promise<boolean> {
  const { resources, present, callbacks } = round;
  const resource = resources.find(({ name }) => name === event.resource);
  const found = event.state ?? (await resource?.find(db, event.resource_id, event.rows ?? undefined));
  // A deleted resource is represented by its id only.
  if (!resource || (!found && !event.event_type.endsWith('DeleteEvent'))) return true;
  const body = {
    eventId: event.event_id,
    eventTime: event.happened_at.toISOString(),
    eventType: event.event_type,
    event: { [resource.name]: present(resource, found ?? { id: event.resource_id }) },
  };
  try {
    const answer = await requestOutside(callback, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        ...(callbacks.token !== undefined && { authorization: `Bearer ${callbacks.token}` }),
      },
      body: JSON.stringify(body),
      timeoutMs: patienceMs,
      mostBytes: 64 * 1024,
    });
    return answer.ok;
  } catch (error) {
    log.warn({ err: error as Error }, 'an event could not be sent to a listener of the operator');
    return false;
  }
}
