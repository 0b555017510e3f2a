// The event of a change that one of the operator's systems has sent, for the other listeners.

import type { Tx } from '../database/database.ts';
import { isAnybodyListening, noteEvent } from './listener-store.ts';
import type { TmfObject, TmfResource } from './resource.ts';

type ToldResource = Pick<TmfResource, 'api' | 'name' | 'type' | 'isCreated' | 'find' | 'partOf'>;
type SentChange = { resource: ToldResource; id: string; client: string };

/** Reads the resource before the change and returns a function that records the event after it. */
export async function eventOfChange(tx: Tx, sent: SentChange): Promise<() => Promise<void>> {
  const { resource, id }: { resource: ToldResource; id: string } = sent.resource.partOf?.(sent.id) ?? sent;
  const { api, name, type, isCreated } = resource;
  if (!isCreated || !(await isAnybodyListening(tx, api.scope))) return async () => {};
  const before = await resource.find(tx, id);
  return async () => {
    const after = await resource.find(tx, id);
    const kind = !before ? 'Create' : stateOf(before) === stateOf(after) ? 'AttributeValueChange' : 'StateChange';
    const event = { api: api.scope, resource: name, id, type: `${type}${kind}Event`, by: sent.client };
    await noteEvent(tx, event, after);
  };
}

const stateOf = (resource: TmfObject | null) =>
  resource?.['status'] ?? resource?.['state'] ?? resource?.['lifecycleStatus'];
