// Adapter for routers managed over TR-069 by GenieACS: reads their last reported state, and turns changes into tasks.

import type { Clock } from '#platform/clock.ts';
import { acsClient, type AcsClient, type AcsDevice, type AcsTask } from './genieacs-client.ts';
import { ManagementDown, type RouterChange, type RouterManagement, type RouterReading } from './router-management.ts';
import { accessParameters, type DataModel, type ModelSettings } from './data-model.ts';
import { tr098 } from './tr098.ts';
import { tr181 } from './tr181.ts';

export type AcsSettings = {
  address: string;
  model: ModelSettings;
  /** A router without contact for longer counts as off. */
  contactSeconds: number;
};

const askAgainSeconds = 60;

export function genieAcsRouters(
  { address, model: settings, contactSeconds }: AcsSettings,
  clock: Clock,
): RouterManagement {
  const acs = acsClient(address);
  const queued = (tasks: readonly string[]) => ({
    state: 'queued' as const,
    tasks: [...tasks],
    askAgainAt: new Date(clock.now().getTime() + askAgainSeconds * 1000),
  });
  const readingOf = (device: AcsDevice): RouterReading => {
    // oxlint-disable-next-line no-underscore-dangle -- a name of the ACS
    const lastContact = device._lastInform ? new Date(device._lastInform) : null;
    const silentMs = lastContact ? clock.now().getTime() - lastContact.getTime() : Number.POSITIVE_INFINITY;
    const { state } = modelOf(device, settings);
    return { state, isOnline: silentMs <= contactSeconds * 1000, lastContact };
  };
  return {
    async read(serialNumber) {
      const device = await acs.device(serialNumber);
      return device && readingOf(device);
    },
    async measure(serialNumber) {
      const device = await acs.device(serialNumber);
      if (!device) return null;
      const answer = await refresh(acs, device, modelOf(device, settings).measured);
      const reading = readingOf((answer === 'measured' && (await acs.device(serialNumber))) || device);
      if (answer === 'measured') return { ...reading, isOnline: true, hasAnswered: true };
      // What it reported earlier says nothing about now.
      return { ...reading, state: { ...reading.state, Line: null }, hasAnswered: answer === 'refused' };
    },
    async apply({ requestId, serialNumber, change, tasks, requestedAt, isRetry }) {
      try {
        const device = await acs.device(serialNumber);
        if (!device) return { state: 'failed' };
        // oxlint-disable-next-line no-underscore-dangle -- a name of the ACS
        const deviceId = device._id;
        const known = tasks.length > 0 ? tasks : await acs.placed(deviceId, requestId);
        if (known.length > 0) return await progressOf(acs, deviceId, known, queued);
        const model = modelOf(device, settings);
        if (isDone(model, change)) return { state: 'applied' };
        if (change.kind === 'restart' && isRetry) return restartOutcome(device, requestedAt, clock.now()) ?? queued([]);
        const task = taskOf(change, model);
        // The ACS rejects a task without parameters: this router does not have the setting.
        if (task.name === 'setParameterValues' && task.parameterValues.length === 0) return { state: 'failed' };
        const placed = await acs.place(deviceId, task, requestId);
        if (!placed) return { state: 'failed' };
        return placed.isDone ? { state: 'applied' } : await progressOf(acs, deviceId, [placed.id], queued);
      } catch (error) {
        // Nothing is lost: the same order is retried.
        if (error instanceof ManagementDown) return queued(tasks);
        throw error;
      }
    },
  };
}

async function progressOf(
  acs: AcsClient,
  deviceId: string,
  tasks: readonly string[],
  queued: (tasks: readonly string[]) => { state: 'queued'; tasks: string[]; askAgainAt: Date },
) {
  const refused = await acs.faulted(deviceId, tasks);
  if (refused.length > 0) {
    await acs.forget(deviceId, tasks);
    return { state: 'failed' as const };
  }
  const waiting = await acs.waiting(tasks);
  return waiting.length > 0 ? queued(waiting) : { state: 'applied' as const };
}

