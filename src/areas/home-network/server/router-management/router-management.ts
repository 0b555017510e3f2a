// Port of router management. The settings of a router are named as in the contract.

import type { Device, Host, MeshAgent } from '../../contract.ts';
import type { NetworkDetail } from '../../wifi/contract.ts';
import type { PortMapping } from '../../ports/contract.ts';
import type { Protocol } from '../../ports/constants.ts';
import type { WifiProperty } from '../../wifi/constants.ts';

/** The settings of a router and what it reports. */
export type RouterState = {
  LanAddress: string;
  NetworksDetails: NetworkDetail[];
  PortFwd: PortMapping[];
  MeshAgents: MeshAgent[];
  Hosts: Host[];
  Dmz: Device['Dmz'];
  AvailableProtocols: Protocol[];
};

/** The last reported state of a router. */
export type RouterReading = { state: RouterState; isOnline: boolean; lastContact: Date | null };

export type WifiValue = {
  BandType: NetworkDetail['BandType'];
  PropertyName: WifiProperty;
  Value: NetworkDetail[WifiProperty];
};

export type RouterChange =
  | { kind: 'wifi'; values: WifiValue[] }
  | { kind: 'port-add'; mapping: PortMapping }
  | { kind: 'port-edit'; InstNumber: number; fields: Partial<Omit<PortMapping, 'InstNumber'>> }
  | { kind: 'port-remove'; InstNumber: number }
  | { kind: 'dmz'; dmz: Device['Dmz'] };

/** The change to apply, or, if it already has tasks, the one to check. */
export type RouterOrder = {
  /** The same for every attempt. */
  requestId: string;
  serialNumber: string;
  change: RouterChange;
  tasks: readonly string[];
};

export type RouterOutcome =
  | { state: 'applied' }
  | { state: 'failed' }
  | { state: 'queued'; tasks: string[]; askAgainAt: Date };

export type RouterManagement = {
  /** Null if the router is unknown; throws ManagementDown when management does not answer. */
  read(serialNumber: string): Promise<RouterReading | null>;
  /** Idempotent: after a crash the same order is repeated. */
  apply(order: RouterOrder): Promise<RouterOutcome>;
};

export class ManagementDown extends Error {}
