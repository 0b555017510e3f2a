import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { sofiaDay } from '#platform/clock.ts';
import { inTransaction } from '#platform/server/database/database.ts';
import { enqueueMessage } from '#platform/server/outbox/enqueue-message.ts';
import { openDesk, type DeskUser } from '#testing/desk.ts';
import { platformMessages } from '#platform/messages.ts';
import { renderSms } from '#platform/server/messages/render-message.ts';
import { openPortal, type TestPortal } from '#testing/portal.ts';

let portal: TestPortal;
let editor: DeskUser;
beforeAll(async () => {
  portal = await openPortal();
  editor = await openDesk(portal, 'editor');
});
afterAll(() => portal.close());

const path = '/operator/texts/home/page';
const read = async (at = path) => (await editor.browser.call('GET', at)).body as ReadText;
const today = () => sofiaDay(portal.platform.clock.now());
const change = (body: object, at = path, headers = {}) =>
  editor.browser.call('PUT', at, { body: { begins_on: today(), ...body }, headers });
type ReadText = {
  bg: { text: string; built_in: string };
  en: { text: string; built_in: string };
  values: string[];
  sent: number | null;
  history: { language: string; from: string | null; to: string | null; by: string }[];
};

const served = async (feature: string, key: string, language = 'bg') => {
  const query = { Application: 'selfcare', Feature: feature, Language: language };
  const { body } = await portal.browser().call('GET', '/cms/translations', { query });
  return (body as Record<string, string>)[key];
};

describe('an editor', () => {
  it('finds texts by their words, their key and their feature, in pages', async () => {
    const find = async (query: Record<string, string>) =>
      (await editor.browser.call('GET', '/operator/texts', { query })).body as {
        total: number;
        features: string[];
        texts: { feature: string; key: string }[];
      };
    const all = await find({});
    expect(all.features).toContain('operator-desk');
    expect(all.texts).toHaveLength(50);
    const next = await find({ from: '50' });
    expect(next.texts[0]).not.toEqual(all.texts[0]);
    const found = await find({ feature: 'vip-club', search: 'ВАУЧЕРА' });
    expect(found.texts.length).toBeGreaterThan(0);
    expect(found.texts.every(({ feature }) => feature === 'vip-club')).toBe(true);
    expect((await find({ search: 'title_vouchers' })).texts[0]).toMatchObject({ key: 'title_vouchers' });
    expect((await find({ search: 'no such words anywhere' })).total).toBe(0);
  });

  it('changes a text, which is served at once, and restores it from its history', async () => {
    const { bg } = await read();
    expect((await change({ language: 'bg', text: 'Моето табло', was: bg.text })).status).toBe(204);
    expect(await served('home', 'page')).toBe('Моето табло');
    expect((await change({ language: 'bg', text: 'Таблото', was: 'Моето табло' })).status).toBe(204);
    const changed = await read();
    expect(changed.history).toMatchObject([
      { language: 'bg', from: 'Моето табло', to: 'Таблото', by: editor.name },
      { language: 'bg', from: null, to: 'Моето табло', by: editor.name },
    ]);
    expect((await change({ language: 'bg', text: changed.history[0]!.from, was: 'Таблото' })).status).toBe(204);
    expect(await served('home', 'page')).toBe('Моето табло');
    expect((await change({ language: 'bg', text: null, was: 'Моето табло' })).status).toBe(204);
    expect(await served('home', 'page')).toBe(bg.built_in);
    expect((await read()).bg).toEqual({ text: bg.built_in, built_in: bg.built_in });
  });

  it('finds the texts that are changed in any language', async () => {
    const query = { changed: 'yes' };
    const changed = async () => {
      const { body } = await editor.browser.call('GET', '/operator/texts', { query });
      return (body as { texts: { feature: string; key: string }[] }).texts.map(({ feature, key }) => [feature, key]);
    };
    const { bg } = await read();
    expect(await changed()).toEqual([]);
    await change({ language: 'bg', text: 'Табло', was: bg.text });
    expect(await changed()).toEqual([['home', 'page']]);
    await change({ language: 'bg', text: null, was: 'Табло' });
  });

  it('gets a conflict if somebody changed the text meanwhile, and nothing is overwritten', async () => {
    const { bg } = await read();
    const answers = await Promise.all(
      ['Първо', 'Второ', 'Трето'].map((text) => change({ language: 'bg', text, was: bg.text })),
    );
    expect(answers.map(({ status }) => String(status)).toSorted()).toEqual(['204', '409', '409']);
    const now = await read();
    await change({ language: 'bg', text: null, was: now.bg.text });
  });

  it.each([
    ['Здравей, {', 'malformed', undefined],
    ['Здравей', 'lacks', 'name'],
    ['Здравей, {name} и {other}', 'unknown', 'other'],
    [' Здравей, {name}', 'untidy', undefined],
    ['', 'empty', undefined],
  ])('cannot save the text %j: %s', async (text, reason, values) => {
    const withName = await textWithValue();
    const { status, body } = await change({ language: 'bg', text, was: withName.text }, withName.path);
    expect(status).toBe(400);
    const { Properties } = body as { Properties: Record<string, string> };
    expect(Properties).toMatchObject({ Field: 'body/text', Reason: reason });
    expect(Properties['Values']).toBe(values);
    expect((await read(withName.path)).history).toEqual([]);
  });

  it('cannot change a text that does not exist', async () => {
    const body = { language: 'bg', text: 'x', was: 'x' };
    for (const at of ['home/nothing', 'nothing/page', 'home/constructor', 'constructor/name']) {
      expect((await change(body, `/operator/texts/${at}`)).status).toBe(404);
      expect((await editor.browser.call('GET', `/operator/texts/${at}`)).status).toBe(404);
    }
  });

  it('changes a text once under one key', async () => {
    const { bg } = await read();
    const headers = { 'idempotency-key': crypto.randomUUID() };
    const body = { language: 'bg', text: 'Веднъж', was: bg.text };
    expect((await change(body, path, headers)).status).toBe(204);
    expect((await change(body, path, headers)).status).toBe(204);
    expect((await read()).history.filter(({ to }) => to === 'Веднъж')).toHaveLength(1);
    await change({ language: 'bg', text: null, was: 'Веднъж' });
  });

  it('who saves an unchanged text creates no history and no audit entry', async () => {
    const written = async () => [
      (await read()).history.length,
      (await portal.platform.pool.query(`select from audit where subject = 'home page bg'`)).rowCount,
    ];
    const { bg } = await read();
    const before = await written();
    expect((await change({ language: 'bg', text: bg.text, was: bg.text })).status).toBe(204);
    expect(await written()).toEqual(before);
  });

  it('leaves an audit entry with the old and the new text', async () => {
    const { bg } = await read();
    await change({ language: 'bg', text: 'За протокола', was: bg.text });
    const { rows } = await portal.platform.pool.query(
      `select facts::jsonb as facts from audit where customer_id = 0 and subject = 'home page bg' order by sequence desc limit 1`,
    );
    expect(rows).toEqual([{ facts: { by: editor.name, from: null, to: 'За протокола' } }]);
    await change({ language: 'bg', text: null, was: 'За протокола' });
  });
});

