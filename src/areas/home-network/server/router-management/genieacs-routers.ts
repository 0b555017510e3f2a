// Adapter for routers managed over TR-069 by GenieACS: reads their last reported state, and turns changes into tasks.

import type { Clock } from '#platform/clock.ts';
import { acsClient, type AcsClient, type AcsDevice, type AcsTask } from './genieacs-client.ts';
import type { PortMapping } from '../../ports/contract.ts';
import { ManagementDown, type RouterChange, type RouterManagement } from './router-management.ts';
import type { DataModel, ModelSettings } from './data-model.ts';
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
  return {
    async read(serialNumber) {
      const device = await acs.device(serialNumber);
      if (!device) return null;
      // oxlint-disable-next-line no-underscore-dangle -- a name of the ACS
      const lastContact = device._lastInform ? new Date(device._lastInform) : null;
      const silentMs = lastContact ? clock.now().getTime() - lastContact.getTime() : Number.POSITIVE_INFINITY;
      return { state: modelOf(device, settings).state, isOnline: silentMs <= contactSeconds * 1000, lastContact };
    },
    async apply({ requestId, serialNumber, change, tasks }) {
      try {
        const device = await acs.device(serialNumber);
        if (!device) return { state: 'failed' };
        // oxlint-disable-next-line no-underscore-dangle -- a name of the ACS
        const deviceId = device._id;
        const known = tasks.length > 0 ? tasks : await acs.placed(deviceId, requestId);
        if (known.length > 0) return await progressOf(acs, deviceId, known, queued);
        const model = modelOf(device, settings);
        if (isDone(model.state.PortFwd, change)) return { state: 'applied' };
        const placed = await acs.place(deviceId, taskOf(change, model), requestId);
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

/** After a lost answer: adding a mapping again would double it, and the router refuses to delete a missing one. */
function isDone(mappings: readonly PortMapping[], change: RouterChange): boolean {
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
    case 'port-remove':
    default:
      return { name: 'deleteObject', objectName: `${mappings}.${change.InstNumber}` };
  }
}
