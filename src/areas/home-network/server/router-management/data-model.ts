// What the data models of routers have in common: values of a device in the ACS, and how settings become parameters.

import type { PortMapping } from '../../ports/contract.ts';
import type { RouterChange, RouterState, WifiValue } from './router-management.ts';

export type ModelSettings = {
  /** The prefix of names that the data models do not have, e.g. X_ABONAT. */
  prefix: string;
  /** TR-098: the WLANConfiguration instances of the 2.4 and the 5 GHz network. */
  networks: Record<1 | 2, number>;
  /** TR-098: the connection of the port mappings. */
  connection: string;
};

export type Parameter = [path: string, value: string | number | boolean, type: string];

/** A device in the ACS: nested objects with values under _value. */
export type Tree = { [name: string]: Tree | string | number | boolean | null | undefined };

/** The settings of one device in its data model. */
export type DataModel = {
  state: RouterState;
  /** The path of the port mappings. */
  mappings: string;
  wifiParameters(values: readonly WifiValue[]): Parameter[];
  mappingParameters(fields: Partial<PortMapping>): Parameter[];
  dmzParameters(dmz: Extract<RouterChange, { kind: 'dmz' }>['dmz']): Parameter[];
};

export function keyOf<Key extends number>(names: Record<Key, string>, name: string): Key | undefined {
  const found = Object.entries(names).find(([, each]) => each === name);
  return found && (Number(found[0]) as Key);
}

export type Reader = ReturnType<typeof reader>;

export function reader(device: Tree) {
  const tree = (path: string): Tree | undefined => {
    let found: Tree[string] = device;
    for (const name of path.split('.')) {
      if (typeof found !== 'object' || found === null) return undefined;
      found = found[name];
    }
    return typeof found === 'object' && found !== null ? found : undefined;
  };
  const value = (path: string) => {
    const found = tree(path)?.['_value'];
    return typeof found === 'object' ? undefined : found;
  };
  return {
    tree,
    text: (path: string) => String(value(path) ?? ''),
    number: (path: string) => Number(value(path) ?? 0),
    flag: (path: string) => value(path) === true || value(path) === 'true' || value(path) === '1' || value(path) === 1,
    instances: (path: string) =>
      Object.keys(tree(path) ?? {})
        .filter((name) => /^\d+$/.test(name))
        .map(Number),
  };
}
