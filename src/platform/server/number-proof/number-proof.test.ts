import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { said } from '#testing/extras.ts';
import { openPortal, type TestPortal } from '#testing/portal.ts';
import { proverOn, sentCode } from '#testing/prover.ts';
import { findProof } from './store.ts';

let portal: TestPortal;
beforeAll(async () => {
  portal = await openPortal();
});
afterAll(() => portal.close());

const music = (id?: string) => proverOn(portal, 'music', id);
const proofOf = (uniqueId: string, source = 'music') =>
  findProof(portal.platform.db, { uniqueId, source }, portal.platform.clock.now());

describe('a number under a unique id', () => {
  it('is sent a code, may be sent another, and is proved by either [MU-036, MU-037, MU-038, PV-012, PV-013, PV-014]', async () => {
    const number = '359888100102';
    const who = music();
    expect(said(await who.send(number))).toBe('202');
    const first = await sentCode(portal, number);
    expect(said(await who.resend(number))).toBe('429 EC_Resend_Time_Is_Not_Expired');
    await portal.pass(30);
    expect(said(await who.resend(number))).toBe('202');
    expect(said(await who.verify(first === '111111' ? '222222' : '111111'))).toBe('400 EC_Wrong_Verification_Code');
    expect(await proofOf(who.uniqueId)).toBeNull();
    expect(said(await who.verify(first))).toBe('204');
    expect(await proofOf(who.uniqueId)).toMatchObject({ serviceId: number, subscriberType: 'POSTPAID' });
  });

  it('is sent at most three codes, then waits ten minutes [MU-037]', async () => {
    const number = '359888100502';
    const who = music();
    await who.send(number);
    for (const again of ['202', '202', '429 EC_Reach_Max_Attempts']) {
      await portal.pass(30);
      expect(said(await who.resend(number))).toBe(again);
    }
  });

  it('is locked by wrong codes whatever ids and sources they come under, and not for the signed-in owner', async () => {
    const number = '359888100101';
    for (const source of ['music', 'capital']) {
      const who = proverOn(portal, source);
      await who.send(number);
      const wrong = (await sentCode(portal, number)) === '111111' ? '222222' : '111111';
      for (let n = 0; n < 5; n++) expect(said(await who.verify(wrong))).toBe('400 EC_Wrong_Verification_Code');
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
    expect(said(sent)).toBe('200');
  });

  it('is proved for this browser, this source and an hour alone', async () => {
    const number = '359888100103';
    const who = music();
    expect(said(await who.prove(number))).toBe('204');
    expect(await proofOf('another-browser-altogether')).toBeNull();
    expect(await proofOf(who.uniqueId, 'capital')).toBeNull();
    await portal.pass(3600);
    expect(await proofOf(who.uniqueId)).toBeNull();
  });

  it('is told to be no customer’s only to who holds it', async () => {
    const stranger = '359887123456';
    const who = music();
    expect(said(await who.send(stranger))).toBe('202');
    expect(said(await who.verify(await sentCode(portal, stranger)))).toBe('400 EC_Phone_Is_Not_Eligible');
    expect(said(await music().send('359700123456'))).toBe('400 EC_Phone_Is_Not_Eligible');
  });

  it('cannot be resent a code by who has not asked for the first, nor verified without one', async () => {
    expect(said(await music().resend('359888100101'))).toBe('400 EC_Verification_Failed');
    expect(said(await music().verify('123456'))).toBe('400 EC_Verification_Failed');
  });

  it('needs the header, a good id and a known source [MU-033, PV-015]', async () => {
    const query = { msisdn: '359888100101', source: 'music' };
    const bare = await portal.browser().call('POST', '/digital-extras-swap/msisdn/verification', { query });
    expect(said(bare)).toBe('400 EC_Invalid_Request');
    expect(said(await music('short').send('359888100101'))).toBe('400 EC_Invalid_Request');
    expect(said(await proverOn(portal, 'unknown').send('359888100101'))).toBe('404 EC_Not_Found');
    expect(said(await proverOn(portal, 'unknown').recognise())).toBe('404 EC_Not_Found');
  });

  it('is not asked for where a signed-in person confirms partner content: that call is another', async () => {
    const maria = await portal.browser().signIn('maria');
    const verify = (headers: Record<string, string>) =>
      maria.call('PATCH', '/digital-extras-swap/msisdn/verification', {
        query: { code: '000000', source: 'capital' },
        headers,
      });
    expect(said(await verify({}))).toBe('400 EC_Verification_Failed');
    const { body } = await portal.browser().call('PATCH', '/digital-extras-swap/msisdn/verification', {
      query: { code: '000000', source: 'capital' },
    });
    expect(body).toMatchObject({ ErrorCode: 'Error_401' });
  });

  it('leaves no trace of the unique id itself', async () => {
    const who = music('the-very-recognisable-unique-id');
    await who.send('359888100503');
    const { rows } = await portal.platform.pool.query<{ text: string }>(
      `select concat((select string_agg(number_claim::text, '') from number_claim),
        (select string_agg(code_request::text, '') from code_request)) as text`,
    );
    expect(rows[0]!.text).not.toContain('recognisable');
  });
});

describe('recognition', () => {
  it('goes by the line the host saw the browser on, then asks for no code [MU-002, MU-034, MU-035, PV-016]', async () => {
    const who = music();
    const host = () => who.browser.call('GET', '/recognition-host', { query: { uniqueId: who.uniqueId } });
    expect((await host()).body).toEqual({ recognized: false });
    expect((await who.recognise()).body).toEqual({ msisdn: null, is_recognized: false });
    who.browser.cookies.set('demo_line', '359888100201');
    expect((await host()).body).toEqual({ recognized: true });
    expect((await who.recognise()).body).toEqual({ msisdn: '359888100201', is_recognized: true });
    expect(await proofOf(who.uniqueId)).toMatchObject({ subscriberType: 'PRIMA' });
    expect((await music().recognise()).body).toMatchObject({ is_recognized: false });
  });

  it('knows no line it was not told of', async () => {
    const who = music();
    who.browser.cookies.set('demo_line', '359888100102');
    const answer = await who.browser.call('GET', '/recognition-host', { query: { uniqueId: who.uniqueId } });
    expect(answer.body).toEqual({ recognized: false });
  });

  it('by a host that is down recognises nobody, and says so by no error', async () => {
    const other = await openPortal({ MUSIC_RECOGNITION_HOST: 'http://127.0.0.1:1/' });
    expect((await proverOn(other, 'music').recognise()).body).toEqual({ msisdn: null, is_recognized: false });
    const { body } = await other.browser().call('GET', '/common/configuration');
    expect(body).toMatchObject({ recognition_host: 'http://127.0.0.1:1/' });
    await other.close();
  });
});
