import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { onlyVersion } from '#testing/key-versions.ts';
import { movableClock, type MovableClock } from '#testing/movable-clock.ts';
import { openFreshDatabase, type OpenFreshDatabase } from '#testing/open-fresh-database.ts';
import { startSmsCentre, type CentreBehaviour, type SmsCentre } from '#testing/sms-centre.ts';
import { inTransaction } from '../database/database.ts';
import type { Channels } from './channel.ts';
import { createChannels } from './create-channels.ts';
import { deliver } from './deliver.ts';
import { enqueueMessage } from './enqueue-message.ts';

const key = onlyVersion(new Uint8Array(32).fill(9));

let database: OpenFreshDatabase;
let clock: MovableClock;
let centre: SmsCentre;
let opened: Channels[] = [];

beforeAll(async () => void (database = await openFreshDatabase(16)));
afterAll(() => database.remove());
beforeEach(async () => {
  await database.pool.query('truncate outbox, sms_part restart identity');
  clock = movableClock();
});
afterEach(async () => {
  await Promise.all(opened.flatMap(({ sms, email }) => [sms.close(), email.close()]));
  opened = [];
  await centre.stop();
});

const start = async (behaviour: CentreBehaviour = {}) => void (centre = await startSmsCentre(behaviour));

/** The channels of one portal process. */
function openChannels(): Channels {
  const channels = createChannels(
    {
      appMode: 'demo',
      smtpUrl: undefined,
      mailFrom: '',
      smppUrl: `smpp://portal:secret@127.0.0.1:${centre.port}`,
      smsFrom: 'Abonat',
      smppIdFormat: 'same',
    },
    { db: database.db, clock, storageKey: key, push: null },
  );
  opened.push(channels);
  return channels;
}

async function sendSms(channels: Channels, body = 'Hello'): Promise<void> {
  await inTransaction(database.db, (tx) =>
    enqueueMessage(tx, { channel: 'sms', kind: 'requested', recipient: '359888100101', body, createdAt: clock.now() }),
  );
  await deliver({ db: database.db, clock, channels, key, keepTexts: false });
}

const receive = (id: string, stat: string, err = '000') =>
  centre.send({ esm_class: 0x04, short_message: `id:${id} stat:${stat} err:${err} text:` });

const parts = () =>
  database.db
    .selectFrom('sms_part')
    .select(['centre_id', 'message_id', 'parts', 'state', 'error', 'received_at'])
    .orderBy('centre_id')
    .execute();

describe('a delivery receipt', () => {
  it('is stored with its message, its time and its error', async () => {
    await start();
    await sendSms(openChannels());
    expect(await parts()).toMatchObject([{ centre_id: '1', message_id: 1, parts: 1, state: null }]);
    clock.pass(30);
    expect(await receive('1', 'UNDELIV', '011')).toBe(0);
    expect(await parts()).toMatchObject([
      { message_id: 1, state: 'undeliverable', error: '011', received_at: clock.now() },
    ]);
  });

  it('of each part of a long message is stored', async () => {
    await start();
    await sendSms(openChannels(), 'Здравей, Мария! '.repeat(9));
    await receive('2', 'DELIVRD');
    expect(await parts()).toMatchObject([
      { centre_id: '1', message_id: 1, parts: 3, state: null },
      { centre_id: '2', message_id: 1, parts: 3, state: 'delivered' },
      { centre_id: '3', message_id: 1, parts: 3, state: null },
    ]);
  });

  it('that arrives before the answer to the submission is kept', async () => {
    await start({ beforeAnswer: () => receive('1', 'DELIVRD') });
    await sendSms(openChannels());
    expect(await parts()).toMatchObject([{ centre_id: '1', message_id: 1, state: 'delivered' }]);
  });

  it('that arrives at another process is stored with its message', async () => {
    await start();
    const sender = openChannels();
    await sendSms(sender);
    await sender.sms.close();
    await sendSms(openChannels());
    await receive('1', 'DELIVRD');
    expect(await parts()).toMatchObject([
      { centre_id: '1', message_id: 1, state: 'delivered' },
      { centre_id: '2', message_id: 2, state: null },
    ]);
  });

  it('counts once: the first final state wins over later ones, and a known one over an unknown one', async () => {
    await start();
    await sendSms(openChannels());
    await receive('1', 'UNKNOWN');
    await receive('1', 'DELIVRD');
    const [first] = await parts();
    clock.pass(60);
    expect(await receive('1', 'DELIVRD')).toBe(0);
    expect(await receive('1', 'EXPIRED')).toBe(0);
    expect(await parts()).toEqual([{ ...first, state: 'delivered' }]);
  });

  it('of an unknown message is acknowledged and belongs to no message', async () => {
    await start({ idOf: (n) => `m${n}` });
    await sendSms(openChannels());
    expect(await receive('other', 'DELIVRD')).toBe(0);
    expect(await parts()).toMatchObject([
      { centre_id: 'm1', message_id: 1, state: null },
      { centre_id: 'other', message_id: null, state: 'delivered' },
    ]);
  });

  it('of an earlier message says nothing about a new message with the same id', async () => {
    await start({ idOf: () => '1' });
    const channels = openChannels();
    await sendSms(channels);
    await receive('1', 'DELIVRD');
    await sendSms(channels);
    expect(await parts()).toMatchObject([{ centre_id: '1', message_id: 2, state: null, received_at: null }]);
  });

  it('that came long before a message says nothing about it', async () => {
    await start();
    const channels = openChannels();
    await sendSms(channels);
    await receive('2', 'DELIVRD');
    clock.pass(3600);
    await sendSms(channels);
    expect((await parts()).at(-1)).toMatchObject({ centre_id: '2', message_id: 2, state: null });
  });

  it('is deleted with its message', async () => {
    await start();
    await sendSms(openChannels());
    await database.pool.query('delete from outbox');
    expect(await parts()).toEqual([]);
  });
});
