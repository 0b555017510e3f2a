// The home network for demo users: reading routers, changing them, advancing the clock.

import { expect } from 'vitest';
import type { Device, HomeNetwork } from '#areas/home-network/contract.ts';
import type { ListedMapping } from '#areas/home-network/ports/contract.ts';
import type { NetworkDetail } from '#areas/home-network/wifi/contract.ts';
import { openPortal, type TestReply, type Browser, type TestPortal } from './portal.ts';

/** Devices of Maria's home. */
export const devices = { console: '02:AB:0A:00:84:1F', phone: '02:AB:0A:00:2F:14' } as const;
export const wifi = '/home-network-module/wifi';
export const homes = {
  maria: { msisdn: '100000100301', serial: '4857544A6F21' },
  elena: { msisdn: '100000100303', serial: '48575443C303' },
  villa: { msisdn: '100000100305', serial: '48575443E505' },
  pekarna: { msisdn: '100000100304', serial: '48575443D404' },
  /** The second shop of the bakery. */
  shop: { msisdn: '100000100306', serial: '48575443F606' },
  georgi: { msisdn: '100000100302', serial: '48575443B102' },
} as const;
export type Home = keyof typeof homes;

export const camera = {
  Action: 1,
  InternalClient: '192.168.1.27',
  PortMappingDescription: 'Камера в гаража',
  ExternalPort: 8444,
  ExternalPortEndRange: 8444,
  InternalPort: 443,
  InternalEndPort: 443,
  PortMappingEnabled: true,
  PortMappingProtocol: 1,
};

export function said({ status, body }: TestReply): string {
  return [status, (body as { ErrorCode?: string } | undefined)?.ErrorCode].filter(Boolean).join(' ');
}

export function properties(answer: TestReply): Record<string, unknown> | undefined {
  return (answer.body as { Properties?: Record<string, unknown> }).Properties;
}

export type Property = { PropertyName: string; BandType?: number; Value: string };

/** One user at one home. */
export type HomePortal = {
  portal: TestPortal;
  who: Browser;
  call(path: string, body: object, headers?: Record<string, string>): Promise<TestReply>;
  read(): Promise<HomeNetwork>;
  device(): Promise<Device>;
  band(number: 1 | 2): Promise<NetworkDetail>;
  mapping(InstNumber: number): Promise<ListedMapping | undefined>;
  states(): Promise<string[]>;
  set(all: Property[], headers?: Record<string, string>): Promise<TestReply>;
  ports(body: object, headers?: Record<string, string>): Promise<TestReply>;
  /** A call of the home outside its wifi: guest, devices, line. */
  ask(path: string, body?: object, headers?: Record<string, string>): Promise<TestReply>;
  /** The same portal with the user of another home. */
  at(home: Home): Promise<HomePortal>;
  later(seconds?: number): Promise<void>;
};

export async function openHome(home: Home = 'maria', environment: Record<string, string> = {}): Promise<HomePortal> {
  return homeOn(await openPortal(environment), home);
}

export async function homeOn(portal: TestPortal, home: Home): Promise<HomePortal> {
  const { msisdn, serial } = homes[home];
  const owners: Partial<Record<Home, string>> = { villa: 'elena', shop: 'pekarna' };
  const who = await portal.browser().signIn(owners[home] ?? home);
  const call: HomePortal['call'] = (path, body, headers = {}) => who.call('POST', `${wifi}/${path}`, { headers, body });
  const read = async () => {
    const answer = await who.call('GET', `${wifi}/get-properties`, { query: { msisdn } });
    expect(answer.status).toBe(200);
    return answer.body as HomeNetwork;
  };
  const device = async () => (await read()).Devices[0]!;
  return {
    portal,
    who,
    call,
    read,
    device,
    band: async (number) => (await device()).NetworksDetails.find(({ BandType }) => BandType === number)!,
    mapping: async (number) => (await device()).PortFwd.find(({ InstNumber }) => InstNumber === number),
    states: async () => (await device()).Requests.map(({ State }) => State),
    set: (all, headers) =>
      call(
        'set-properties',
        { SerialNumber: serial, Properties: all.map((each) => ({ BandType: 2, ...each })), Service: msisdn },
        headers,
      ),
    ports: (body, headers) => call('port-fwd', { Msisdn: msisdn, PhoneNo: msisdn, ...body }, headers),
    ask: (path, body = {}, headers = {}) =>
      who.call('POST', `/home-network-module/${path}`, { headers, body: { Msisdn: msisdn, ...body } }),
    at: (other) => homeOn(portal, other),
    async later(seconds = 5) {
      await portal.pass(seconds);
      await portal.runDueJobs();
    },
  };
}
