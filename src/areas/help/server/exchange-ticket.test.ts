import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { asked, png, uploaded } from '#testing/help.ts';
import { openDesk } from '#testing/desk.ts';
import { openPortal, type Browser, type TestPortal } from '#testing/portal.ts';
import { startTicketSystem, type TicketServer } from '#testing/ticket-system.ts';
import { handleExchangeTickets } from './exchange-ticket.ts';
import { tmf621TicketSystem } from './ticket-system/tmf621-ticket-system.ts';

let portal: TestPortal;
let system: TicketServer;
let maria: Browser;
beforeAll(async () => {
  system = await startTicketSystem();
  portal = await openPortal({ TICKETS_URL: system.url, TICKETS_TOKEN: 'a-token-of-the-portal' });
  maria = await portal.browser().signIn('maria');
});
afterAll(async () => {
  await portal.close();
  await system.close();
});
beforeEach(async () => {
  Object.assign(system, { tickets: [], asked: [], loses: [], refusesWith: null, renamesNotes: false, meanwhile: null });
  await query(`delete from rate_limit where name like 'question-%'`);
  await query('delete from help_question');
  await query('delete from scheduled_job');
  await query('delete from sms_part');
  await query('delete from outbox');
});

const query = async (text: string, values: unknown[] = []) =>
  (await portal.platform.pool.query(text, values)).rows as Record<string, unknown>[];
const read = async (id: string) => (await maria.call('GET', `/help/questions/${id}`)).body;
/** The recurring exchange, five minutes later. */
const exchangeLater = async () => {
  await portal.pass(300);
  const { url } = system;
  const tickets = tmf621TicketSystem({ url, token: undefined, timeoutMs: 30_000 });
  await handleExchangeTickets(portal.platform, tickets).run({}, 'sweep');
  maria = await portal.browser().signIn('maria');
};
const answerAs = (text: string, more: object = {}) => {
  const [ticket] = system.tickets;
  ticket!.note.push({ id: `A-${ticket!.note.length}`, author: 'Иво', date: '2026-11-17T10:00:00Z', text });
  Object.assign(ticket!, more);
};

