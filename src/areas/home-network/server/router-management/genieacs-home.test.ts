import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { startAcs, write, type AcsServer } from '#testing/acs-server.ts';
import { homes, openHome, said, type HomePortal } from '#testing/home-network.ts';

const deviceId = '202BC1-Lasta%20Mesh-4857544A6F21';
const lan = 'InternetGatewayDevice.LANDevice.1';
const wan = 'InternetGatewayDevice.WANDevice.1';
const connection = `${wan}.WANConnectionDevice.1.WANIPConnection.1`;
const mac = '02:AB:0A:00:00:31';

let acs: AcsServer;
let maria: HomePortal;

beforeEach(async () => {
  acs = await startAcs(deviceId, homes.maria.serial);
  acs.device['_lastInform'] = new Date().toISOString();
  const values = {
    [`${lan}.WLANConfiguration.1.SSID`]: 'Ivanovi',
    [`${lan}.WLANConfiguration.3.SSID`]: 'Ivanovi Gosti',
    [`${lan}.WLANConfiguration.3.KeyPassphrase`]: 'gosti-1234',
    [`${lan}.WLANConfiguration.3.Enable`]: false,
    [`${lan}.WLANConfiguration.3.X_ABONAT_Guest`]: true,
    [`${lan}.Hosts.Host.1.HostName`]: 'Конзола',
    [`${lan}.Hosts.Host.1.MACAddress`]: mac.toLowerCase(),
    [`${lan}.Hosts.Host.1.Active`]: true,
    [`${lan}.Hosts.Host.1.Layer2Interface`]: `${lan}.WLANConfiguration.1`,
    [`${lan}.Hosts.Host.1.X_ABONAT_ActiveLastChange`]: '2026-11-17T08:00:00Z',
    [`${lan}.X_ABONAT_AccessControl.9.PhysAddress`]: '02:AB:0A:00:00:77',
    [`${lan}.X_ABONAT_AccessControl.9.AccessPolicy`]: 'Allow',
    [`${wan}.WANCommonInterfaceConfig.PhysicalLinkStatus`]: 'Up',
    [`${wan}.X_ABONAT_Optical.SignalLevel`]: -27_400,
    [`${connection}.ConnectionStatus`]: 'Connected',
  };
  for (const [path, value] of Object.entries(values)) write(acs.device, path, value);
  maria = await openHome('maria', { ROUTER_MANAGEMENT: 'genieacs', ACS_URL: acs.url });
});
afterEach(async () => {
  await maria.portal.close();
  await acs.close();
});

const at = (path: string) =>
  path.split('.').reduce<unknown>((tree, name) => (tree as Record<string, unknown> | undefined)?.[name], acs.device);
const posts = () => acs.asked.filter((line) => line.startsWith('POST'));
const gameConsole = async () => (await maria.device()).HomeDevices[0]!;
const pause = (Choice: string) => maria.ask('devices/internet', { Mac: mac, Choice });

