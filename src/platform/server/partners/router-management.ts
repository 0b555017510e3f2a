// The management of routers in people's homes: a port. Names are those of the operator's own calls, which follow TR-098.

export type RouterNetwork = {
  BandType: 1 | 2;
  WifiName: string;
  WifiPassword: string;
  IsNetworkActive: boolean;
  SecurityMode: 1 | 2 | 3 | 4;
  EncriptionMode: 1 | 2 | 3 | null;
  Channel: number;
  IsAutoChannel: boolean;
  ChannelWidth: 0 | 1 | 2 | 3;
  Wps: boolean;
};

export type RouterMapping = {
  InstNumber: number;
  PortMappingDescription: string;
  InternalClient: string;
  ExternalPort: number;
  ExternalPortEndRange: number;
  InternalPort: number;
  InternalEndPort: number;
  PortMappingProtocol: 1 | 2 | 3;
  PortMappingEnabled: boolean;
};

export type RouterDmz = { DmzEnabled: boolean; DmzHost: string | null };

/** What a router is set to and what it sees. */
export type RouterState = {
  LanAddress: string;
  NetworksDetails: RouterNetwork[];
  PortFwd: RouterMapping[];
  MeshAgents: { SerialNumber: string; Status: 0 | 1 | 2 | 3 }[];
  Hosts: { Name: string; IpAddress: string; BandType: 1 | 2 | null }[];
  Dmz: RouterDmz;
  AvailableProtocols: (1 | 2 | 3)[];
};

/** What management knows of a router: its state is the last one it told. */
export type RouterReading = { state: RouterState; isOnline: boolean; lastContact: Date | null };

export type RouterValue = string | number | boolean | null;
export type RouterWifiValue = {
  BandType: 1 | 2;
  PropertyName: Exclude<keyof RouterNetwork, 'BandType'>;
  Value: RouterValue;
};

export type RouterChange =
  | { kind: 'wifi'; values: RouterWifiValue[] }
  | { kind: 'port-add'; mapping: RouterMapping }
  | { kind: 'port-edit'; InstNumber: number; fields: Partial<Omit<RouterMapping, 'InstNumber'>> }
  | { kind: 'port-remove'; InstNumber: number }
  | { kind: 'dmz'; dmz: RouterDmz };

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

/** The state with a change made on it. */
export function changedState(state: RouterState, change: RouterChange): RouterState {
  switch (change.kind) {
    case 'wifi':
      return {
        ...state,
        NetworksDetails: state.NetworksDetails.map((network) => changedNetwork(network, change.values)),
      };
    case 'port-add': {
      const others = state.PortFwd.filter(({ InstNumber }) => InstNumber !== change.mapping.InstNumber);
      return { ...state, PortFwd: [...others, change.mapping].toSorted((a, b) => a.InstNumber - b.InstNumber) };
    }
    case 'port-edit':
      return {
        ...state,
        PortFwd: state.PortFwd.map((each) =>
          each.InstNumber === change.InstNumber ? { ...each, ...change.fields } : each,
        ),
      };
    case 'port-remove':
      return { ...state, PortFwd: state.PortFwd.filter(({ InstNumber }) => InstNumber !== change.InstNumber) };
    case 'dmz':
    default:
      return { ...state, Dmz: change.dmz };
  }
}

function changedNetwork(network: RouterNetwork, values: readonly RouterWifiValue[]): RouterNetwork {
  const own = values.filter(({ BandType }) => BandType === network.BandType);
  return { ...network, ...Object.fromEntries(own.map(({ PropertyName, Value }) => [PropertyName, Value])) };
}
