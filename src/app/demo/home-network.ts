// The state of the embedded routers: one is switched off, one refuses every change, one cannot do the newer things, one has
// lost its connection, and one has a weak line.

import type { Tx } from '#platform/server/database/database.ts';
import type { NetworkDetail } from '#areas/home-network/wifi/contract.ts';
import type { PortMapping } from '#areas/home-network/ports/contract.ts';
import type { LineValues } from '#areas/home-network/line/rules.ts';
import type { RouterHost, RouterState } from '#areas/home-network/server/router-management/router-management.ts';

type DemoHost = Omit<RouterHost, 'Since'> & { sinceMinutes: number };
type DemoState = Omit<RouterState, 'Hosts'> & { Hosts: DemoHost[] };

type DemoRouter = {
  serialNumber: string;
  state: DemoState;
  /** Offline for this many days from the import, and silent for as many hours before. */
  offline?: { days: number; silentHours: number };
  refuses?: true;
};

const network = (BandType: 1 | 2, WifiName: string, more: Partial<NetworkDetail> = {}): NetworkDetail => ({
  BandType,
  WifiName,
  WifiPassword: 'Lipa.2026-cvetna',
  IsNetworkActive: true,
  SecurityMode: 3,
  EncriptionMode: 2,
  Channel: BandType === 1 ? 6 : 36,
  IsAutoChannel: true,
  ChannelWidth: BandType === 1 ? 0 : 3,
  Wps: false,
  ...more,
});

type NewMapping = { name: string; client: string; port: number; end?: number; inside?: number; protocol: 1 | 2 | 3 };

const mappings = (...all: (NewMapping & { closed?: true })[]): PortMapping[] =>
  all.map(({ name, client, port, end = port, inside = port, protocol, closed }, index) => ({
    InstNumber: index + 1,
    PortMappingDescription: name,
    InternalClient: client,
    ExternalPort: port,
    ExternalPortEndRange: end,
    InternalPort: inside,
    InternalEndPort: inside + end - port,
    PortMappingProtocol: protocol,
    PortMappingEnabled: !closed,
  }));

/** Devices with addresses of their own, connected for this many minutes, or away since then. */
const host = (
  Name: string,
  last: number,
  BandType: RouterHost['BandType'],
  sinceMinutes: number,
  more: Partial<DemoHost> = {},
): DemoHost => ({
  Mac: `02:AB:0A:00:${hex(sinceMinutes % 256)}:${hex(last)}`,
  Name,
  IpAddress: `192.168.1.${last}`,
  BandType,
  IsConnected: true,
  sinceMinutes,
  IsStopped: false,
  ...more,
});

const hex = (number: number) => number.toString(16).padStart(2, '0').toUpperCase();

const guest = (WifiName: string, WifiPassword: string) => ({ WifiName, WifiPassword, IsActive: false });
const goodLine: LineValues = { Link: 'up', Session: 'up', SignalDbm: -18.4 };

const state = (more: Partial<DemoState> & Pick<DemoState, 'NetworksDetails'>): DemoState => ({
  LanAddress: '192.168.1.1',
  PortFwd: [],
  MeshAgents: [],
  Hosts: [],
  Dmz: { DmzEnabled: false, DmzHost: null },
  AvailableProtocols: [1, 2, 3],
  Guest: null,
  CanPause: true,
  CanRestart: true,
  Line: goodLine,
  ...more,
});

