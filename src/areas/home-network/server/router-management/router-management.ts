// Port of router management. The settings of a router are named as in the contract.

import type { Device, MeshAgent } from '../../contract.ts';
import type { Band } from '../../constants.ts';
import type { LineValues } from '../../line/rules.ts';
import type { NetworkDetail } from '../../wifi/contract.ts';
import type { PortMapping } from '../../ports/contract.ts';
import type { Protocol } from '../../ports/constants.ts';
import type { WifiProperty } from '../../wifi/constants.ts';

/** A device that the router knows, connected or not. */
export type RouterHost = {
  Mac: string;
  Name: string;
  IpAddress: string;
  BandType: Band | null;
  IsConnected: boolean;
  /** When it connected or disconnected; null if the router does not report it. */
  Since: string | null;
  /** The router gives it no internet. */
  IsStopped: boolean;
};

export type GuestSettings = { WifiName: string; WifiPassword: string; IsActive: boolean };

/** The settings of a router and what it reports. */
export type RouterState = {
  LanAddress: string;
  NetworksDetails: NetworkDetail[];
  PortFwd: PortMapping[];
  MeshAgents: MeshAgent[];
  Hosts: RouterHost[];
  Dmz: Device['Dmz'];
  AvailableProtocols: Protocol[];
  /** Null if the router has no guest network. */
  Guest: GuestSettings | null;
  /** It can stop the internet of single devices. */
  CanPause: boolean;
  CanRestart: boolean;
  /** Null if it does not measure its line. */
  Line: LineValues | null;
};

/** The last reported state of a router. */
export type RouterReading = { state: RouterState; isOnline: boolean; lastContact: Date | null };

export type MeasuredRouter = RouterReading & { hasAnswered: boolean };

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
  | { kind: 'dmz'; dmz: Device['Dmz'] }
  | { kind: 'guest'; guest: Partial<GuestSettings> }
  | { kind: 'device'; Mac: string; IsStopped: boolean }
  | { kind: 'restart' };

/** The change to apply, or, if it already has tasks, the one to check. */
export type RouterOrder = {
  /** The same for every attempt. */
  requestId: string;
  serialNumber: string;
  change: RouterChange;
  tasks: readonly string[];
  requestedAt: Date;
  /** An earlier attempt may have reached the router. */
  isRetry: boolean;
};

export type RouterOutcome =
  | { state: 'applied' }
  | { state: 'failed' }
  | { state: 'queued'; tasks: string[]; askAgainAt: Date };

export type RouterManagement = {
  /** Null if the router is unknown; throws ManagementDown when management does not answer. */
  read(serialNumber: string): Promise<RouterReading | null>;
  /** Like `read`, but the router is measured now, unless it does not answer in time. */
  measure(serialNumber: string): Promise<MeasuredRouter | null>;
  /** Idempotent: after a crash the same order is repeated. */
  apply(order: RouterOrder): Promise<RouterOutcome>;
};

export class ManagementDown extends Error {}