describe('the text of a message', () => {
  const mail = '/operator/texts/registration-messages/mail.activation.note';

  it('is read with its whole message and example values', async () => {
    const { body } = await editor.browser.call('GET', mail);
    expect(body).toMatchObject({
      message: {
        kind: 'mail',
        name: 'mail.activation',
        sample: { code: '240816' },
        texts: {
          bg: { 'mail.activation.subject': 'Потвърди имейла си', 'mail.frame.hello': 'Здравей!' },
          en: { 'mail.activation.action': 'Confirm the e-mail' },
        },
      },
    });
    expect((await editor.browser.call('GET', path)).body).toMatchObject({ message: null });
  });

  it('is used in the next message after it is changed, and in no page', async () => {
    const sms = '/operator/texts/platform-messages/sms.number_proof';
    const { en } = await read(sms);
    expect((await change({ language: 'en', text: 'Type {code}.', was: en.text }, sms)).status).toBe(204);
    const text = await renderSms(portal.platform.db, platformMessages, {
      name: 'sms.number_proof',
      language: 'en',
      values: { code: '240816' },
    });
    expect(text).toBe('Type 240816.');
    const query = { Application: 'selfcare', Feature: 'platform-messages', Language: 'en' };
    expect((await portal.browser().call('GET', '/cms/translations', { query })).status).toBe(404);
  });

  it('is read with the number of e-mails that were sent with it in the last 30 days', async () => {
    const { db, pool, clock } = portal.platform;
    const now = clock.now();
    await pool.query('delete from outbox');
    const send = (sentAt: Date) =>
      inTransaction(db, async (tx) => {
        const template = 'vip-club-messages mail.voucher';
        await enqueueMessage(tx, {
          channel: 'email',
          kind: 'requested',
          recipient: 'a@b.bg',
          body: 'x',
          template,
          createdAt: now,
        });
        await tx.updateTable('outbox').set({ sent_at: sentAt }).where('sent_at', 'is', null).execute();
      });
    await send(now);
    await send(new Date(now.getTime() - 29 * 86_400_000));
    await send(new Date(now.getTime() - 31 * 86_400_000));
    const sent = async (text: string) => (await read(`/operator/texts/${text}`)).sent;
    expect(await sent('vip-club-messages/mail.voucher.text')).toBe(2);
    expect(await sent('registration-messages/mail.activation.note')).toBe(0);
    expect(await sent('platform-messages/mail.frame.hello')).toBe(2);
    expect(await sent('home/page')).toBeNull();
    await pool.query('delete from outbox');
  });

  it('that lacks the code is refused', async () => {
    const sms = '/operator/texts/registration-messages/sms.code';
    const { bg } = await read(sms);
    expect(await change({ language: 'bg', text: 'Без код', was: bg.text }, sms)).toMatchObject({
      status: 400,
      body: { Properties: { Reason: 'lacks', Values: 'code' } },
    });
  });
});

it('support neither changes nor reads texts', async () => {
  const { browser } = await openDesk(portal, 'support');
  const forbidden = { status: 403, body: { ErrorCode: 'Error_403' } };
  expect(await browser.call('GET', path)).toMatchObject(forbidden);
  expect(
    await browser.call('PUT', path, { body: { language: 'bg', text: 'x', was: 'x', begins_on: today() } }),
  ).toMatchObject(forbidden);
});

/** A text with only a name as value. */
async function textWithValue(): Promise<{ path: string; text: string }> {
  const { body } = await editor.browser.call('GET', '/operator/texts', { query: { search: '{name}' } });
  const { texts } = body as { texts: { feature: string; key: string; bg: { built_in: string } }[] };
  const found = texts.find(({ bg }) => bg.built_in.match(/[{<]\/?\w+/g)?.join() === '{name')!;
  return { path: `/operator/texts/${found.feature}/${found.key}`, text: found.bg.built_in };
}
