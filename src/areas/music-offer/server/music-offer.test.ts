import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { addDays, sofiaDay } from '#platform/clock.ts';
import { said } from '#testing/extras.ts';
import { openPortal, type TestPortal } from '#testing/portal.ts';
import { proverOn, type Prover } from '#testing/prover.ts';

const [fresh, listening, ending, prima, expired] = [
  '359888100101',
  '359888100102',
  '359888100103',
  '359888100201',
  '359888100301',
] as const;

let portal: TestPortal;
let who: Prover;
let today: string;

beforeEach(async () => {
  portal = await openPortal();
  who = proverOn(portal, 'music');
  today = sofiaDay(portal.platform.clock.now());
});
afterEach(() => portal.close());

const status = async (prover = who) => (await prover.call('GET', `/music/check-by-unique-id/${prover.uniqueId}`)).body;
const activate = (prover = who, headers = {}) =>
  prover.call('POST', '/music/activate', { body: { unique_id: prover.uniqueId }, headers });
const deactivate = (prover = who) => prover.call('DELETE', '/music/activate', { body: { unique_id: prover.uniqueId } });

describe('the status', () => {
  it('of who never subscribed has no dates [MU-014, MU-015, MU-016, MU-017, MU-039]', async () => {
    await who.prove(fresh);
    expect(await status()).toEqual({
      msisdn: fresh,
      is_recognized: false,
      date_of_subscription: null,
      subscriber_type: 'POSTPAID',
      status: 'NotSubscribed',
      end_date_of_free_period: null,
      free_period_end_date: null,
      deactivation_date: null,
      renewal_date: null,
      link: null,
      price_currency: [
        { currency: 'EUR', value: 4.99 },
        { currency: 'BGN', value: 9.76 },
      ],
      today,
    });
  });

  it('of a subscription says since when, until when it is free and what follows [MU-014, MU-015, MU-016, MU-017]', async () => {
    await who.prove(listening);
    expect(await status()).toMatchObject({
      status: 'Active',
      date_of_subscription: addDays(today, -32),
      end_date_of_free_period: addDays(today, 58),
      free_period_end_date: addDays(today, 58),
      renewal_date: addDays(today, 59),
      link: 'https://noti.abonat.example/',
    });
    const other = proverOn(portal, 'music');
    await other.prove(ending);
    expect(await status(other)).toMatchObject({ status: 'Deactivated', deactivation_date: addDays(today, 20) });
  });

  it('is told to nobody whose number is not proved, nor under the id of another [MU-033]', async () => {
    await who.prove(fresh);
    const stranger = proverOn(portal, 'music');
    expect(said(await stranger.call('GET', `/music/check-by-unique-id/${stranger.uniqueId}`))).toBe(
      '400 EC_Verification_Failed',
    );
    expect(said(await stranger.call('GET', `/music/check-by-unique-id/${who.uniqueId}`))).toBe(
      '400 EC_Verification_Failed',
    );
    const bare = await portal.browser().call('GET', `/digital-extras-swap/music/check-by-unique-id/${who.uniqueId}`);
    expect(said(bare)).toBe('400 EC_Invalid_Request');
  });
});