/** Refused: the router answers, but does not measure. Silent: the ACS has queued the task, because it has no answer yet. */
async function refresh(
  acs: AcsClient,
  { _id: deviceId }: AcsDevice,
  parameterNames: readonly string[],
): Promise<'measured' | 'refused' | 'silent'> {
  const placed = await acs.place(deviceId, { name: 'getParameterValues', parameterNames }, 'line-check');
  if (!placed) return 'silent';
  if (placed.isDone) return 'measured';
  const isRefused = (await acs.faulted(deviceId, [placed.id])).length > 0;
  await forgetMeasurement(acs, deviceId, placed.id);
  return isRefused ? 'refused' : 'silent';
}

/** A router must not measure later. While it is in a session nothing is deleted; the next check replaces the task. */
async function forgetMeasurement(acs: AcsClient, deviceId: string, taskId: string): Promise<void> {
  try {
    await acs.forget(deviceId, [taskId]);
  } catch (error) {
    if (!(error instanceof ManagementDown)) throw error;
  }
}

/** A router that has not started within this time after a lost answer was not restarted. */
const startTimeoutMs = 5 * 60_000;

/** After a lost answer: a second restart would cut the home off again. Null while it is unknown. */
function restartOutcome(
  { _lastBoot: lastBoot }: AcsDevice,
  requestedAt: Date,
  now: Date,
): { state: 'applied' | 'failed' } | null {
  if (lastBoot && new Date(lastBoot) >= requestedAt) return { state: 'applied' };
  return now.getTime() - requestedAt.getTime() < startTimeoutMs ? null : { state: 'failed' };
}

/** After a lost answer: adding an object again would double it, and the router refuses to delete a missing one. */
function isDone({ state: { PortFwd: mappings, Guest }, stopped }: DataModel, change: RouterChange): boolean {
  // An exchanged router may have no guest network.
  if (change.kind === 'guest' && !Guest) return change.guest.IsActive === false;
  if (change.kind === 'device') return stopped.has(change.Mac) === change.IsStopped;
  if (change.kind === 'port-remove') return !mappings.some(({ InstNumber }) => InstNumber === change.InstNumber);
  if (change.kind !== 'port-add') return false;
  const { InstNumber: _, ...wanted } = change.mapping;
  const names = Object.keys(wanted) as (keyof typeof wanted)[];
  return mappings.some((each) => names.every((name) => each[name] === wanted[name]));
}

/** A router has one of the two data models. */
function modelOf(device: AcsDevice, settings: ModelSettings): DataModel {
  return 'Device' in device ? tr181(device, settings) : tr098(device, settings);
}

function taskOf(change: RouterChange, model: DataModel): AcsTask {
  const { mappings } = model;
  switch (change.kind) {
    case 'wifi':
      return { name: 'setParameterValues', parameterValues: model.wifiParameters(change.values) };
    case 'dmz':
      return { name: 'setParameterValues', parameterValues: model.dmzParameters(change.dmz) };
    case 'port-add':
      return {
        name: 'addObject',
        objectName: mappings,
        parameterValues: model.mappingParameters(change.mapping).map(([name, value]) => [name, value]),
      };
    case 'port-edit':
      return {
        name: 'setParameterValues',
        parameterValues: model
          .mappingParameters(change.fields)
          .map(([name, value, type]) => [`${mappings}.${change.InstNumber}.${name}`, value, type]),
      };
    case 'guest':
      return { name: 'setParameterValues', parameterValues: model.guestParameters(change.guest) };
    case 'device':
      return accessTask(change, model);
    case 'restart':
      return { name: 'reboot' };
    case 'port-remove':
    default:
      return { name: 'deleteObject', objectName: `${mappings}.${change.InstNumber}` };
  }
}

/** A stopped device has an entry in the access control of the router, any other has none. */
function accessTask({ Mac, IsStopped }: Extract<RouterChange, { kind: 'device' }>, model: DataModel): AcsTask {
  const { accessControl: objectName } = model;
  if (IsStopped) return { name: 'addObject', objectName, parameterValues: accessParameters(Mac) };
  return { name: 'deleteObject', objectName: `${objectName}.${model.stopped.get(Mac)}` };
}
