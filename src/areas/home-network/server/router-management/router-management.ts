// The management of routers in people's homes: a port. What a router is set to has the names of the contract.

import type { Device, Host, MeshAgent, NetworkDetail, PortMapping } from '../../contract.ts';
import type { Protocol, WifiProperty } from '../../constants.ts';

/** What a router is set to and what it sees. */
export type RouterState = {
  LanAddress: string;
  NetworksDetails: NetworkDetail[];
  PortFwd: PortMapping[];
  MeshAgents: MeshAgent[];
  Hosts: Host[];
  Dmz: Device['Dmz'];
  AvailableProtocols: Protocol[];
};

/** What management knows of a router: its state is the last one it told. */
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

/** The change to be made now, or, when tasks were made of it before, the one to be asked about. */
export type RouterOrder = { serialNumber: string; change: RouterChange; tasks: readonly string[] };

export type RouterOutcome =
  | { state: 'applied' }
  | { state: 'failed' }
  | { state: 'queued'; tasks: string[]; askAgainAt: Date };

export type RouterManagement = {
  /** Null when management does not know the router; throws ManagementDown when it does not answer. */
  read(serialNumber: string): Promise<RouterReading | null>;
  /** Safe to repeat: after a crash the same order comes again. */
  apply(order: RouterOrder): Promise<RouterOutcome>;
};

export class ManagementDown extends Error {}
