import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { outcomeOf } from '#testing/outcome-of.ts';
import { openPortal, type Browser, type TestPortal } from '#testing/portal.ts';
import { proverOn, sentCode } from '#testing/prover.ts';
import { findMobile, findProof } from './store.ts';

let portal: TestPortal;
beforeAll(async () => {
  portal = await openPortal();
});
afterAll(() => portal.close());

const music = (id?: string) => proverOn(portal, 'music', id);
const proofOf = (uniqueId: string, source = 'music') =>
  findProof(portal.platform.db, { uniqueId, source }, portal.platform.clock.now());

describe('a number for a unique id', () => {
  it('gets a code and another one, and either verifies it [MU-036, MU-037, MU-038, PV-012, PV-013, PV-014]', async () => {
    const number = '359888100102';
    const who = music();
    expect(outcomeOf(await who.send(number))).toBe('202');
    const first = await sentCode(portal, number);
    expect(outcomeOf(await who.resend(number))).toBe('429 EC_Resend_Time_Is_Not_Expired');
    await portal.pass(30);
    expect(outcomeOf(await who.resend(number))).toBe('202');
    expect(outcomeOf(await who.verify(first === '111111' ? '222222' : '111111'))).toBe(
      '400 EC_Wrong_Verification_Code',
    );
    expect(await proofOf(who.uniqueId)).toBeNull();
    expect(outcomeOf(await who.verify(first))).toBe('204');
    expect(await proofOf(who.uniqueId)).toMatchObject({ serviceId: number, subscriberType: 'POSTPAID' });
  });

  it('gets at most three codes, then waits ten minutes [MU-037]', async () => {
    const number = '359888100502';
    const who = music();
    await who.send(number);
    for (const again of ['202', '202', '429 EC_Reach_Max_Attempts']) {
      await portal.pass(30);
      expect(outcomeOf(await who.resend(number))).toBe(again);
    }
  });

  it('is locked by wrong codes over all ids and sources, but not for the signed-in owner', async () => {
    const number = '359888100101';
    for (const source of ['music', 'capital']) {
      const who = proverOn(portal, source);
      await who.send(number);
      const wrong = (await sentCode(portal, number)) === '111111' ? '222222' : '111111';
      for (let n = 0; n < 5; n++) expect(outcomeOf(await who.verify(wrong))).toBe('400 EC_Wrong_Verification_Code');
    }
    const { status, body } = await proverOn(portal, 'dnevnik').send(number);
    expect({ status, body }).toMatchObject({
      status: 429,
      body: { ErrorCode: 'EC_Codes_Locked', Properties: { Locked: 'number', WaitSeconds: 3600 } },
    });
    const owner = await portal.browser().signIn('maria');
    const sent = await owner.call('POST', '/digital-extras-swap/extras/send-verification-code', {
      body: { msisdn: number, extra_codes: ['20102'] },
    });
    expect(outcomeOf(sent)).toBe('200');
  });

  it('is verified only for this browser and source, for an hour', async () => {
    const number = '359888100103';
    const who = music();
    expect(outcomeOf(await who.prove(number))).toBe('204');
    expect(await proofOf('another-browser-altogether')).toBeNull();
    expect(await proofOf(who.uniqueId, 'capital')).toBeNull();
    await portal.pass(3600);
    expect(await proofOf(who.uniqueId)).toBeNull();
  });

  it('is reported as no customer’s only after verification', async () => {
    const stranger = '359887123456';
    const who = music();
    expect(outcomeOf(await who.send(stranger))).toBe('202');
    expect(outcomeOf(await who.verify(await sentCode(portal, stranger)))).toBe('400 EC_Phone_Is_Not_Eligible');
    expect(outcomeOf(await music().send('359700123456'))).toBe('400 EC_Phone_Is_Not_Eligible');
  });

  it('gets no second code before the first, and no verification without a code', async () => {
    expect(outcomeOf(await music().resend('359888100101'))).toBe('400 EC_Verification_Failed');
    expect(outcomeOf(await music().verify('123456'))).toBe('400 EC_Verification_Failed');
  });

  it('gets another code only at the first number', async () => {
    const who = music();
    await who.send('359888100501');
    await portal.pass(30);
    expect(outcomeOf(await who.resend('359888100504'))).toBe('400 EC_Verification_Failed');
    expect(await sentCode(portal, '359888100504')).toBe('');
    expect(outcomeOf(await who.resend('359888100501'))).toBe('202');
  });

  it('needs the header, a valid id and a known source [MU-033, PV-015]', async () => {
    const query = { msisdn: '359888100101', source: 'music' };
    const bare = await portal.browser().call('POST', '/digital-extras-swap/msisdn/verification', { query });
    expect(outcomeOf(bare)).toBe('400 EC_Invalid_Request');
    expect(outcomeOf(await music('short').send('359888100101'))).toBe('400 EC_Invalid_Request');
    expect(outcomeOf(await proverOn(portal, 'unknown').send('359888100101'))).toBe('404 EC_Not_Found');
    expect(outcomeOf(await proverOn(portal, 'unknown').resend('359888100101'))).toBe('404 EC_Not_Found');
    expect(outcomeOf(await proverOn(portal, 'unknown').verify('123456'))).toBe('404 EC_Not_Found');
    expect(outcomeOf(await proverOn(portal, 'unknown').recognise())).toBe('404 EC_Not_Found');
  });

  it('is not verified by the call for signed-in users who confirm partner content', async () => {
    const maria = await portal.browser().signIn('maria');
    const verify = (headers: Record<string, string>) =>
      maria.call('PATCH', '/digital-extras-swap/msisdn/verification', {
        query: { code: '000000', source: 'capital' },
        headers,
      });
    expect(outcomeOf(await verify({}))).toBe('400 EC_Verification_Failed');
    const { body } = await portal.browser().call('PATCH', '/digital-extras-swap/msisdn/verification', {
      query: { code: '000000', source: 'capital' },
    });
    expect(body).toMatchObject({ ErrorCode: 'Error_401' });
  });

  it('stores no unique id in clear', async () => {
    const who = music();
    await who.send('359888100503');
    const { rows } = await portal.platform.pool.query<{ text: string }>(
      `select concat((select string_agg(number_claim::text, '') from number_claim),
        (select string_agg(code_request::text, '') from code_request)) as text`,
    );
    expect(rows[0]!.text).not.toContain(who.uniqueId);
  });
});

