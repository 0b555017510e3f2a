import { solveChallenge, type Challenge, type Solution } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { onlyVersion } from '#testing/key-versions.ts';
import { movableClock, type MovableClock } from '#testing/movable-clock.ts';
import { openFreshDatabase, type OpenFreshDatabase } from '#testing/open-fresh-database.ts';
import { createAltcha } from './altcha.ts';
import type { CaptchaVerifier } from './captcha.ts';

let database: OpenFreshDatabase;
let clock: MovableClock;
let altcha: CaptchaVerifier;

beforeAll(async () => {
  database = await openFreshDatabase();
});
afterAll(() => database.remove());
beforeEach(() => {
  // The library also reads the real time, so this clock starts from it.
  clock = movableClock(new Date());
  altcha = createAltcha({ db: database.db, clock, secret: onlyVersion('a secret of this test') });
});

async function solved(by: CaptchaVerifier = altcha): Promise<{ challenge: Challenge; solution: Solution }> {
  const challenge = (await by.challenge()) as Challenge;
  const solution = await solveChallenge({ challenge, deriveKey });
  return { challenge, solution: solution! };
}

function token(payload: object): string {
  return Buffer.from(JSON.stringify(payload)).toString('base64');
}

function verify(given: string | undefined) {
  return altcha.verify(given, '192.0.2.1');
}

it('accepts a solved puzzle once', async () => {
  const earned = token(await solved());
  expect(await verify(earned)).toBe(true);
  expect(await verify(earned)).toBe(false);
});

it('accepts a solved puzzle once in parallel calls', async () => {
  const earned = token(await solved());
  const verdicts = await Promise.all(Array.from({ length: 100 }, () => verify(earned)));
  expect(verdicts.filter(Boolean)).toHaveLength(1);
});

it('refuses the same puzzle in another encoding', async () => {
  const { challenge, solution } = await solved();
  expect(await verify(token({ challenge, solution }))).toBe(true);
  expect(await verify(token({ solution, challenge, extra: 1 }))).toBe(false);
  expect(
    await verify(token({ challenge: { ...challenge, signature: challenge.signature?.toUpperCase() }, solution })),
  ).toBe(false);
});

it('accepts a puzzle for ten minutes of the portal clock', async () => {
  const [early, late] = [await solved(), await solved()];
  clock.pass(598);
  expect(await verify(token(early))).toBe(true);
  const endsAt = late.challenge.parameters.expiresAt! * 1000;
  clock.pass((endsAt - clock.now().getTime()) / 1000);
  expect(clock.now().getTime()).toBe(endsAt);
  expect(await verify(token(late))).toBe(false);
});

it('refuses a puzzle with a changed expiry', async () => {
  const { challenge, solution } = await solved();
  const parameters = { ...challenge.parameters, expiresAt: challenge.parameters.expiresAt! + 3600 };
  expect(await verify(token({ challenge: { ...challenge, parameters }, solution }))).toBe(false);
});

it('accepts a token of at most 4,000 characters', async () => {
  const padded = async (length: number) => {
    const answer = { ...(await solved()), padding: '' };
    const bytes = (length / 4) * 3;
    return token({ ...answer, padding: 'x'.repeat(bytes - JSON.stringify(answer).length) });
  };
  expect(await verify(await padded(4000))).toBe(true);
  expect(await verify(await padded(4004))).toBe(false);
});

it('refuses a puzzle without its solution', async () => {
  const { challenge } = await solved();
  expect(await verify(token({ challenge }))).toBe(false);
  expect(await verify(token({ challenge, solution: 'none' }))).toBe(false);
});

it('refuses a wrong solution', async () => {
  const { challenge, solution } = await solved();
  const derivedKey = solution.derivedKey.replace(/.$/, (last) => (last === '0' ? '1' : '0'));
  expect(await verify(token({ challenge, solution: { ...solution, derivedKey } }))).toBe(false);
});

it.each(['previous', 'next'] as const)('accepts a puzzle of the %s secret, once', async (version) => {
  const other = createAltcha({ db: database.db, clock, secret: onlyVersion('the other secret') });
  const secret = { ...onlyVersion('a secret of this test'), [version]: 'the other secret' };
  const rotating = createAltcha({ db: database.db, clock, secret });
  const earned = token(await solved(other));
  expect(await rotating.verify(earned, '192.0.2.1')).toBe(true);
  expect(await rotating.verify(earned, '192.0.2.1')).toBe(false);
  expect(await verify(token(await solved(rotating)))).toBe(true);
});

it('refuses a puzzle of another secret', async () => {
  const other = createAltcha({ db: database.db, clock, secret: onlyVersion('another secret') });
  expect(await verify(token(await solved(other)))).toBe(false);
});

it.each([
  undefined,
  '',
  'x',
  '{}',
  token({}),
  token({ challenge: null }),
  token([1]),
  token({ challenge: { parameters: {}, signature: 5 }, solution: {} }),
  token({ challenge: { signature: 'x' }, solution: {} }),
  'A'.repeat(100_000),
])('refuses a token that is not a solution (%#)', async (given) => {
  expect(await verify(given)).toBe(false);
});
