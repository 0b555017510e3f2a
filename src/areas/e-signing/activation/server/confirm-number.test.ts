import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { untilStatementIsBlocked } from '#testing/blocked-statement.ts';
import { desislava, openSigning, type SigningPortal } from '#testing/e-signing.ts';
import { outcomeOf } from '#testing/outcome-of.ts';

const { pid, number, otherNumber } = desislava;
let signing: SigningPortal;
beforeEach(async () => {
  signing = await openSigning();
});
afterEach(() => signing.close());

describe('signing', () => {
  it('is switched on by the code of the signing number [ES-001, ES-020, ES-023, ES-035, ES-036, ES-039]', async () => {
    expect(await signing.shown()).toEqual({ is: false, msisdn: null, pid });
    expect(outcomeOf(await signing.request({ msisdn: '0888101711', pid }))).toBe('202');
    expect(await signing.shown()).toEqual({ is: false, msisdn: null, pid });
    const code = await signing.lastCode();
    expect(outcomeOf(await signing.confirm({ code, msisdn: '0888101711', pid }))).toBe('204');
    expect(await signing.shown()).toEqual({ is: true, msisdn: number, pid });
    expect(await signing.journal()).toEqual([`esigning.activate ${number} {}`]);
    expect((await signing.texts(number))[0]).toContain('Електронният подпис е включен');
  });

  it('is not switched on by a wrong, non-numeric or expired code [ES-031]', async () => {
    await signing.request({ msisdn: number, pid });
    const code = await signing.lastCode();
    const wrong = code === '000000' ? '000001' : '000000';
    expect(outcomeOf(await signing.confirm({ code: wrong, msisdn: number, pid }))).toBe(
      '400 EC_Wrong_Verification_Code',
    );
    expect(outcomeOf(await signing.confirm({ code: 'абвгде', msisdn: number, pid }))).toBe(
      '400 EC_Wrong_Verification_Code',
    );
    for (const short of ['', '12345', '1234567']) {
      expect(outcomeOf(await signing.confirm({ code: short, msisdn: number, pid }))).toBe('400 EC_Invalid_Request');
    }
    await signing.portal.pass(600);
    expect(outcomeOf(await signing.confirm({ code, msisdn: number, pid }))).toBe('400 EC_Expired_Verification_Code');
    expect(await signing.shown()).toMatchObject({ is: false });
  });

  it('is refused for the number that signs already', async () => {
    await signing.switchOn();
    expect(outcomeOf(await signing.confirm({ code: '000000', msisdn: number, pid }))).toBe('409 EC_Already_Active');
  });

  it('accepts the code of one number only for that number', async () => {
    await signing.request({ msisdn: number, pid });
    const code = await signing.lastCode();
    expect(outcomeOf(await signing.confirm({ code, msisdn: otherNumber, pid }))).toBe('400 EC_Verification_Failed');
    expect(await signing.shown()).toMatchObject({ is: false });
  });
});

describe('the signing number', () => {
  const change = (msisdn: string) => signing.request({ msisdn, pid }, 'PUT');

  it('is changed by the code of the new one, and both are notified [ES-034, ES-037, ES-039]', async () => {
    await signing.switchOn();
    await signing.portal.pass(30);
    expect(outcomeOf(await change(otherNumber))).toBe('202');
    expect(await signing.shown()).toMatchObject({ msisdn: number });
    const code = await signing.lastCode(otherNumber);
    expect(outcomeOf(await signing.confirm({ code, msisdn: otherNumber, pid }))).toBe('204');
    expect(await signing.shown()).toEqual({ is: true, msisdn: otherNumber, pid });
    expect((await signing.journal())[1]).toBe(`esigning.change-number ${otherNumber} {"before":"${number}"}`);
    expect((await signing.texts(otherNumber))[0]).toContain('включен с този номер');
    expect((await signing.texts(number))[0]).toContain('вече идват на 0888');
  });

  it('is not changed while signing is being switched off', async () => {
    await signing.switchOn();
    const { pool } = signing.portal.platform;
    const stopping = await pool.connect();
    await stopping.query('begin');
    await stopping.query('delete from signing_subscription');
    const asked = change(otherNumber);
    await untilStatementIsBlocked(pool);
    await stopping.query('commit');
    stopping.release();
    expect(outcomeOf(await asked)).toBe('409 EC_Esigning_Not_Active');
  });

  it('is refused if it left the customer before its code is entered', async () => {
    await signing.request({ msisdn: otherNumber, pid });
    const code = await signing.lastCode(otherNumber);
    await signing.portal.platform.pool.query(
      `update service set msisdn_type = 'Fixed' where service_id = '${otherNumber}'`,
    );
    expect(outcomeOf(await signing.confirm({ code, msisdn: otherNumber, pid }))).toBe(
      '403 EC_Service_Not_Associated_With_Pid',
    );
    expect(await signing.shown()).toMatchObject({ is: false });
  });
});
