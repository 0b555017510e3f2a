import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { onlyVersion } from '#testing/key-versions.ts';
import { movableClock, type MovableClock } from '#testing/movable-clock.ts';
import { openFreshDatabase, type OpenFreshDatabase } from '#testing/open-fresh-database.ts';
import { inTransaction } from '../database/database.ts';
import { createLog } from '../logging.ts';
import type { ChannelAdapter, Delivery, Message } from './channel.ts';
import { createChannels } from './create-channels.ts';
import { deliver } from './deliver.ts';
import { demoChannel } from './demo.ts';
import { enqueueMessage, enqueueSecretMessage, type SecretMessage } from './enqueue-message.ts';
import { startOutboxWorker } from './outbox-worker.ts';
import { textOf } from './sealed-text.ts';

let database: OpenFreshDatabase;
let clock: MovableClock;
let handedOver: Message[];

beforeAll(async () => {
  database = await openFreshDatabase(32);
});
afterAll(() => database.remove());
beforeEach(async () => {
  await database.pool.query('truncate outbox, sms_part restart identity');
  clock = movableClock();
  handedOver = [];
});

function answering(delivery: Delivery | Error): ChannelAdapter {
  return {
    deliver(message) {
      handedOver.push(message);
      return delivery instanceof Error ? Promise.reject(delivery) : Promise.resolve(delivery);
    },
    close: () => Promise.resolve(),
  };
}

function settings(adapter: ChannelAdapter = answering({ sent: true }), keepTexts = false) {
  return { db: database.db, clock, channels: { sms: adapter, email: demoChannel, push: demoChannel }, key, keepTexts };
}

const key = onlyVersion(new Uint8Array(32).fill(9));

function enqueue(part: Partial<SecretMessage> = {}) {
  const message: SecretMessage = {
    channel: 'sms',
    recipient: '359888100101',
    body: 'Твоят код е 123456.',
    code: '123456',
    createdAt: clock.now(),
    ...part,
  };
  return inTransaction(database.db, (tx) => enqueueSecretMessage(tx, message, key));
}

async function onlyMessage() {
  return database.db.selectFrom('outbox').selectAll().executeTakeFirstOrThrow();
}

async function databaseTime() {
  const { rows } = await database.pool.query<{ now: Date }>('select clock_timestamp() as now');
  return rows[0]!;
}

/** Simulates the end of the pause before the next attempt. */
function passRetryPause() {
  return database.pool.query('update outbox set next_attempt_at = now()');
}

