import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { isRefusal } from '#platform/errors.ts';
import { onlyVersion } from '#testing/key-versions.ts';
import { movableClock, type MovableClock } from '#testing/movable-clock.ts';
import { openFreshDatabase, type OpenFreshDatabase } from '#testing/open-fresh-database.ts';
import { inTransaction, openDatabase, type OpenDatabase } from '../database/database.ts';
import type { GuardedBinding } from './code-binding.ts';
import { createOneTimeCodes, type OneTimeCodes } from './one-time-code.ts';
import { sentMessages } from '#testing/outbox.ts';

const storageKey = onlyVersion(new Uint8Array(32).fill(9));

const recipient = '359888100101';
const binding: GuardedBinding = { requester: 'account:1', purpose: 'profile', recipient, guard: 'account:1' };

let database: OpenFreshDatabase;
let counters: OpenDatabase;
let clock: MovableClock;
let codes: OneTimeCodes;

beforeAll(async () => {
  database = await openFreshDatabase(32);
  counters = openDatabase({ ...database.connection, max: 4 }, () => {});
});
afterAll(async () => {
  await counters.close();
  await database.remove();
});
beforeEach(async () => {
  await database.pool.query(
    'truncate code_send, code_recipient, code_request, code_use, code_failure, outbox, sms_part, rate_limit',
  );
  clock = movableClock();
  codes = createOneTimeCodes({
    clock,
    key: onlyVersion(Buffer.alloc(32, 7)),
    storageKey,
    ownNumberPrefixes: ['35987', '35988', '35989'],
    host: 'my.operator.example',
    sendsPerAddress: { name: 'code-address', limit: 50, windowSeconds: 25 },
    helpLine: '0700 00 123',
    countersDb: counters.db,
  });
});

function send(to: GuardedBinding = binding, remoteAddress = '192.0.2.1') {
  return inTransaction(database.db, (tx) =>
    codes.sendCode(tx, { ...to, remoteAddress, text: (code) => `Твоят код е ${code}.` }),
  );
}

function check(code: string | undefined, of: GuardedBinding = binding) {
  return inTransaction(database.db, (tx) => codes.checkCode(tx, { ...of, code }));
}

async function sentCodes(): Promise<string[]> {
  const rows = await sentMessages(database.db, storageKey);
  return rows.map((row) => row.code!);
}

/** The result of a check in a transaction that is rolled back. */
async function checkAndUndo(code: string | undefined) {
  let outcome: Awaited<ReturnType<OneTimeCodes['checkCode']>> | undefined;
  const undone = inTransaction(database.db, async (tx) => {
    outcome = await codes.checkCode(tx, { ...binding, code });
    throw new Error('undone');
  });
  await expect(undone).rejects.toThrow('undone');
  return outcome;
}

function state() {
  return codes.codeState(database.db, binding);
}

function wrongCodeFor(codes: string[]): string {
  return codes.includes('000000') ? '000001' : '000000';
}

function tally(outcomes: (object | { refused: string })[]): Record<string, number> {
  const counts: Record<string, number> = {};
  for (const outcome of outcomes) {
    const name = 'refused' in outcome ? outcome.refused : 'done';
    counts[name] = (counts[name] ?? 0) + 1;
  }
  return counts;
}

