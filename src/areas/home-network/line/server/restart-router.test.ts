import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { homes, openHome, said, type HomePortal } from '#testing/home-network.ts';

let maria: HomePortal;

beforeEach(async () => {
  maria = await openHome();
});
afterEach(() => maria.portal.close());

const inProgress = '409 EC_Msisdn_Already_Has_Processing_Request';

describe('the restart of a router', () => {
  it('reaches the router, which is away while it starts [GW-003]', async () => {
    expect(said(await maria.ask('line/restart'))).toBe('202');
    await maria.later();
    expect(await maria.device()).toMatchObject({
      IsOnline: false,
      IsRestarting: true,
      Requests: [{ Kind: 'restart', State: 'applied' }],
    });
    await maria.later(200);
    expect(await maria.device()).toMatchObject({ IsOnline: true, IsRestarting: false });
  });

  it('opens the connection to the internet again [GW-003]', async () => {
    const elena = await maria.at('elena');
    expect((await elena.ask('line/check')).body).toMatchObject({ Finding: 'session-down', ActingParty: 'you' });
    await elena.ask('line/restart');
    const starting = { Finding: 'restarting', ActingParty: 'router' };
    expect((await elena.ask('line/check')).body).toMatchObject(starting);
    await elena.later();
    expect((await elena.ask('line/check')).body).toMatchObject(starting);
    await elena.later(200);
    expect((await elena.ask('line/check')).body).toMatchObject({ Finding: 'good', ActingParty: 'nobody' });
  });

  it('that failed is not shown as one that took place [GW-003]', async () => {
    const elena = await maria.at('elena');
    await elena.ask('line/restart');
    const { pool, clock } = maria.portal.platform;
    await pool.query(`update router_request set state = 'failed', finished_at = $1`, [clock.now()]);
    expect((await elena.ask('line/check')).body).toMatchObject({ Finding: 'session-down' });
  });

  it('happens once, however often it is pressed [GW-003]', async () => {
    const answers = await Promise.all(Array.from({ length: 5 }, () => maria.ask('line/restart')));
    expect(answers.map(said).toSorted()).toEqual(['202', ...Array.from({ length: 4 }, () => inProgress)]);
    await maria.later();
    expect(said(await maria.ask('line/restart'))).toBe(inProgress);
    await maria.later(180);
    expect(said(await maria.ask('line/restart'))).toBe('202');
  });

  it.each([
    ['that cannot', 'georgi', '409 EC_Router_Cannot'],
    ['that does not answer', 'pekarna', '409 EC_Router_Offline'],
  ] as const)('%s is refused [GW-003]', async (_what, home, refusal) => {
    const other = await maria.at(home);
    expect(said(await other.ask('line/restart'))).toBe(refusal);
    expect((await other.device()).Requests).toEqual([]);
  });

  it('of another customer is refused', async () => {
    expect(said(await maria.ask('line/restart', { Msisdn: homes.elena.msisdn }))).toBe('403 EC_User_Not_Authoried');
  });
});
