import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { demoPassword } from '#database/demo/people.ts';
import { outcomeOf } from '#testing/outcome-of.ts';
import type { Browser, TestReply } from '#testing/portal.ts';
import { maria as person, openStepUp, type StepUpPortal } from '#testing/step-up.ts';

let stepUp: StepUpPortal;
let maria: Browser;

beforeAll(async () => {
  stepUp = await openStepUp();
});
afterAll(() => stepUp.close());
beforeEach(async () => {
  await stepUp.portal.platform.pool.query(
    'truncate rate_limit, code_send, code_request, code_use, code_failure, idempotency',
  );
  maria = await stepUp.portal.browser().signIn('maria');
});

const confirm = (factor: object, key: string) =>
  maria.call('POST', '/account/auth/step-up', { body: factor, headers: { 'idempotency-key': key } });

const propertiesOf = ({ body }: TestReply) => (body as { Properties?: unknown }).Properties;

/** Codes other than the one that was sent. */
async function sendAndMissCode() {
  await stepUp.sendCode(maria, person.number);
  const sent = Number(await stepUp.lastCode(person.number));
  const wrong = (place: number) => String((sent + place) % 1_000_000).padStart(6, '0');
  return (place: number) => ({ factor: 'code', msisdn: person.number, code: wrong(place) });
}

it('a retry of a wrong code under its key is not counted, also concurrently, and gets the same refusal', async () => {
  const missed = await sendAndMissCode();
  const answers = await Promise.all(Array.from({ length: 20 }, () => confirm(missed(1), 'key-of-the-first-code')));
  answers.push(await confirm(missed(1), 'key-of-the-first-code'));
  expect(new Set(answers.map(outcomeOf))).toEqual(new Set(['400 EC_Wrong_Verification_Code']));
  expect(answers.map(propertiesOf)).toEqual(answers.map(() => ({ TriesLeft: 4 })));
  expect(propertiesOf(await confirm(missed(2), 'key-of-the-second-code'))).toEqual({ TriesLeft: 3 });
});

it('a retry of the last wrong code gets its refusal with the rest of the wait', async () => {
  const missed = await sendAndMissCode();
  for (let place = 1; place < 5; place++) await confirm(missed(place), `key-of-code-${place}`);
  const last = await confirm(missed(5), 'key-of-the-last-code');
  const { WaitSeconds } = propertiesOf(last) as { WaitSeconds: number };
  await stepUp.portal.pass(20);
  const again = await confirm(missed(5), 'key-of-the-last-code');
  expect([last, again].map(outcomeOf)).toEqual(Array(2).fill('400 EC_Wrong_Verification_Code'));
  expect(propertiesOf(again)).toEqual({ TriesLeft: 0, WaitSeconds: WaitSeconds - 20 });
  expect(outcomeOf(await confirm(missed(6), 'key-of-another-code'))).toBe('429 EC_Reach_Max_Attempts');
});

it('the key of a wrong code gives no free guess: with another code it is refused', async () => {
  const missed = await sendAndMissCode();
  await confirm(missed(1), 'one-key-for-all-codes');
  const right = { ...missed(1), code: await stepUp.lastCode(person.number) };
  for (const guess of [missed(2), right]) {
    expect(outcomeOf(await confirm(guess, 'one-key-for-all-codes'))).toBe('409 EC_Idempotency_Key_Reused');
  }
  expect(outcomeOf(await confirm(right, 'a-key-of-the-right-code'))).toBe('204');
});

it('a retry of a wrong password under its key is not counted, and the key gives no free guess', async () => {
  const byPassword = (password: string) => ({ factor: 'password', password });
  const answers = await Promise.all(
    Array.from({ length: 30 }, () => confirm(byPassword('Not!her1'), 'key-of-one-password')),
  );
  expect(new Set(answers.map(outcomeOf))).toEqual(new Set(['400 EC_Wrong_Password']));
  expect(outcomeOf(await confirm(byPassword(demoPassword), 'key-of-one-password'))).toBe(
    '409 EC_Idempotency_Key_Reused',
  );
  const { rows } = await stepUp.portal.platform.pool.query<{ hits: number }>(
    `select hits from rate_limit where name = 'session-password'`,
  );
  expect(rows).toEqual([{ hits: 1 }]);
});