describe('sending', () => {
  it('sends a code of six digits by SMS with the line for autofill, bound to the host [SH-035, PK-008]', async () => {
    expect(await send()).toEqual({
      sendsLeft: 2,
      resendAfterSeconds: 30,
      expiresAt: new Date(clock.now().getTime() + 600_000),
    });
    const [message] = await sentMessages(database.db, storageKey);
    expect(message).toMatchObject({ channel: 'sms', recipient });
    expect(message!.code).toMatch(/^\d{6}$/);
    expect(message!.body).toBe(`Твоят код е ${message!.code}.\n\n@my.operator.example #${message!.code}`);
  });

  it('stores only an HMAC of the code', async () => {
    await send();
    const [code] = await sentCodes();
    const { rows } = await database.pool.query('select code_hashes from code_request');
    expect(rows[0].code_hashes[0]).toHaveLength(32);
    expect(JSON.stringify(rows)).not.toContain(code);
  });

  it('waits 30 seconds between two sends [SH-034, SH-542]', async () => {
    await send();
    clock.pass(29);
    expect(await send()).toEqual({ refused: 'EC_Resend_Time_Is_Not_Expired', properties: { WaitSeconds: 1 } });
    clock.pass(1);
    expect(await send()).toMatchObject({ sendsLeft: 1 });
  });

  it('sends three times and then not for ten minutes [SH-032, SH-033, SH-543, SH-544]', async () => {
    for (const sendsLeft of [2, 1, 0]) {
      expect(await send()).toMatchObject({ sendsLeft, resendAfterSeconds: sendsLeft ? 30 : 600 });
      clock.pass(30);
    }
    expect(await send()).toEqual({ refused: 'EC_Reach_Max_Attempts', properties: { WaitSeconds: 570 } });
    clock.pass(569);
    expect(await send()).toEqual({ refused: 'EC_Reach_Max_Attempts', properties: { WaitSeconds: 1 } });
    clock.pass(1);
    expect(await send()).toMatchObject({ sendsLeft: 2 });
    expect(await sentCodes()).toHaveLength(4);
  });

  it('counts the sends of a requester over all recipients, and reports the state', async () => {
    const others = ['359888100102', '359888100103', '359888100104'].map((to) => ({ ...binding, recipient: to }));
    expect(await send()).toMatchObject({ sendsLeft: 2 });
    expect(await send(others[0])).toEqual({
      refused: 'EC_Resend_Time_Is_Not_Expired',
      properties: { WaitSeconds: 30 },
    });
    for (const sendsLeft of [1, 0]) {
      clock.pass(30);
      expect(await send(others[sendsLeft])).toMatchObject({ sendsLeft });
    }
    clock.pass(30);
    expect(await send(others[2])).toEqual({ refused: 'EC_Reach_Max_Attempts', properties: { WaitSeconds: 570 } });
    expect(await codes.codeState(database.db, others[2]!)).toMatchObject({ sendsLeft: 0, waitSeconds: 570 });
  });

  it('resets the counter after a correct code: the next number is confirmed at once', async () => {
    await send();
    const [sent] = await sentCodes();
    expect(await check(sent)).toEqual({ verified: true });
    expect(await send({ ...binding, recipient: '359888100102' })).toMatchObject({ sendsLeft: 2 });
  });

  it('counts the three sends for each requester and purpose separately', async () => {
    await send();
    expect(await send({ ...binding, requester: 'account:2' })).toMatchObject({ sendsLeft: 2 });
    expect(await send({ ...binding, purpose: 'e-signing' })).toMatchObject({ sendsLeft: 2 });
    expect(await send()).toMatchObject({ refused: 'EC_Resend_Time_Is_Not_Expired' });
  });

  it('sends at most ten codes an hour and twenty a day to a number, over all requesters', async () => {
    const begun = clock.now().getTime();
    const sentAfter: number[] = [];
    for (let asker = 0; clock.now().getTime() < begun + 86_400_000; asker++) {
      const sent = await send({ ...binding, requester: `account:${asker}` }, `192.0.2.${asker}`);
      if (!isRefusal(sent)) sentAfter.push((clock.now().getTime() - begun) / 1000);
      else clock.pass(Number(sent.properties?.['WaitSeconds']));
    }
    expect(sentAfter).toEqual([...Array<number>(10).fill(0), ...Array<number>(10).fill(3600)]);
    expect(await send({ ...binding, requester: 'account:x' })).toMatchObject({ sendsLeft: 2 });
  });

  it('reserves half of them for signed-in users', async () => {
    const stranger = (n: number): GuardedBinding => ({ ...binding, requester: `unique:${n}`, guard: 'number' });
    for (let n = 0; n < 20; n++) await send(stranger(n));
    expect(await sentCodes()).toHaveLength(5);
    expect(await send(stranger(20))).toEqual({ refused: 'EC_Too_Many_Requests', properties: { WaitSeconds: 3600 } });
    expect(await send()).toMatchObject({ sendsLeft: 2 });
  });

  it('sends five codes for a thousand parallel strangers', { tags: 'thousands' }, async () => {
    const strangers = Array.from({ length: 1000 }, (_, n) => `unique:${n}`);
    const outcomes = await Promise.all(
      strangers.map((requester) => send({ ...binding, requester, guard: 'number' }, requester)),
    );
    expect(tally(outcomes)).toEqual({ done: 5, EC_Too_Many_Requests: 995 });
  });

  it.each(['359871234567', '359881234567', '359891234567'])(
    'sends to %s, a mobile number of the operator',
    async (to) => {
      expect(await send({ ...binding, recipient: to })).toMatchObject({ sendsLeft: 2 });
    },
  );

  it.each(['0888100101', '+359888100101', '359888100101 ', '359771234567', '200000100201', '447700900123', ''])(
    'refuses "%s", which is not a mobile number of the operator',
    async (to) => {
      expect(await send({ ...binding, recipient: to })).toEqual({ refused: 'EC_Phone_Is_Not_Eligible' });
      expect(await sentCodes()).toEqual([]);
    },
  );

  it('limits the sends of an address over all numbers', async () => {
    const another = (i: number) => ({ ...binding, requester: `account:${i}`, recipient: `3598881001${10 + i}` });
    for (let i = 0; i < 50; i++) await send(another(i));
    expect(await send(another(50))).toEqual({
      refused: 'EC_Too_Many_Requests',
      properties: { WaitSeconds: 25 },
    });
    expect(await send(another(51), '192.0.2.2')).toMatchObject({ sendsLeft: 2 });
  });

  it('does not count a send that the caller rolls back', async () => {
    const undone = inTransaction(database.db, async (tx) => {
      await codes.sendCode(tx, { ...binding, remoteAddress: '192.0.2.1', text: String });
      throw new Error('the change failed');
    });
    await expect(undone).rejects.toThrow('the change failed');
    expect(await sentCodes()).toEqual([]);
    expect(await send()).toMatchObject({ sendsLeft: 2 });
  });

  it('sends once for a thousand parallel requests', { tags: 'thousands' }, async () => {
    const outcomes = await Promise.all(Array.from({ length: 1000 }, () => send()));
    expect(tally(outcomes)).toEqual({ done: 1, EC_Resend_Time_Is_Not_Expired: 999 });
    expect(await sentCodes()).toHaveLength(1);
  });

  it(
    'sends at most three codes for a thousand requests with half a minute between waves [SH-032, SH-543]',
    { tags: 'thousands' },
    async () => {
      for (let wave = 0; wave < 10; wave++) {
        await Promise.all(Array.from({ length: 100 }, () => send()));
        clock.pass(30);
      }
      expect(await sentCodes()).toHaveLength(3);
    },
  );

  it('would send far more with a read before the write of the counter', { tags: 'thousands' }, async () => {
    let sent = 0;
    const sendNaively = async () => {
      const { rows } = await database.pool.query('select sends from code_send where recipient = $1', [recipient]);
      if (rows.length > 0) return;
      sent += 1;
      await database.pool.query(`insert into code_send values ('', $1, $2, 1, now()) on conflict do nothing`, [
        binding.purpose,
        recipient,
      ]);
    };
    await Promise.all(Array.from({ length: 1000 }, sendNaively));
    expect(sent).toBeGreaterThan(3);
  });
});

