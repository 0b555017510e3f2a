import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { isRefusal } from '#platform/errors.ts';
import { onlyVersion } from '#testing/key-versions.ts';
import { movableClock, type MovableClock } from '#testing/movable-clock.ts';
import { openFreshDatabase, type OpenFreshDatabase } from '#testing/open-fresh-database.ts';
import { inTransaction } from '../database/database.ts';
import { deleteExpired, retentionOfPlatform } from '../jobs/clean-up.ts';
import type { GuardedBinding } from './code-binding.ts';
import { createOneTimeCodes, type OneTimeCodes } from './one-time-code.ts';
import { textOf } from '../outbox/sealed-text.ts';

const storageKey = onlyVersion(new Uint8Array(32).fill(9));

const year = 365 * 86_400;
let database: OpenFreshDatabase;
let clock: MovableClock;
let codes: OneTimeCodes;

beforeAll(async () => {
  database = await openFreshDatabase(4);
});
afterAll(() => database.remove());
beforeEach(async () => {
  await database.pool.query(
    'truncate code_send, code_recipient, code_request, code_use, code_failure, outbox, sms_part',
  );
  clock = movableClock();
  codes = createOneTimeCodes({
    clock,
    key: onlyVersion(Buffer.alloc(32, 7)),
    storageKey,
    ownNumberPrefixes: ['35988'],
    host: 'my.operator.example',
    sendsPerAddress: { name: 'code-address', limit: 60, windowSeconds: 3600 },
    helpLine: '0700 00 123',
    countersDb: database.db,
  });
});

type GuessResult = { looked: number; sent: number };

/** Guesses for a year as fast as the portal allows, each time as another requester from another address. */
async function guessForAYear(asAnother: (n: number) => GuardedBinding): Promise<GuessResult> {
  const end = clock.now().getTime() + year * 1000;
  const seen: GuessResult = { looked: 0, sent: 0 };
  for (let n = 0; clock.now().getTime() < end; n++) {
    const asked = asAnother(n);
    const wait = await guessOnce(asked, `198.51.100.${n}`, seen);
    if (wait === 0) continue;
    clock.pass(wait);
    await deleteExpired(database.db, clock.now(), retentionOfPlatform);
  }
  return seen;
}

/** Requests a code and uses up its attempts; returns how long the attacker then has to wait. */
async function guessOnce(asked: GuardedBinding, remoteAddress: string, seen: GuessResult): Promise<number> {
  const sent = await inTransaction(database.db, (tx) => codes.sendCode(tx, { ...asked, remoteAddress, text: String }));
  if (isRefusal(sent)) return Number(sent.properties?.['WaitSeconds'] ?? 7 * 86_400);
  seen.sent += 1;
  const code = await newestCode();
  for (let tries = 0; ; tries++) {
    const guess = String((Number(code) + 1 + tries) % 1_000_000).padStart(6, '0');
    const outcome = await inTransaction(database.db, (tx) => codes.checkCode(tx, { ...asked, code: guess }));
    if (!isRefusal(outcome) || outcome.refused !== 'EC_Wrong_Verification_Code') return 0;
    seen.looked += 1;
  }
}

async function newestCode(): Promise<string> {
  const sent = await database.db
    .selectFrom('outbox')
    .select(['recipient', 'body', 'html', 'sealed'])
    .orderBy('message_id', 'desc')
    .executeTakeFirstOrThrow();
  return textOf(storageKey, sent)!.code!;
}

describe('a year of guessing', () => {
  it('with new unique ids, sources and addresses gets a hundred attempts at one number', async () => {
    const seen = await guessForAYear((n) => ({
      requester: `unique:${n}`,
      purpose: `proof-${n % 3}`,
      recipient: '359888100101',
      guard: 'number',
    }));
    // oxlint-disable-next-line no-console -- the figure is asked for
    console.info(`a number: ${seen.looked} guesses compared and ${seen.sent} codes sent in a year`);
    expect(seen.looked).toBe(100);
    expect(seen.sent).toBeLessThanOrEqual(100);
  });

  it('in a stolen session, over all its numbers, purposes and objects, gets a hundred attempts', async () => {
    const seen = await guessForAYear((n) => ({
      requester: 'account:1',
      purpose: `purpose ${n % 5}`,
      recipient: `35988810010${n % 9}`,
      subject: `session ${n}`,
      guard: 'account:1',
    }));
    // oxlint-disable-next-line no-console -- the figure is asked for
    console.info(`an account: ${seen.looked} guesses compared and ${seen.sent} codes sent in a year`);
    expect(seen.looked).toBe(100);
  });

  it('ends in a lock with the help line', async () => {
    const asked: GuardedBinding = {
      requester: 'account:1',
      purpose: 'p',
      recipient: '359888100101',
      guard: 'account:1',
    };
    await guessForAYear((n) => ({ ...asked, subject: String(n) }));
    const refused = await inTransaction(database.db, (tx) => codes.checkCode(tx, { ...asked, code: '123456' }));
    expect(refused).toEqual({
      refused: 'EC_Codes_Locked',
      properties: { Locked: 'account', HelpLine: '0700 00 123' },
    });
  });
});
