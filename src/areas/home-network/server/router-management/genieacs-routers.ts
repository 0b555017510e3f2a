// Adapter for routers managed over TR-069 by GenieACS: reads their last reported state, and turns changes into tasks.

import type { Clock } from '#platform/clock.ts';
import { acsClient, type AcsClient, type AcsTask } from './genieacs-client.ts';
import type { PortMapping } from '../../ports/contract.ts';
import { ManagementDown, type RouterChange, type RouterManagement } from './router-management.ts';
import { dmzParameters, mappingParameters, mappingsPath, stateOf, wifiParameters, type DataModel } from './tr098.ts';

export type AcsSettings = {
  address: string;
  model: DataModel;
  /** A router without contact for longer counts as off. */
  contactSeconds: number;
};

const askAgainSeconds = 60;

export function genieAcsRouters({ address, model, contactSeconds }: AcsSettings, clock: Clock): RouterManagement {
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
      return { state: stateOf(device, model), isOnline: silentMs <= contactSeconds * 1000, lastContact };
    },
    async apply({ serialNumber, change, tasks }) {
      try {
        const device = await acs.device(serialNumber);
        if (!device) return { state: 'failed' };
        // oxlint-disable-next-line no-underscore-dangle -- a name of the ACS
        const deviceId = device._id;
        if (tasks.length > 0) return await progressOf(acs, deviceId, tasks, queued);
        const task = taskOf(change, model);
        if (task.name === 'addObject' && isThere(stateOf(device, model).PortFwd, change)) return { state: 'applied' };
        const placed = await acs.place(deviceId, task);
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

/** A lost answer may have left the mapping on the router. */
function isThere(mappings: readonly PortMapping[], change: RouterChange): boolean {
  if (change.kind !== 'port-add') return false;
  const { InstNumber: _, ...wanted } = change.mapping;
  const names = Object.keys(wanted) as (keyof typeof wanted)[];
  return mappings.some((each) => names.every((name) => each[name] === wanted[name]));
}

function taskOf(change: RouterChange, model: DataModel): AcsTask {
  const mappings = mappingsPath(model);
  switch (change.kind) {
    case 'wifi':
      return { name: 'setParameterValues', parameterValues: wifiParameters(change.values, model) };
    case 'dmz':
      return { name: 'setParameterValues', parameterValues: dmzParameters(change, model) };
    case 'port-add':
      return {
        name: 'addObject',
        objectName: mappings,
        parameterValues: mappingParameters(change.mapping, model).map(([name, value]) => [name, value]),
      };
    case 'port-edit':
      return {
        name: 'setParameterValues',
        parameterValues: mappingParameters(change.fields, model).map(([name, value, type]) => [
          `${mappings}.${change.InstNumber}.${name}`,
          value,
          type,
        ]),
      };
    case 'port-remove':
    default:
      return { name: 'deleteObject', objectName: `${mappings}.${change.InstNumber}` };
  }
}