describe('checking', () => {
  it('accepts the correct code once', async () => {
    await send();
    const [code] = await sentCodes();
    expect(await check(code)).toEqual({ verified: true });
    expect(await check(code)).toEqual({ refused: 'EC_Verification_Failed' });
  });

  it('returns a different code for each failure', async () => {
    expect(await check('123456')).toEqual({ refused: 'EC_Verification_Failed' });
    await send();
    const [code] = await sentCodes();
    expect(await check(undefined)).toEqual({ refused: 'EC_Missing_Verificaiton_Code' });
    expect(await check('')).toEqual({ refused: 'EC_Missing_Verificaiton_Code' });
    expect(await check(wrongCodeFor([code!]))).toEqual({
      refused: 'EC_Wrong_Verification_Code',
      properties: { TriesLeft: 4 },
    });
    expect(await check('abcdef')).toEqual({ refused: 'EC_Wrong_Verification_Code', properties: { TriesLeft: 3 } });
    clock.pass(600);
    expect(await check(code)).toEqual({ refused: 'EC_Expired_Verification_Code' });
  });

  it('accepts a code until the last second of its ten minutes', async () => {
    await send();
    clock.pass(599);
    expect(await check((await sentCodes())[0])).toEqual({ verified: true });
  });

  it('accepts the earlier code after a resend, but not beyond its own ten minutes', async () => {
    await send();
    clock.pass(30);
    await send();
    const [first, second] = await sentCodes();
    clock.pass(569);
    expect(await checkAndUndo(first)).toEqual({ verified: true });
    clock.pass(1);
    expect(await check(first)).toEqual({ refused: 'EC_Expired_Verification_Code' });
    expect(await check(second)).toEqual({ verified: true });
  });

  it.each<[string, Partial<GuardedBinding>]>([
    ['another requester', { requester: 'account:2' }],
    ['another purpose', { purpose: 'e-signing' }],
    ['another number', { recipient: '359888100102' }],
    ['another subject', { subject: 'card 7' }],
  ])('refuses the code for %s', async (_other, part) => {
    await send();
    expect(await check((await sentCodes())[0], { ...binding, ...part })).toEqual({ refused: 'EC_Verification_Failed' });
  });

  it('counts five wrong attempts over the whole request, including resends', async () => {
    await send();
    clock.pass(30);
    const wrong = () => sentCodes().then((sent) => check(wrongCodeFor(sent)));
    for (const TriesLeft of [4, 3]) expect(await wrong()).toMatchObject({ properties: { TriesLeft } });
    await send();
    for (const TriesLeft of [2, 1]) expect(await wrong()).toMatchObject({ properties: { TriesLeft } });
    expect(await wrong()).toMatchObject({ properties: { TriesLeft: 0, WaitSeconds: 600 } });
    const [first, second] = await sentCodes();
    for (const code of [first, second]) {
      expect(await check(code)).toEqual({
        refused: 'EC_Reach_Max_Attempts',
        properties: { TriesLeft: 0, WaitSeconds: 600 },
      });
    }
    clock.pass(30);
    expect(await send()).toEqual({ refused: 'EC_Reach_Max_Attempts', properties: { TriesLeft: 0, WaitSeconds: 570 } });
    clock.pass(570);
    await send();
    expect(await check((await sentCodes()).at(-1))).toEqual({ verified: true });
  });

  it('counts a wrong attempt even if the caller rolls back', async () => {
    await send();
    const wrong = wrongCodeFor(await sentCodes());
    for (let i = 0; i < 5; i++) await checkAndUndo(wrong);
    expect(await check((await sentCodes())[0])).toMatchObject({ refused: 'EC_Reach_Max_Attempts' });
  });

  it('keeps the code valid if its change is rolled back', async () => {
    await send();
    const [code] = await sentCodes();
    for (let i = 0; i < 6; i++) expect(await checkAndUndo(code)).toEqual({ verified: true });
    expect(await check(code)).toEqual({ verified: true });
  });

  it('lets only one of many parallel changes use the code', async () => {
    await send();
    const [code] = await sentCodes();
    const outcomes = await Promise.all(Array.from({ length: 200 }, () => check(code)));
    expect(tally(outcomes)).toEqual({ done: 1, EC_Verification_Failed: 199 });
  });

  it('compares five of ten thousand parallel guesses', { tags: 'thousands' }, async () => {
    await send();
    const sent = await sentCodes();
    const guesses = Array.from({ length: 10_000 }, (_, i) => String(i * 97).padStart(6, '0')).map((guess) =>
      sent.includes(guess) ? wrongCodeFor(sent) : guess,
    );
    const outcomes = await Promise.all(guesses.map((guess) => check(guess)));
    expect(tally(outcomes)).toEqual({ EC_Wrong_Verification_Code: 5, EC_Reach_Max_Attempts: 9_995 });
  });

  it('loses no attempt during a parallel resend', async () => {
    const bindings = Array.from({ length: 40 }, (_, i): GuardedBinding => ({
      ...binding,
      requester: `account:${i}`,
      recipient: `3598881000${10 + i}`,
      guard: `account:${i}`,
    }));
    await Promise.all(bindings.map((of) => send(of)));
    clock.pass(30);
    await Promise.all(bindings.flatMap((of) => [send(of), check('wrong!', of), check('wrong!', of)]));
    const requests = await database.db.selectFrom('code_request').select(['tries', 'sent_at']).execute();
    expect(requests.map(({ tries, sent_at }) => [tries, sent_at.length])).toEqual(bindings.map(() => [2, 2]));
  });

  it('would compare far more with a read before the write of the attempts', { tags: 'thousands' }, async () => {
    await send();
    let lookedAt = 0;
    const checkNaively = async () => {
      const { rows } = await database.pool.query('select tries from code_request');
      if (rows[0].tries >= 5) return;
      lookedAt += 1;
      await database.pool.query('update code_request set tries = least($1 + 1, 5)', [rows[0].tries]);
    };
    await Promise.all(Array.from({ length: 1000 }, checkNaively));
    expect(lookedAt).toBeGreaterThan(5);
  });

  it('locks an account after ten failures over all purposes and numbers, until the reported time', async () => {
    for (const purpose of ['one', 'two']) {
      const asked = { ...binding, purpose, recipient: purpose === 'one' ? recipient : '359888100102' };
      await send(asked);
      for (let n = 0; n < 5; n++)
        expect(await check('wrong!', asked)).toMatchObject({ properties: { TriesLeft: 4 - n } });
    }
    const LockedUntil = new Date(clock.now().getTime() + 3_600_000).toISOString();
    clock.pass(600);
    const locked = {
      refused: 'EC_Codes_Locked',
      properties: { Locked: 'account', WaitSeconds: 3000, LockedUntil },
    };
    expect(await check('123456')).toEqual(locked);
    expect(await send()).toEqual(locked);
    expect(await state()).toMatchObject({ triesLeft: 0, waitSeconds: 3000 });
    clock.pass(3000);
    await send();
    expect(await check((await sentCodes()).at(-1))).toEqual({ verified: true });
  });

  it('keeps strangers from locking the signed-in owner, and the owner’s correct code unlocks the number', async () => {
    for (const requester of ['unique:1', 'unique:2']) {
      const stranger: GuardedBinding = { ...binding, requester, guard: 'number' };
      await send(stranger);
      for (let n = 0; n < 5; n++) await check('wrong!', stranger);
    }
    const newcomer: GuardedBinding = { ...binding, requester: 'unique:3', guard: 'number' };
    expect(await send(newcomer)).toMatchObject({ refused: 'EC_Codes_Locked', properties: { Locked: 'number' } });
    await send();
    expect(await check((await sentCodes()).at(-1))).toEqual({ verified: true });
    expect(await send(newcomer)).toMatchObject({ sendsLeft: 2 });
  });

  it("sends the portal's own messages even while the number is locked for strangers", async () => {
    await database.pool.query(`insert into code_failure values ($1, 100, null, now())`, [`number:${recipient}`]);
    const text = (code: string) => code;
    const sent = await inTransaction(database.db, (tx) =>
      codes.sendCode(tx, { ...binding, guard: 'portal', remoteAddress: '', text }),
    );
    expect(sent).toMatchObject({ sendsLeft: 2 });
  });

  it('resets the failures after a correct code', async () => {
    for (let i = 0; i < 3; i++) {
      const asked = { ...binding, purpose: `purpose ${i}` };
      await send(asked);
      for (let n = 0; n < 4; n++) await check('wrong!', asked);
      expect(await check((await sentCodes()).at(-1), asked)).toEqual({ verified: true });
    }
  });
});