const routers: DemoRouter[] = [
  {
    serialNumber: '4857544A6F21',
    state: state({
      NetworksDetails: [
        network(1, 'Ivanovi'),
        network(2, 'Ivanovi 5G', { SecurityMode: 4, WifiPassword: 'Lipa.2026-cvetna' }),
      ],
      PortFwd: mappings(
        { name: 'Камера на входа', client: '192.168.1.24', port: 8443, inside: 443, protocol: 1 },
        { name: 'Игрите на Боян', client: '192.168.1.31', port: 3478, end: 3480, protocol: 2 },
        { name: 'Снимките вкъщи', client: '192.168.1.40', port: 5001, protocol: 3, closed: true },
      ),
      MeshAgents: [
        { SerialNumber: '70A9C1', Status: 1 },
        { SerialNumber: '70A9D4', Status: 2 },
        { SerialNumber: '70AA07', Status: 3 },
        { SerialNumber: '70AA3E', Status: 0 },
      ],
      Hosts: [
        host('Телефонът на Мария', 20, 2, 47),
        host('Лаптоп', 22, 2, 185),
        host('Камера', 24, 1, 17_280),
        host('Конзола', 31, 2, 132),
        host('NAS', 40, null, 44_640),
        host('Galaxy-Tab-A9', 44, 2, 1500, { IsConnected: false }),
      ],
      Guest: guest('Ivanovi Gosti', 'topla-lipa-27'),
    }),
  },
  {
    serialNumber: '48575443B102',
    state: state({
      NetworksDetails: [
        network(1, 'Petrovi', { SecurityMode: 2, EncriptionMode: 3, WifiPassword: 'maritsa40' }),
        network(2, 'Petrovi 5', { WifiPassword: 'maritsa40', ChannelWidth: 2 }),
      ],
      PortFwd: mappings({ name: 'Видеонаблюдение', client: '192.168.1.10', port: 554, protocol: 1 }),
      Hosts: [host('Телевизор', 12, null, 75)],
      CanPause: false,
      CanRestart: false,
      Line: null,
    }),
  },
  {
    serialNumber: '48575443C303',
    state: state({
      NetworksDetails: [
        network(1, 'Chaika', { IsAutoChannel: false, Channel: 11, WifiPassword: 'More_i_Pyasak7' }),
        network(2, 'Chaika 5G', { WifiPassword: 'More_i_Pyasak7' }),
      ],
      PortFwd: mappings({ name: 'Minecraft', client: '192.168.1.15', port: 25_565, protocol: 1 }),
      Hosts: [host('Телефонът на Елена', 11, 2, 20), host('Настолен компютър', 15, null, 310)],
      Guest: guest('Chaika Gosti', 'morski-briz-84'),
      Line: { Link: 'up', Session: 'down', SignalDbm: -19.1 },
    }),
  },
  {
    serialNumber: '48575443E505',
    refuses: true,
    state: state({
      NetworksDetails: [network(1, 'Vila', { WifiPassword: 'Kokiche_2024' })],
      AvailableProtocols: [],
      Hosts: [host('Термостат', 30, 1, 57_600)],
      Guest: guest('Vila Gosti', 'planinski-izvor-5'),
    }),
  },
  {
    serialNumber: '48575443D404',
    offline: { days: 3, silentHours: 5 },
    state: state({
      NetworksDetails: [
        network(1, 'Pekarna', { WifiPassword: 'Hlyab_i_sol9' }),
        network(2, 'Pekarna 5G', { WifiPassword: 'Hlyab_i_sol9', IsNetworkActive: false }),
      ],
      PortFwd: mappings({ name: 'Каса', client: '192.168.1.50', port: 3389, protocol: 1, closed: true }),
      AvailableProtocols: [1, 3],
      MeshAgents: [{ SerialNumber: '70BB12', Status: 1 }],
      Hosts: [host('Каса', 50, null, 540)],
      Guest: guest('Pekarna Gosti', 'topal-hlyab-31'),
    }),
  },
  {
    serialNumber: '48575443F606',
    state: state({
      NetworksDetails: [
        network(1, 'Pekarna 2', { WifiPassword: 'Kifli_i_banitsi3' }),
        network(2, 'Pekarna 2 5G', { WifiPassword: 'Kifli_i_banitsi3' }),
      ],
      PortFwd: mappings({ name: 'Камера', client: '192.168.1.60', port: 8080, protocol: 1 }),
      Hosts: [
        host('Камера', 60, 1, 4320),
        host('Лаптоп', 61, 2, 95),
        host('Galaxy-Tab-A9', 62, 2, 1600, { IsConnected: false }),
      ],
      Guest: guest('Pekarna 2 Gosti', 'presni-kifli-62'),
      Line: { Link: 'up', Session: 'up', SignalDbm: -27.6 },
    }),
  },
];

const minute = 60_000;
const hour = 60 * minute;

function stateAt({ Hosts, ...rest }: DemoState, now: Date): RouterState {
  const hosts = Hosts.map(({ sinceMinutes, ...each }) => ({
    ...each,
    Since: new Date(now.getTime() - sinceMinutes * minute).toISOString(),
  }));
  return { ...rest, Hosts: hosts };
}

export async function loadEmbeddedRouters(tx: Tx, now: Date): Promise<void> {
  await tx
    .insertInto('embedded_router')
    .values(
      routers.map((router) => ({
        serial_number: router.serialNumber,
        state: JSON.stringify(stateAt(router.state, now)),
        offline_until: router.offline ? new Date(now.getTime() + router.offline.days * 24 * hour) : null,
        last_contact_at: new Date(now.getTime() - (router.offline?.silentHours ?? 0) * hour),
        refuses_changes: router.refuses ?? false,
      })),
    )
    .execute();
}