describe('activation', () => {
  it('starts the free days of the subscriber type [MU-001, MU-003, MU-024, MU-033, MU-040]', async () => {
    expect(said(await activate())).toBe('400 EC_Verification_Failed');
    await who.prove(fresh);
    expect(said(await activate())).toBe('204');
    expect(await status()).toMatchObject({
      status: 'Active',
      date_of_subscription: today,
      end_date_of_free_period: addDays(today, 90),
      renewal_date: addDays(today, 91),
    });
    expect(said(await activate())).toBe('409 EC_Already_Active');
    const inbox = (await who.browser.call('GET', '/dev/inbox', { query: { to: fresh } })).body as { text: string }[];
    expect(inbox[0]?.text).toContain('Ноти е активна');
  });

  it('after the recognition of the line needs no code [MU-002]', async () => {
    who.browser.cookies.set('demo_line', fresh);
    await who.recognise();
    expect(said(await activate())).toBe('204');
  });

  it('of a subscription that still runs takes the end back and keeps its free days [MU-022]', async () => {
    await who.prove(ending);
    expect(said(await activate())).toBe('204');
    expect(await status()).toMatchObject({
      status: 'Active',
      deactivation_date: null,
      date_of_subscription: addDays(today, -70),
      end_date_of_free_period: addDays(today, 20),
    });
  });

  it('of one whose free days are over costs from today: they are given once [MU-027, MU-028]', async () => {
    await who.prove(expired);
    expect(said(await activate())).toBe('204');
    const now = (await status()) as { end_date_of_free_period: string; renewal_date: string };
    expect(now.end_date_of_free_period < today).toBe(true);
    expect(now.renewal_date > today).toBe(true);
    const inbox = (await who.browser.call('GET', '/dev/inbox', { query: { to: expired } })).body as { text: string }[];
    expect(inbox[0]?.text).toContain('Таксата е');
  });

  it('asked for many times at once happens once, and the same key gets the same answer [MU-040]', async () => {
    await who.prove(fresh);
    const words = (await Promise.all(Array.from({ length: 40 }, () => activate()))).map(said);
    expect(words.filter((word) => word === '204')).toHaveLength(1);
    const other = proverOn(portal, 'music');
    await other.prove(ending);
    const keyed = await Promise.all(
      Array.from({ length: 20 }, () => activate(other, { 'idempotency-key': 'one-and-the-same' })),
    );
    expect(new Set(keyed.map(said))).toEqual(new Set(['204']));
  });

  it('is refused while the partner is down, and changes nothing', async () => {
    await who.prove(fresh);
    await portal.platform.db
      .insertInto('partner_fault')
      .values({ partner: 'music', subject: '*', fault: 'down' })
      .execute();
    expect(said(await activate())).toBe('503 EC_Partner_Unavailable');
    expect(await status()).toMatchObject({ status: 'NotSubscribed' });
  });
});

describe('deactivation', () => {
  it('keeps the free days [MU-021, MU-041]', async () => {
    await who.prove(listening);
    expect(said(await deactivate())).toBe('204');
    expect(await status()).toMatchObject({ status: 'Deactivated', deactivation_date: addDays(today, 58) });
    expect(said(await deactivate())).toBe('409 EC_Already_Inactive');
  });

  it('takes the unique id from the header alone, from the body alone, and from no other browser [MU-041]', async () => {
    await who.prove(listening);
    const path = '/digital-extras-swap/music/activate';
    const bare = (body?: object) => who.browser.call('DELETE', path, body ? { body } : {});
    expect(said(await bare())).toBe('400 EC_Invalid_Request');
    expect(said(await bare({ unique_id: 'another-unique-id-of-nobody' }))).toBe('400 EC_Invalid_Request');
    expect(said(await portal.browser().call('DELETE', path, { body: { unique_id: who.uniqueId } }))).toBe(
      '400 EC_Invalid_Request',
    );
    expect(
      said(await who.call('DELETE', '/music/activate', { body: { unique_id: 'not-the-one-in-the-header' } })),
    ).toBe('400 EC_Verification_Failed');
    expect(said(await who.call('DELETE', '/music/activate'))).toBe('204');
    await activate();
    expect(said(await bare({ unique_id: who.uniqueId }))).toBe('204');
  });

  it('with the unique id in the body alone runs once under its Idempotency-Key', async () => {
    await who.prove(listening);
    const stop = () =>
      who.browser.call('DELETE', '/digital-extras-swap/music/activate', {
        body: { unique_id: who.uniqueId },
        headers: { 'idempotency-key': 'the-key-of-one-press' },
      });
    const answers = await Promise.all(Array.from({ length: 20 }, stop));
    expect([...new Set(answers.map(said)), said(await stop())]).toEqual(['204', '204']);
  });

  it('clears what waits at home', async () => {
    await who.prove(prima);
    await deactivate();
    const waiting = portal.platform.db.selectFrom('attention').select('kind').where('service_id', '=', prima);
    expect(await waiting.execute()).toEqual([]);
  });
});

it('a week before the last free day the person is reminded, unless it was stopped', async () => {
  const stopped = proverOn(portal, 'music');
  await who.prove(fresh);
  await activate();
  await stopped.prove('359888100302');
  await activate(stopped);
  await deactivate(stopped);
  await portal.pass(84 * 86_400);
  await portal.runDueJobs();
  const db = portal.platform.db;
  const waiting = await db
    .selectFrom('attention')
    .select(['service_id', 'due_on'])
    .where('kind', '=', 'trial-ends')
    .execute();
  expect(waiting).toContainEqual({ service_id: fresh, due_on: addDays(today, 90) });
  expect(waiting.map(({ service_id }) => service_id)).not.toContain('359888100302');
  const sent = await db
    .selectFrom('outbox')
    .select('body')
    .where('recipient', '=', fresh)
    .orderBy('message_id', 'desc')
    .execute();
  expect(sent[0]?.body).toContain('Безплатният ти период');
});