describe('the state for a reloaded screen', () => {
  it('contains sends, waits, attempts and expiry', async () => {
    expect(await state()).toEqual({ sendsLeft: 3, waitSeconds: 0, expiresAt: null, triesLeft: 5 });
    await send();
    const expiresAt = new Date(clock.now().getTime() + 600_000);
    expect(await state()).toEqual({ sendsLeft: 2, waitSeconds: 30, expiresAt, triesLeft: 5 });
    clock.pass(12);
    await check(wrongCodeFor(await sentCodes()));
    expect(await state()).toEqual({ sendsLeft: 2, waitSeconds: 18, expiresAt, triesLeft: 4 });
    await check((await sentCodes())[0]);
    expect(await state()).toEqual({ sendsLeft: 3, waitSeconds: 0, expiresAt: null, triesLeft: 5 });
  });

  it('has no valid code from its expiry on', async () => {
    await send();
    clock.pass(600);
    expect((await state()).expiresAt).toBeNull();
  });

  it('contains the rest of the ten minutes after the third send', async () => {
    for (let i = 0; i < 3; i++) {
      await send();
      clock.pass(30);
    }
    expect(await state()).toMatchObject({ sendsLeft: 0, waitSeconds: 570, triesLeft: 5 });
  });

  it('requires a new request after the last attempt', async () => {
    await send();
    for (let i = 0; i < 5; i++) await check('wrong!');
    clock.pass(30);
    expect(await state()).toMatchObject({ sendsLeft: 2, waitSeconds: 570, triesLeft: 0 });
  });
});
