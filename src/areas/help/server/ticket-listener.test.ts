import { beforeEach, describe, expect, it } from 'vitest';
import { asked } from '#testing/help.ts';
import { openPortal } from '#testing/portal.ts';
import { listenerToken, useTicketPortal } from '#testing/ticket-portal.ts';
import { handleExchangeTicket, handleExchangeTickets } from './exchange-ticket.ts';
import { readTicketSettings } from './ticket-system/ticket-settings.ts';
import { tmf621TicketSystem } from './ticket-system/tmf621-ticket-system.ts';

const help = useTicketPortal();
let id: string;
beforeEach(async () => {
  id = await asked(help.maria);
  await help.portal.runDueJobs();
  help.system.asked = [];
});

const read = async () => (await help.maria.call('GET', `/help/questions/${id}`)).body;
const tickets = () => tmf621TicketSystem({ url: help.system.url, token: undefined, timeoutMs: 30_000 });
const answerAs = (text: string) => {
  const [ticket] = help.system.tickets;
  ticket!.note.push({ id: `A-${ticket!.note.length}`, author: 'Иво', date: '2026-11-17T10:00:00Z', text });
};
const waitingJobs = async () =>
  (await help.portal.platform.pool.query(`select from scheduled_job where name = 'exchange-ticket'`)).rowCount;

type SentEvent = { kind?: string; ticketId?: string; authorization?: string; more?: object };

async function tell({ kind = 'StatusChangeEvent', ticketId = 'T-1', authorization, more = {} }: SentEvent = {}) {
  const answer = await help.portal.app.inject({
    method: 'POST',
    url: `/tmf-api/troubleTicket/v4/listener/troubleTicket${kind}`,
    headers: { authorization: authorization ?? `Bearer ${listenerToken}` },
    payload: {
      eventId: 'e-1',
      eventTime: '2026-11-15T10:00:00Z',
      eventType: `TroubleTicket${kind}`,
      event: { troubleTicket: { id: ticketId, ...more } },
    },
  });
  return { status: answer.statusCode, body: answer.json() as object };
}

describe('an event of the ticket system', () => {
  it.each(['StatusChangeEvent', 'AttributeValueChangeEvent', 'InformationRequiredEvent', 'ResolvedEvent'])(
    '%s brings the answer at once [HE-004]',
    async (kind) => {
      answerAs('Ето защо.');
      expect(await tell({ kind })).toMatchObject({ status: 201, body: { id: 'e-1' } });
      await help.portal.runDueJobs();
      expect(await read()).toMatchObject({ state: 'answered', messages: [{}, { text: 'Ето защо.' }] });
    },
  );

  it('is not believed: only the ticket counts [HE-004]', async () => {
    const forged = { status: 'closed', note: [{ id: 'F', author: 'Иво', text: 'Измислено' }] };
    expect(await tell({ more: forged })).toMatchObject({ status: 201 });
    await help.portal.runDueJobs();
    expect(help.system.asked).toEqual(['GET /troubleTicket/T-1']);
    expect(await read()).toMatchObject({ state: 'open', messages: [{ author: 'user' }] });
  });

  it.each(['', 'Bearer a guess of somebody', `Basic ${listenerToken}`, listenerToken])(
    'with the credentials "%s" is refused [HE-004]',
    async (authorization) => {
      expect(await tell({ authorization })).toMatchObject({ status: 401, body: { code: 'unauthorized' } });
      expect(await waitingJobs()).toBe(0);
    },
  );

  it('about an unknown ticket gets the same answer and causes nothing [HE-004]', async () => {
    const known = await tell();
    await help.portal.runDueJobs();
    help.system.asked = [];
    expect(await tell({ ticketId: 'T-99' })).toEqual(known);
    await help.portal.runDueJobs();
    expect(help.system.asked).toEqual([]);
  });

  it('that is sent fifty times causes one reading [HE-004]', async () => {
    const answers = await Promise.all(Array.from({ length: 50 }, () => tell()));
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([201]));
    await help.portal.runDueJobs();
    expect(help.system.asked).toEqual(['GET /troubleTicket/T-1']);
  });

  it('that arrives while the ticket is read causes another reading [HE-004]', async () => {
    const { rows } = await help.portal.platform.pool.query('select account_id from help_question');
    const slow = {
      ...tickets(),
      async read(ticketId: string) {
        const before = await tickets().read(ticketId);
        answerAs('Междувременно.');
        await tell();
        await help.portal.runDueJobs();
        return before;
      },
    };
    const key = { accountId: Number(rows[0].account_id), questionId: id };
    await handleExchangeTicket(help.portal.platform, slow).run(key, 'test');
    expect(await read()).toMatchObject({ state: 'open' });
    await help.portal.runDueJobs();
    expect(await read()).toMatchObject({ state: 'answered', messages: [{}, { text: 'Междувременно.' }] });
  });

  it('while the ticket system is away loses nothing, and later ones count [HE-004]', async () => {
    answerAs('Първо.');
    help.system.refusesWith = { status: 503, body: {} };
    expect(await tell()).toMatchObject({ status: 201 });
    await help.portal.runDueJobs();
    expect(await read()).toMatchObject({ state: 'open' });
    help.system.refusesWith = null;
    await help.portal.pass(300);
    await handleExchangeTickets(help.portal.platform, tickets()).run({}, 'sweep');
    answerAs('Второ.');
    await tell();
    await help.portal.runDueJobs();
    help.maria = await help.portal.browser().signIn('maria');
    expect(await read()).toMatchObject({ messages: [{}, { text: 'Първо.' }, { text: 'Второ.' }] });
  });

  it('about a closed ticket causes nothing [HE-004]', async () => {
    help.system.tickets[0]!.status = 'closed';
    await tell();
    await help.portal.runDueJobs();
    help.system.asked = [];
    expect(await tell()).toMatchObject({ status: 201 });
    await help.portal.runDueJobs();
    expect(help.system.asked).toEqual([]);
  });

  it('may contain a ticket with files, and is refused without the id of the ticket', async () => {
    const attachment = [{ content: 'A'.repeat(2_000_000) }];
    expect(await tell({ more: { attachment } })).toMatchObject({ status: 201 });
    expect(await tell({ ticketId: '' })).toMatchObject({ status: 400, body: { code: 'invalidBody' } });
  });
});

describe('the token of the ticket system', () => {
  it('is required: without it there is no listener', async () => {
    const plain = await openPortal({ TICKETS_URL: help.system.url });
    const url = '/tmf-api/troubleTicket/v4/listener/troubleTicketStatusChangeEvent';
    const { statusCode } = await plain.app.inject({ method: 'POST', url, payload: {} });
    await plain.close();
    expect(statusCode).toBe(404);
  });

  it('is refused without the address of the system, or if it is short', () => {
    expect(() => readTicketSettings({ TICKETS_LISTENER_TOKEN: listenerToken })).toThrow('TICKETS_URL must be set');
    expect(() => readTicketSettings({ TICKETS_URL: help.system.url, TICKETS_LISTENER_TOKEN: 'short' })).toThrow(
      'at least 20 characters',
    );
  });
});