describe('a message', () => {
  it('is sent only if its change is committed', async () => {
    const undone = inTransaction(database.db, async (tx) => {
      await enqueueMessage(tx, {
        channel: 'sms',
        kind: 'requested',
        recipient: '1',
        body: 'x',
        createdAt: clock.now(),
      });
      throw new Error('undone');
    });
    await expect(undone).rejects.toThrow('undone');
    expect(await deliver(settings())).toBe(0);
  });

  it('is sent once, then its text is deleted', async () => {
    await enqueue();
    expect(await deliver(settings())).toBe(1);
    expect(await deliver(settings())).toBe(0);
    expect(handedOver).toMatchObject([{ messageId: 1, recipient: '359888100101', body: 'Твоят код е 123456.' }]);
    expect(await onlyMessage()).toMatchObject({ body: null, sealed: null, sent_at: clock.now(), attempts: 1 });
  });

  it('stays readable in the demo', async () => {
    await enqueue();
    await deliver(settings(demoChannel, true));
    const kept = await onlyMessage();
    expect(kept).toMatchObject({ sent_at: clock.now() });
    expect(textOf(key, kept)).toEqual({ body: 'Твоят код е 123456.', html: null, code: '123456' });
  });

  it('is retried after a pause until it is sent', async () => {
    await enqueue();
    const failing = settings(answering({ sent: false, retry: true, reason: 'SMPP 88' }));
    for (let i = 0; i < 3; i++) {
      expect(await deliver(failing)).toBe(1);
      expect(await deliver(failing)).toBe(0);
      expect(await onlyMessage()).toMatchObject({ sent_at: null, last_error: 'SMPP 88', attempts: i + 1 });
      await passRetryPause();
    }
    await deliver(settings());
    expect(await onlyMessage()).toMatchObject({ sent_at: clock.now(), last_error: null, attempts: 4 });
  });

  it('waits a quarter of an hour at most', async () => {
    await enqueue();
    await database.db.updateTable('outbox').set({ attempts: 8 }).execute();
    const { now: before } = await databaseTime();
    await deliver(settings(answering({ sent: false, retry: true, reason: 'SMPP 88' })));
    const { now: after } = await databaseTime();
    const pauseFrom = (moment: Date) => moment.getTime() + 15 * 60_000;
    const { next_attempt_at: next } = await onlyMessage();
    expect(next.getTime()).toBeGreaterThanOrEqual(pauseFrom(before));
    expect(next.getTime()).toBeLessThanOrEqual(pauseFrom(after));
  });

  it('is retried when its channel throws', async () => {
    await enqueue();
    await deliver(settings(answering(new TypeError('359888100101'))));
    expect(await onlyMessage()).toMatchObject({ sent_at: null, given_up_at: null, last_error: 'TypeError' });
  });

  it('fails permanently when it can never be delivered', async () => {
    await enqueue();
    await deliver(settings(answering({ sent: false, retry: false, reason: 'SMPP 11' })));
    expect(await onlyMessage()).toMatchObject({ sent_at: null, given_up_at: clock.now(), body: null, sealed: null });
    await passRetryPause();
    expect(await deliver(settings())).toBe(0);
  });

  it('fails permanently after many attempts', async () => {
    await enqueue();
    const failing = settings(answering({ sent: false, retry: true, reason: 'SMPP 88' }));
    for (let i = 0; i < 20; i++) {
      await deliver(failing);
      await passRetryPause();
    }
    expect(handedOver).toHaveLength(14);
    expect(await onlyMessage()).toMatchObject({ given_up_at: clock.now(), sent_at: null });
  });

  it('is not sent after its expiry', async () => {
    await enqueue({ usefulUntil: new Date(clock.now().getTime() + 600_000) });
    clock.pass(600);
    await deliver(settings());
    expect(handedOver).toEqual([]);
    expect(await onlyMessage()).toMatchObject({ given_up_at: clock.now(), last_error: 'too late' });
  });

  it('uses its own channel', async () => {
    await enqueue({ channel: 'email', subject: 'Здравей' });
    await deliver(settings());
    expect(handedOver).toEqual([]);
    expect(await onlyMessage()).toMatchObject({ sent_at: clock.now() });
  });
});

describe('many workers', () => {
  it('send each message once', async () => {
    await Promise.all(Array.from({ length: 200 }, () => enqueue()));
    const works = Array.from({ length: 8 }, async () => {
      while ((await deliver(settings())) > 0);
    });
    await Promise.all(works);
    expect(new Set(handedOver.map((message) => message.messageId))).toHaveLength(200);
    expect(handedOver).toHaveLength(200);
  });

  it('lose no message when a worker dies', async () => {
    await enqueue();
    const dying = deliver(settings({ deliver: () => new Promise(() => {}), close: () => Promise.resolve() }));
    void dying;
    await expect.poll(() => onlyMessage().then((message) => message.attempts)).toBe(1);
    expect(await deliver(settings())).toBe(0);
    await passRetryPause();
    expect(await deliver(settings())).toBe(1);
    expect(await onlyMessage()).toMatchObject({ sent_at: clock.now(), attempts: 2 });
  });

  it('have a lease on the message that they send, and release it', async () => {
    await enqueue();
    const result = Promise.withResolvers<Delivery>();
    const sending = deliver(settings({ deliver: () => result.promise, close: () => Promise.resolve() }));
    await expect.poll(() => onlyMessage().then((message) => message.lease_until)).not.toBeNull();
    result.resolve({ sent: false, retry: true, reason: 'SMPP 88' });
    await sending;
    expect(await onlyMessage()).toMatchObject({ lease_until: null, attempts: 1 });
  });

  it('ignore the late result of a worker whose lease has expired', async () => {
    await enqueue();
    const late = Promise.withResolvers<Delivery>();
    const slow = deliver(settings({ deliver: () => late.promise, close: () => Promise.resolve() }));
    await expect.poll(() => onlyMessage().then((message) => message.attempts)).toBe(1);
    await passRetryPause();
    await deliver(settings());
    late.resolve({ sent: false, retry: false, reason: 'SMPP 11' });
    await slow;
    expect(await onlyMessage()).toMatchObject({ sent_at: clock.now(), given_up_at: null });
  });
});