describe('a router managed by GenieACS', () => {
  it('switches its guest network on and off as parameters, with a new password at the end [GW-001]', async () => {
    expect(said(await maria.ask('guest/start', { Choice: 'tonight' }))).toBe('202');
    await maria.later();
    expect(at(`${lan}.WLANConfiguration.3.Enable._value`)).toBe(true);
    expect(said(await maria.ask('guest/end'))).toBe('202');
    await maria.later();
    expect(at(`${lan}.WLANConfiguration.3.Enable._value`)).toBe(false);
    expect(at(`${lan}.WLANConfiguration.3.KeyPassphrase._value`)).not.toBe('gosti-1234');
  });

  it('ends its guest network also after it refused a later end [GW-001]', async () => {
    await maria.ask('guest/start', { Choice: 'tonight' });
    await maria.later();
    acs.router.refuses = true;
    expect(said(await maria.ask('guest/start', { Choice: 'three-days' }))).toBe('202');
    await maria.later();
    expect((await maria.device()).Requests.map(({ State }) => State)).toContain('failed');
    acs.router.refuses = false;
    acs.tasks.length = 0;
    acs.faults.length = 0;
    await maria.later(73 * 3600);
    await maria.later(61);
    expect(at(`${lan}.WLANConfiguration.3.Enable._value`)).toBe(false);
  });

  it('that was exchanged for one without a guest network has nothing to end [GW-001]', async () => {
    await maria.ask('guest/start', { Choice: 'tonight' });
    await maria.later();
    write(acs.device, `${lan}.WLANConfiguration.3.X_ABONAT_Guest`, false);
    await maria.later(31 * 3600);
    await maria.later(61);
    const { rows } = await maria.portal.platform.pool.query(
      `select (select count(*)::int from router_timer) as timers,
        (select count(*)::int from router_request where finished_at is null) as open`,
    );
    expect(rows).toEqual([{ timers: 0, open: 0 }]);
  });

  it('without a guest network cannot start one [GW-001]', async () => {
    write(acs.device, `${lan}.WLANConfiguration.3.X_ABONAT_Guest`, false);
    expect(said(await maria.ask('guest/start', { Choice: 'tonight' }))).toBe('409 EC_Router_Cannot');
  });

  it('stops a device by an entry of its access control, and deletes it [GW-002]', async () => {
    expect(await gameConsole()).toMatchObject({
      Mac: mac,
      Name: 'Конзола',
      BandType: 1,
      Since: '2026-11-17T08:00:00.000Z',
      Internet: 'on',
    });
    expect(said(await pause('block'))).toBe('202');
    await maria.later();
    expect(at(`${lan}.X_ABONAT_AccessControl.10.PhysAddress._value`)).toBe(mac);
    expect((await gameConsole()).Internet).toBe('blocked');
    expect(said(await pause('on'))).toBe('202');
    await maria.later();
    expect(at(`${lan}.X_ABONAT_AccessControl.10`)).toBeUndefined();
    expect(await maria.states()).toEqual(['applied']);
  });

  it('gets one entry for a device, although the answer was lost [GW-002]', async () => {
    await pause('block');
    acs.losesAnswersTo = 'POST';
    await maria.later();
    acs.losesAnswersTo = null;
    await maria.later(60);
    expect([await maria.states(), posts().length]).toEqual([['applied'], 1]);
  });

  it('without access control cannot pause [GW-002]', async () => {
    delete (at(lan) as Record<string, unknown>)['X_ABONAT_AccessControl'];
    expect(said(await pause('hour'))).toBe('409 EC_Router_Cannot');
  });

  it('is restarted by a task [GW-003]', async () => {
    expect(said(await maria.ask('line/restart'))).toBe('202');
    await maria.later();
    expect(await maria.states()).toEqual(['applied']);
    expect(acs.device['_lastBoot']).toEqual(expect.any(String));
  });

  it('is not restarted twice when the answer is lost: its start confirms it [GW-003]', async () => {
    await maria.ask('line/restart');
    acs.losesAnswersTo = 'POST';
    await maria.later();
    acs.losesAnswersTo = null;
    acs.device['_lastBoot'] = maria.portal.platform.clock.now().toISOString();
    await maria.later(60);
    expect([await maria.states(), posts().length]).toEqual([['applied'], 1]);
  });

  it('that does not start after a lost answer has failed, and is not restarted later [GW-003]', async () => {
    await maria.ask('line/restart');
    acs.losesAnswersTo = 'POST';
    await maria.later();
    acs.losesAnswersTo = null;
    acs.device['_lastBoot'] = '2020-01-01T00:00:00Z';
    await maria.later(60);
    expect(await maria.states()).toEqual(['queued']);
    await maria.later(300);
    expect([await maria.states(), posts().length]).toEqual([['failed'], 1]);
  });

  it('measures its line when it is asked [GW-003]', async () => {
    expect((await maria.ask('line/check')).body).toMatchObject({
      Finding: 'signal-weak',
      ActingParty: 'us',
      SignalDbm: -27.4,
    });
    expect(posts()).toHaveLength(1);
    write(acs.device, `${wan}.X_ABONAT_Optical.SignalLevel`, -18_000);
    write(acs.device, `${connection}.ConnectionStatus`, 'Disconnected');
    expect((await maria.ask('line/check')).body).toMatchObject({ Finding: 'session-down' });
    write(acs.device, `${wan}.WANCommonInterfaceConfig.PhysicalLinkStatus`, 'Down');
    expect((await maria.ask('line/check')).body).toMatchObject({ Finding: 'link-down' });
  });

  it.each([
    ['was in contact just now has not answered yet', 0, 'unanswered', 'router'],
    ['was silent for long is off', 3_600_000, 'router-off', 'you'],
  ])(
    'that does not answer the check and %s, and keeps no task for later [GW-003]',
    async (_what, ms, Finding, acts) => {
      acs.router.isOn = false;
      const lastContact = new Date(maria.portal.platform.clock.now().getTime() - ms).toISOString();
      acs.device['_lastInform'] = lastContact;
      expect((await maria.ask('line/check')).body).toMatchObject({
        Finding,
        ActingParty: acts,
        LastContact: lastContact,
        SignalDbm: null,
      });
      expect(acs.tasks).toEqual([]);
    },
  );

  it('that is off is not called restarting while its restart waits in the queue [GW-003]', async () => {
    acs.router.isOn = false;
    expect(said(await maria.ask('line/restart'))).toBe('202');
    await maria.later();
    expect((await maria.ask('line/check')).body).toMatchObject({ Finding: 'restarting' });
    await maria.later(600);
    expect(await maria.states()).toEqual(['queued']);
    acs.device['_lastInform'] = '2020-01-01T00:00:00Z';
    expect((await maria.ask('line/check')).body).toMatchObject({ Finding: 'router-off', ActingParty: 'you' });
  });

  it('that is slow and in a session has not answered yet; the next check measures once [GW-003]', async () => {
    Object.assign(acs.router, { isOn: false, isInSession: true });
    expect((await maria.ask('line/check')).body).toMatchObject({ Finding: 'unanswered' });
    Object.assign(acs.router, { isOn: true, isInSession: false });
    expect((await maria.ask('line/check')).body).toMatchObject({ Finding: 'signal-weak' });
    expect(acs.tasks).toEqual([]);
  });

  it('that refuses to measure answers, and its earlier values do not count [GW-003]', async () => {
    acs.router.refuses = true;
    expect((await maria.ask('line/check')).body).toMatchObject({ Finding: 'unmeasured', SignalDbm: null });
    expect([acs.tasks, acs.faults]).toEqual([[], []]);
  });

  it('with empty statuses knows nothing about them [GW-003]', async () => {
    write(acs.device, `${wan}.X_ABONAT_Optical.SignalLevel`, -18_000);
    write(acs.device, `${connection}.ConnectionStatus`, '');
    expect((await maria.ask('line/check')).body).toMatchObject({ Finding: 'unmeasured', ActingParty: 'nobody' });
    write(acs.device, `${connection}.ConnectionStatus`, 'Connected');
    write(acs.device, `${wan}.WANCommonInterfaceConfig.PhysicalLinkStatus`, '');
    expect((await maria.ask('line/check')).body).toMatchObject({ Finding: 'good', ActingParty: 'nobody' });
  });

  it('whose ACS does not answer leaves the line unknown [GW-003]', async () => {
    acs.goDown();
    expect(said(await maria.ask('line/check'))).toBe('503 EC_Partner_Unavailable');
  });
});
