import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { camera, homes, openHome, properties, said, type HomePortal } from '#testing/home-network.ts';

let maria: HomePortal;

beforeAll(async () => {
  maria = await openHome();
});
afterAll(() => maria.portal.close());

describe('setting wifi', () => {
  it.each([
    ['a name of three characters', 'HN-070', 'WifiName', 'abc'],
    ['a name of 33 characters', 'HN-071', 'WifiName', 'a'.repeat(33)],
    ['a Cyrillic name', 'HN-072', 'WifiName', 'Иванови'],
    ['a name with a hyphen', 'HN-072', 'WifiName', 'Ivanovi-5G'],
    ['a password of seven characters', 'HN-073', 'WifiPassword', 'abcdefg'],
    ['a password of 64 characters', 'HN-074', 'WifiPassword', 'a'.repeat(64)],
    ['a password with other symbols', 'HN-075', 'WifiPassword', 'парола&1234'],
    ['an encryption that the mode forbids', 'HN-083', 'EncriptionMode', '1'],
    ['a channel of the other band', 'HN-085', 'Channel', '6'],
    ['a channel with automatic channel selection', 'HN-086', 'Channel', '40'],
  ])('refuses %s, and changes nothing [%s]', async (_, _row, PropertyName, Value) => {
    const before = await maria.device();
    const answer = await maria.set([
      { PropertyName: 'Wps', BandType: 1, Value: 'true' },
      { PropertyName, Value },
    ]);
    expect([said(answer), properties(answer)]).toEqual([
      '400 EC_Invalid_Request',
      { Field: 'body/Properties/1/Value' },
    ]);
    expect(await maria.device()).toMatchObject({ ...before, LastContact: expect.any(String) as string });
  });

  it('refuses a width of 80 on 2.4 GHz, a channel of 5 GHz on it, and duplicate properties [HN-084, HN-125]', async () => {
    expect(said(await maria.set([{ PropertyName: 'ChannelWidth', BandType: 1, Value: '3' }]))).toBe(
      '400 EC_Invalid_Request',
    );
    const channel = [
      { PropertyName: 'IsAutoChannel', BandType: 1, Value: 'false' },
      { PropertyName: 'Channel', BandType: 1, Value: '36' },
    ];
    expect(said(await maria.set(channel))).toBe('400 EC_Invalid_Request');
    const twice = [
      { PropertyName: 'WifiName', Value: 'Gosti' },
      { PropertyName: 'WifiName', Value: 'Ivanovi' },
    ];
    expect(said(await maria.set(twice))).toBe('400 EC_Invalid_Request');
    expect(said(await maria.set([{ PropertyName: 'Antenna', Value: '1' }]))).toBe('400 EC_Invalid_Request');
    expect(said(await maria.set([{ PropertyName: 'SecurityMode', Value: '5' }]))).toBe('400 EC_Invalid_Request');
    expect(said(await maria.set([{ PropertyName: 'Wps', Value: 'yes' }]))).toBe('400 EC_Invalid_Request');
    expect(said(await maria.set([{ PropertyName: 'WifiName', BandType: 3, Value: 'Gosti' }]))).toBe(
      '400 EC_Invalid_Request',
    );
  });

  it.each([
    ['of the same band', [{ PropertyName: 'Wps', BandType: 2, Value: 'true' }]],
    ['of the same name', [{ PropertyName: 'WifiName', BandType: 1, Value: 'Ivanovi' }]],
  ])('names the invalid property, not a later one %s', async (_, later) => {
    const answer = await maria.set([{ PropertyName: 'WifiName', BandType: 2, Value: 'x' }, ...later]);
    expect(properties(answer)).toEqual({ Field: 'body/Properties/0/Value' });
  });

  it('refuses foreign and unknown routers with the same answer', async () => {
    const other = (SerialNumber: string) =>
      maria.call('set-properties', {
        SerialNumber,
        Properties: [{ PropertyName: 'Wps', BandType: 1, Value: 'true' }],
        Service: homes.maria.msisdn,
      });
    const [foreign, unknown] = [await other(homes.elena.serial), await other('NOBODYS')];
    expect(said(foreign)).toBe('403 EC_User_Not_Authoried');
    expect({ ...(unknown.body as object), TraceId: '' }).toEqual({ ...(foreign.body as object), TraceId: '' });
  });
});

describe('port mappings', () => {
  it.each([
    ['PortMappingProtocol', 'HN-090'],
    ['PortMappingDescription', 'HN-091'],
    ['InternalClient', 'HN-092'],
    ['ExternalPort', 'HN-093'],
  ])('without %s are refused when added [%s]', async (field) => {
    const answer = await maria.ports({ ...camera, [field]: undefined });
    expect([said(answer), properties(answer)]).toEqual(['400 EC_Invalid_Request', { Field: `body/${field}` }]);
  });

  it.each([
    ['port 0', { ExternalPort: 0 }],
    ['port 70000', { ExternalPort: 70_000 }],
    ['an unknown protocol', { PortMappingProtocol: 4 }],
    ['an invalid address', { InternalClient: '192.168.1.300' }],
    ['an empty name', { PortMappingDescription: '  ' }],
    ['an unknown field', { RemoteHost: '1.2.3.4' }],
    ['an unknown action', { Action: 4 }],
  ])('with %s are refused, also in an edit', async (_, fields) => {
    expect(said(await maria.ports({ ...camera, ...fields }))).toBe('400 EC_Invalid_Request');
    expect(said(await maria.ports({ InstNumber: 1, Action: 2, ...fields }))).toBe('400 EC_Invalid_Request');
    expect((await maria.device()).Requests).toEqual([]);
  });

  it.each(['ExternalPort', 'ExternalPortEndRange'] as const)('without %s are refused [HN-093]', async (field) => {
    const { [field]: _, ...rest } = camera;
    const answer = await maria.ports(rest);
    expect([said(answer), properties(answer)]).toEqual(['400 EC_Invalid_Request', { Field: `body/${field}` }]);
    expect((await maria.device()).Requests).toEqual([]);
  });

  it('with an inverted range are refused, external and on type 116 also internal [HN-087, HN-088]', async () => {
    for (const range of [
      { ExternalPort: 9000, ExternalPortEndRange: 8999 },
      { InternalPort: 9000, InternalEndPort: 8999 },
    ]) {
      expect(said(await maria.ports({ ...camera, ...range }))).toBe('400 EC_Invalid_Request');
      expect(said(await maria.ports({ InstNumber: 1, Action: 2, ...range }))).toBe('400 EC_Invalid_Request');
    }
  });

  it('on a reserved port are refused', async () => {
    const answer = await maria.ports({ ...camera, ExternalPort: 7547, ExternalPortEndRange: 7547 });
    expect([said(answer), properties(answer)]).toEqual(['409 EC_Port_Reserved', { FreePort: 7548 }]);
  });
});
