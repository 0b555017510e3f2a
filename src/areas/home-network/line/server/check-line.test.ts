import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { homes, openHome, said, type Home, type HomePortal } from '#testing/home-network.ts';

let maria: HomePortal;

beforeAll(async () => {
  maria = await openHome();
});
afterAll(() => maria.portal.close());

describe('a check of the line', () => {
  it.each<[Home, object]>([
    ['maria', { Finding: 'wifi-weak', ActingParty: 'you', SignalDbm: -18.4 }],
    ['elena', { Finding: 'session-down', ActingParty: 'you' }],
    ['shop', { Finding: 'signal-weak', ActingParty: 'us', SignalDbm: -27.6 }],
    ['pekarna', { Finding: 'router-off', ActingParty: 'you', SignalDbm: null }],
    ['georgi', { Finding: 'unmeasured', ActingParty: 'nobody', SignalDbm: null }],
  ])('of %s says what is wrong and who acts [GW-003]', async (home, found) => {
    const answer = await (await maria.at(home)).ask('line/check');
    expect(answer.status).toBe(200);
    expect(answer.body).toMatchObject(found);
  });

  it('without router management says that nothing is known [GW-003]', async () => {
    const { pool } = maria.portal.platform;
    await pool.query(`insert into partner_fault (partner, subject, fault) values ('router-management', '*', 'down')`);
    expect(said(await maria.ask('line/check'))).toBe('503 EC_Partner_Unavailable');
    expect(said(await maria.ask('line/restart'))).toBe('503 EC_Partner_Unavailable');
    await pool.query(`delete from partner_fault`);
  });

  it('of another customer is refused', async () => {
    expect(said(await maria.ask('line/check', { Msisdn: homes.elena.msisdn }))).toBe('403 EC_User_Not_Authoried');
  });
});