describe('the worker', () => {
  const log = createLog({ level: 'silent', write: () => {} });

  it('delivers new messages while it runs, and finishes the current batch when stopped', async () => {
    const worker = startOutboxWorker({ ...settings(), log });
    await enqueue();
    worker.wake();
    await expect.poll(() => onlyMessage().then((message) => message.sent_at)).toEqual(clock.now());
    await worker.stop();
    await enqueue();
    expect(handedOver).toHaveLength(1);
  });

  it('marks sent messages once the database is back, so that none is sent again', async () => {
    await enqueue();
    const { channels, ...rest } = settings();
    const sms = {
      ...channels.sms,
      async deliver(message: Message) {
        await database.pool.query(`
          create sequence marks;
          create function refuse_first_mark() returns trigger language plpgsql as
            $$ begin if nextval('marks') = 1 then raise exception 'away'; end if; return new; end $$;
          create trigger refuse_first_mark before update on outbox for each row execute function refuse_first_mark()`);
        return channels.sms.deliver(message);
      },
    };
    await deliver({ ...rest, channels: { ...channels, sms } });
    await database.pool.query('drop function refuse_first_mark cascade; drop sequence marks');
    expect(handedOver).toHaveLength(1);
    expect(await onlyMessage()).toMatchObject({ sent_at: clock.now(), attempts: 1 });
  });

  it('continues after a database outage', async () => {
    const lines: string[] = [];
    await database.pool.query('alter table outbox rename to outbox_away');
    const worker = startOutboxWorker({
      ...settings(),
      log: createLog({ level: 'error', write: (line) => lines.push(line) }),
    });
    await expect.poll(() => lines.length).toBeGreaterThan(0);
    await database.pool.query('alter table outbox_away rename to outbox');
    await enqueue();
    worker.wake();
    await expect.poll(() => handedOver.length).toBe(1);
    await worker.stop();
  });
});

it('does not start a production portal without gateways', () => {
  const given = { appMode: 'production', mailFrom: 'a@b.example', smsFrom: 'Abonat', smppIdFormat: 'same' } as const;
  const missing = (urls: { smtpUrl?: string; smppUrl?: string }) => () =>
    createChannels(
      { ...given, smtpUrl: undefined, smppUrl: undefined, ...urls },
      { db: database.db, clock, storageKey: key, push: null },
    );
  expect(missing({ smppUrl: 'smpp://gateway.example' })).toThrow('SMTP_URL');
  expect(missing({ smtpUrl: 'smtp://mail.example' })).toThrow('SMPP_URL');
});

describe('a message with a code', () => {
  it('is encrypted in the outbox and delivered unchanged', async () => {
    await enqueue();
    expect(JSON.stringify(await onlyMessage())).not.toContain('123456');
    await deliver(settings());
    expect(handedOver).toMatchObject([{ recipient: '359888100101', body: 'Твоят код е 123456.' }]);
  });

  it('cannot be moved to another recipient', async () => {
    await enqueue();
    await database.db.updateTable('outbox').set({ recipient: '359888999999' }).execute();
    await deliver(settings());
    expect(handedOver).toEqual([]);
    expect(await onlyMessage()).toMatchObject({ given_up_at: clock.now(), last_error: 'sealed under another key' });
  });

  it('fails permanently when its encryption key is lost', async () => {
    await enqueue();
    await deliver({ ...settings(), key: onlyVersion(new Uint8Array(32).fill(1)) });
    expect(handedOver).toEqual([]);
    expect(await onlyMessage()).toMatchObject({ given_up_at: clock.now(), sent_at: null });
  });
});
