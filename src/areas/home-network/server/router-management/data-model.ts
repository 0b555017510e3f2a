// What the data models of routers have in common: values of a device in the ACS, and how settings become parameters.

import { normalizedMac } from '../../devices/rules.ts';
import type { LineStatus } from '../../line/rules.ts';
import type { PortMapping } from '../../ports/contract.ts';
import type { GuestSettings, RouterChange, RouterHost, RouterState, WifiValue } from './router-management.ts';

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
  guestParameters(guest: Partial<GuestSettings>): Parameter[];
  /** The path of the entries that stop the internet of single devices. */
  accessControl: string;
  /** The entries of stopped devices by MAC address. */
  stopped: ReadonlyMap<string, number>;
  /** The objects that a check of the line reads again. */
  measured: readonly string[];
};

export function keyOf<Key extends number>(names: Record<Key, string>, name: string): Key | undefined {
  const found = Object.entries(names).find(([, each]) => each === name);
  return found && (Number(found[0]) as Key);
}

/** An entry of the access control: TR-181 has it since version 2.14, older data models under the operator's prefix. */
export function accessParameters(Mac: string): [name: string, value: Parameter[1]][] {
  return [
    ['PhysAddress', Mac],
    ['AccessPolicy', 'Deny'],
    ['Enable', true],
  ];
}

export function stoppedDevices(at: Reader, path: string): Map<string, number> {
  const denying = at
    .instances(path)
    .filter((number) => at.flag(`${path}.${number}.Enable`) && at.text(`${path}.${number}.AccessPolicy`) === 'Deny');
  return new Map(denying.map((number) => [macAt(at, `${path}.${number}.PhysAddress`), number]));
}

/** A status that is empty or says that it is unknown is not a fault. */
export function lineStatus(status: string, up: string): LineStatus {
  if (status === up) return 'up';
  return ['', 'Unknown', 'Unavailable'].includes(status) ? 'unknown' : 'down';
}

/** Empty if the router reports none. */
function macAt(at: Reader, path: string): string {
  return normalizedMac(at.text(path)) ?? '';
}

type HostPaths = { host: string; mac: string; since: string; band: RouterHost['BandType'] };

export function hostAt(
  at: Reader,
  { host, mac, since, band }: HostPaths,
  stopped: ReadonlyMap<string, number>,
): RouterHost {
  const Mac = macAt(at, `${host}.${mac}`);
  return {
    Mac,
    Name: at.text(`${host}.HostName`) || Mac,
    IpAddress: at.text(`${host}.IPAddress`),
    BandType: band,
    IsConnected: at.flag(`${host}.Active`),
    Since: momentOf(at.text(`${host}.${since}`)),
    IsStopped: stopped.has(Mac),
  };
}

/** Null if the router reports no moment, or the unknown one of the data models. */
function momentOf(text: string): string | null {
  const at = Date.parse(text);
  return Number.isNaN(at) || text.startsWith('0001') ? null : new Date(at).toISOString();
}

export function paths(at: Reader, collection: string): string[] {
  return at.instances(collection).map((number) => `${collection}.${number}`);
}

/** The object that a parameter refers to. */
export function target(at: Reader, path: string): string {
  return at.text(path).replace(/\.$/, '');
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