describe('a question with a ticket system', () => {
  it('becomes a ticket with its facts, its message and its files [HE-004]', async () => {
    const file = await uploaded(maria);
    const id = await asked(maria, { text: 'Какво е това?', files: [file] });
    await portal.runDueJobs();
    expect(system.tickets).toMatchObject([
      {
        externalId: id,
        name: 'Сметка 0001042614: Кинотека',
        severity: 'minor',
        ticketType: 'question',
        relatedEntity: [
          { id: '0001042614', role: 'bill', '@referredType': 'CustomerBill' },
          { id: '359888100101', role: 'service', '@referredType': 'Service' },
        ],
        note: [{ author: 'customer', text: 'Какво е това?' }],
        attachment: [{ name: 'снимка.png', mimeType: 'image/png', content: expect.any(String) }],
      },
    ]);
    expect(system.tickets[0]!['description']).toContain('amount: 2.40 EUR');
  });

  it('sends each file with its message only [HE-004]', async () => {
    const id = await asked(maria, { text: 'Първо', files: [await uploaded(maria)] });
    await asked(maria, { text: 'Друго', files: [await uploaded(maria)] });
    await portal.runDueJobs();
    const body = { text: 'Второ', files: [await uploaded(maria)] };
    await maria.call('POST', `/help/questions/${id}/messages`, { body });
    await portal.runDueJobs();
    const filesOf = (isFirst: boolean) =>
      system.tickets.find(({ externalId }) => (externalId === id) === isFirst)?.attachment.length;
    expect([filesOf(true), filesOf(false)]).toEqual([2, 1]);
  });

  it('gets the notes of the ticket as answers, once, with an e-mail and the bell [HE-004]', async () => {
    const id = await asked(maria);
    await portal.runDueJobs();
    await query('delete from outbox');
    answerAs('Ето защо.', { status: 'inProgress' });
    await exchangeLater();
    await exchangeLater();
    expect(await read(id)).toMatchObject({
      state: 'answered',
      is_unread: true,
      messages: [{ author: 'user' }, { author: 'support', text: 'Ето защо.' }],
    });
    expect(await query('select subject from outbox')).toEqual([{ subject: 'Отговорихме на въпроса ти' }]);
  });

  it('sends the replies of the user after the notes that the ticket has [HE-004]', async () => {
    const id = await asked(maria, { text: 'Първо' });
    await portal.runDueJobs();
    answerAs('Отговор');
    await exchangeLater();
    await maria.call('POST', `/help/questions/${id}/messages`, { body: { text: 'Второ', files: [] } });
    await portal.runDueJobs();
    expect(system.tickets[0]!.note.map(({ text }) => text)).toEqual(['Първо', 'Отговор', 'Второ']);
    await exchangeLater();
    expect(system.tickets[0]!.note).toHaveLength(3);
    expect(await read(id)).toMatchObject({ state: 'open', messages: [{}, {}, { text: 'Второ' }] });
  });

  it('is closed with its ticket, from either side [HE-004]', async () => {
    const closedThere = await asked(maria);
    await portal.runDueJobs();
    answerAs('Готово', { status: 'closed' });
    await exchangeLater();
    expect(await read(closedThere)).toMatchObject({ state: 'closed', messages: [{}, { text: 'Готово' }] });
    const closedHere = await asked(maria);
    await portal.runDueJobs();
    await maria.call('POST', `/help/questions/${closedHere}/close`);
    await portal.runDueJobs();
    expect(system.tickets.find(({ externalId }) => externalId === closedHere)).toMatchObject({ status: 'closed' });
  });

  it('closes only after a reply that the user wrote while its closed ticket was read', async () => {
    const id = await asked(maria);
    await portal.runDueJobs();
    answerAs('Готово', { status: 'closed' });
    const body = { text: 'Още нещо', files: [] };
    let replied = 0;
    system.meanwhile = async () => {
      replied = (
        await (await portal.browser().signIn('maria')).call('POST', `/help/questions/${id}/messages`, { body })
      ).status;
    };
    await exchangeLater();
    expect(replied).toBe(204);
    expect(await read(id)).toMatchObject({ state: 'answered' });
    await exchangeLater();
    expect(system.tickets[0]!.note).toContainEqual(expect.objectContaining({ text: 'Още нещо' }));
    expect(await read(id)).toMatchObject({ state: 'closed' });
  });

  it.each([[['GET']], [['POST']], [['GET', 'POST']], [['POST', 'GET']]])(
    'is one ticket although the answers to %j were lost [HE-004]',
    async (loses) => {
      system.loses = [...loses];
      const id = await asked(maria);
      await portal.runDueJobs();
      expect(await read(id)).toMatchObject({ state: 'open' });
      for (let times = 0; times < 3; times += 1) await exchangeLater();
      expect(system.loses).toEqual([]);
      expect(system.tickets).toMatchObject([{ externalId: id, note: [{ text: 'Защо?' }] }]);
      expect(await query('select ticket_id from help_question')).toEqual([{ ticket_id: 'T-1' }]);
    },
  );

  it('sends a reply once although the answer to it was lost [HE-004]', async () => {
    const id = await asked(maria);
    await portal.runDueJobs();
    system.loses = ['PATCH'];
    await maria.call('POST', `/help/questions/${id}/messages`, { body: { text: 'Второ', files: [] } });
    await portal.runDueJobs();
    for (let times = 0; times < 2; times += 1) await exchangeLater();
    expect(system.loses).toEqual([]);
    expect(system.tickets[0]!.note.map(({ text }) => text)).toEqual(['Защо?', 'Второ']);
  });

  it('has each message once in a system that gives notes ids of its own [HE-004]', async () => {
    system.renamesNotes = true;
    const id = await asked(maria);
    await portal.runDueJobs();
    await exchangeLater();
    expect(system.tickets[0]!.note).toHaveLength(1);
    expect(await read(id)).toMatchObject({ messages: [{ author: 'user' }] });
  });

  it('waits while the system is away, and is sent when it answers again [HE-004]', async () => {
    system.refusesWith = { status: 503, body: {} };
    const id = await asked(maria);
    await portal.runDueJobs();
    expect(await read(id)).toMatchObject({ state: 'open' });
    expect(await query('select ticket_id, ticket_lease_until from help_question')).toEqual([
      { ticket_id: null, ticket_lease_until: null },
    ]);
    system.refusesWith = null;
    await exchangeLater();
    expect(system.tickets).toMatchObject([{ externalId: id }]);
  });

  it('is not created again after an answer that the portal cannot read [HE-004]', async () => {
    system.refusesWith = { status: 200, body: { unexpected: true } };
    await asked(maria);
    await portal.runDueJobs();
    expect(system.asked).toEqual(['GET /troubleTicket']);
  });

  it('is exchanged by one process at a time [HE-004]', async () => {
    const id = await asked(maria);
    await query('delete from scheduled_job');
    const tickets = tmf621TicketSystem({ url: system.url, token: undefined, timeoutMs: 30_000 });
    const sweep = () => handleExchangeTickets(portal.platform, tickets).run({}, 'sweep');
    await Promise.all([sweep(), sweep(), sweep()]);
    expect(system.tickets.map(({ externalId }) => externalId)).toEqual([id]);
  });

  it('is read at the desk and not answered there [HE-004]', async () => {
    const id = await asked(maria);
    await portal.runDueJobs();
    const { browser } = await openDesk(portal, 'support');
    expect((await browser.call('GET', `/operator/questions/${id}`)).body).toMatchObject({
      is_elsewhere: true,
      ticket: 'T-1',
    });
    const body = { text: 'Отговор', files: [], version: 1 };
    expect(await browser.call('POST', `/operator/questions/${id}/answer`, { body })).toMatchObject({
      status: 409,
      body: { ErrorCode: 'EC_Question_Elsewhere' },
    });
    const file = { name: 'схема.png', content: png().toString('base64') };
    expect(await browser.call('POST', `/operator/questions/${id}/files`, { body: file })).toMatchObject({
      status: 409,
      body: { ErrorCode: 'EC_Question_Elsewhere' },
    });
  });
});