describe('the unique id of a browser', () => {
  const issue = (browser: Browser) => browser.call('POST', '/digital-extras-swap/msisdn/unique-id');

  it('is issued with a cookie that scripts cannot read, and stays the same', async () => {
    const browser = portal.browser();
    const first = await issue(browser);
    expect(first.body).toEqual({ unique_id: expect.stringMatching(/^[0-9a-f-]{36}$/) as string });
    expect(String(first.headers['set-cookie'])).toMatch(/^abonat_unique=[\w-]{43};.*HttpOnly; SameSite=Lax$/);
    expect((await issue(browser)).body).toEqual(first.body);
    expect((await issue(portal.browser())).body).not.toEqual(first.body);
  });

  it('is invalid without its cookie, in the header or in the body', async () => {
    const who = music();
    await who.prove('359888100402');
    const thief = music(who.uniqueId);
    const bare = portal.browser();
    const headers = { 'unique-id': who.uniqueId };
    const body = { unique_id: who.uniqueId };
    const answers = [
      await thief.send('359888100101'),
      await thief.verify('123456'),
      await thief.recognise(null),
      await thief.call('GET', `/music/check-by-unique-id/${who.uniqueId}`),
      await bare.call('POST', '/digital-extras-swap/music/activate', { headers, body }),
      await bare.call('DELETE', '/digital-extras-swap/music/activate', { body }),
    ];
    expect(answers.map(outcomeOf)).toEqual(answers.map(() => '400 EC_Invalid_Request'));
  });
});

describe('recognition', () => {
  it('uses the line that the host saw, then requires no code [MU-002, MU-034, MU-035, PV-016]', async () => {
    const who = music();
    expect((await who.recognise()).body).toEqual({ msisdn: null, is_recognized: false });
    who.browser.cookies.set('demo_line', '359888100201');
    expect((await who.recognise()).body).toEqual({ msisdn: '359888100201', is_recognized: true });
    expect(await proofOf(who.uniqueId)).toMatchObject({ subscriberType: 'PRIMA' });
    expect((await music().recognise()).body).toMatchObject({ is_recognized: false });
  });

  it("of a victim sent to the host with the attacker's id reveals nothing to the attacker", async () => {
    const attacker = music();
    const victim = portal.browser();
    victim.cookies.set('demo_line', '359888100201');
    const led = await victim.call('GET', '/recognition-host', { query: { uniqueId: attacker.uniqueId } });
    expect(led.body).toMatchObject({ recognized: true });
    expect((await attacker.recognise()).body).toEqual({ msisdn: null, is_recognized: false });
    expect((await attacker.recognise(null)).body).toEqual({ msisdn: null, is_recognized: false });
    expect(await proofOf(attacker.uniqueId)).toBeNull();
  });

  it('accepts a token once, within a minute, from the browser that got it', async () => {
    const who = music();
    who.browser.cookies.set('demo_line', '359888100201');
    const nobody = { msisdn: null, is_recognized: false };
    const token = await who.askHost();
    expect((await music().recognise(token)).body).toEqual(nobody);
    expect((await who.recognise(token)).body).toMatchObject({ is_recognized: true });
    expect((await who.recognise(token)).body).toEqual(nobody);
    const late = await who.askHost();
    await portal.pass(60);
    expect((await who.recognise(late)).body).toEqual(nobody);
  });

  it('fails for an unknown line', async () => {
    const who = music();
    who.browser.cookies.set('demo_line', '359888100102');
    expect(await who.askHost()).toBeNull();
  });

  it('with a host that is down recognises nobody and returns no error', async () => {
    const other = await openPortal({ MUSIC_RECOGNITION_HOST: 'http://127.0.0.1:1/' });
    expect((await proverOn(other, 'music').recognise('a-token-of-a-host-that-is-down')).body).toEqual({
      msisdn: null,
      is_recognized: false,
    });
    const { body } = await other.browser().call('GET', '/common/configuration');
    expect(body).toMatchObject({ recognition_host: 'http://127.0.0.1:1/' });
    await other.close();
  });
});

it('only a mobile number is found', async () => {
  const { db, pool } = portal.platform;
  const numberOf = async (condition: string) =>
    (await pool.query<{ service_id: string }>(`select service_id from service where msisdn_type ${condition}`))
      .rows[0]!;
  const mobile = await numberOf(`= 'Mobile'`);
  const other = await numberOf(`<> 'Mobile'`);
  expect(await findMobile(db, mobile.service_id)).toMatchObject({ serviceId: mobile.service_id });
  expect(await findMobile(db, other.service_id)).toBeNull();
});

it('an address may look for lines only so often', async () => {
  const who = music();
  await who.recognise(null);
  await portal.platform.pool.query(`update rate_limit set hits = 600 where name = 'recognitions-per-address'`);
  expect(outcomeOf(await who.recognise(null))).toBe('429 EC_Too_Many_Requests');
});
