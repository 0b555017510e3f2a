import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { ask, asked, uploaded, line } from '#testing/help.ts';
import { openPortal, type Browser, type TestPortal } from '#testing/portal.ts';

let portal: TestPortal;
let maria: Browser;
beforeAll(async () => {
  portal = await openPortal();
  maria = await portal.browser().signIn('maria');
});
afterAll(() => portal.close());
beforeEach(async () => {
  await query(`delete from rate_limit where name like 'question-%'`);
});

const query = async <Row>(text: string, values: unknown[] = []) =>
  (await portal.platform.pool.query(text, values)).rows as Row[];
const read = async (who: Browser, id: string) => (await who.call('GET', `/help/questions/${id}`)).body;

const refused = { status: 403, body: { ErrorCode: 'EC_User_Not_Authoried' } };

describe('a question', () => {
  it('about a line of a bill contains its facts, so that nobody types numbers [HE-001]', async () => {
    const id = await asked(maria, { text: 'Какво е това?' });
    expect(await read(maria, id)).toMatchObject({
      title: 'Сметка 0001042614: Кинотека',
      kind: 'bill-line',
      state: 'open',
      facts: [
        { label: 'bill', value: '0001042614' },
        { label: 'line', value: 'Кинотека' },
        { label: 'amount', type: 'money', value: 240 },
        { label: 'service', type: 'service', value: '359888100101' },
        { label: 'from', type: 'day' },
        { label: 'to', type: 'day' },
        { label: 'due_on', type: 'day' },
      ],
      messages: [{ author: 'user', text: 'Какво е това?' }],
    });
  });

  it('keeps the facts of the moment when it was asked [HE-001, HE-005]', async () => {
    const id = await asked(maria);
    await query(`update bill_line set amount_cents = 999 where bill_id = 'M1000101-01' and line_no = 9`);
    const { facts } = (await read(maria, id)) as { facts: { label: string; value: number }[] };
    expect(facts.find(({ label }) => label === 'amount')?.value).toBe(240);
    await query(`update bill_line set amount_cents = 240 where bill_id = 'M1000101-01' and line_no = 9`);
  });

  it('has the names of its subject in the language of the request', async () => {
    const id = await asked(maria);
    const { body } = await maria.call('GET', `/help/questions/${id}`, { headers: { 'accept-language': 'en' } });
    expect(body).toMatchObject({ title: 'Bill 0001042614: Kinoteka' });
  });

  it.each([
    ['a bill of somebody else', 'bill', 'M1000303-01'],
    ['a line of somebody else', 'bill-line', 'M1000303-01/1'],
    ['a line that does not exist', 'bill-line', 'M1000101-01/99'],
    ['a line without a number', 'bill-line', 'M1000101-01/x'],
    ['an unknown bill', 'bill', 'M9999999-01'],
    ['an unknown payment', 'payment', '0b7f4c7e-5d0a-4c1f-9a54-6f2c8f0a9999'],
    ['a payment by no id', 'payment', 'x'],
    ['a notice of somebody else', 'notice', 'bill-due/-/M1000303-01'],
    ['an unknown notice', 'notice', 'nothing/-/M1000101-01'],
    ['a block of a foreign number', 'usage-block', '359888100301/premium'],
    ['a change of a foreign router', 'router-change', '100000100303/0b7f4c7e-5d0a-4c1f-9a54-6f2c8f0a9999'],
    ['an error that does not exist', 'refusal', 'EC_Nothing/0b7f4c7e-5d0a-4c1f-9a54-6f2c8f0a9999'],
    ['something beside a general question', 'general', 'x'],
  ])('about %s is refused like any foreign id [HE-001, HE-005]', async (_, kind, id) => {
    expect(await ask(maria, { subject: { kind, id } })).toMatchObject(refused);
    expect(await maria.call('GET', '/help/subject', { query: { kind, id } })).toMatchObject(refused);
  });

  it('about a notice of the bell contains what the bell shows [HE-001]', async () => {
    const { body } = await maria.call('GET', '/home/overview');
    const { attention } = body as { attention: { kind: string; service_id: string | null; subject: string }[] };
    expect(attention.length).toBeGreaterThan(3);
    for (const { kind, service_id, subject } of attention) {
      const id = [kind, service_id ?? '-', subject].map(encodeURIComponent).join('/');
      const found = await maria.call('GET', '/help/subject', { query: { kind: 'notice', id } });
      expect({ kind, status: found.status }).toEqual({ kind, status: 200 });
      expect((found.body as { title: string }).title).not.toMatch(/^(Известие|Notice)/);
    }
  });

  it('about a payment, a failed block, a router change or a refusal contains its state [HE-001]', async () => {
    const elena = await portal.browser().signIn('elena');
    const [payment] = await query<{ payment_id: string }>('select payment_id from card_payment limit 1');
    expect(
      (await elena.call('GET', '/help/subject', { query: { kind: 'payment', id: payment!.payment_id } })).body,
    ).toMatchObject({
      facts: expect.arrayContaining([expect.objectContaining({ label: 'state', value: 'при банката' })]),
    });
    await query(`insert into usage_block (customer_id, service_id, block, is_on, state)
      select customer_id, service_id, 'premium', false, 'failed' from service where service_id = '359888100101'
      on conflict (customer_id, service_id, block) do update set state = 'failed'`);
    expect(
      (await maria.call('GET', '/help/subject', { query: { kind: 'usage-block', id: '359888100101/premium' } })).body,
    ).toMatchObject({ facts: [{ label: 'service' }, { label: 'state', value: 'не успя' }] });
    const requestId = '0b7f4c7e-5d0a-4c1f-9a54-6f2c8f0a4001';
    await query(
      `insert into router_request (customer_id, service_id, request_id, account_id, change, state, requested_at, finished_at)
       select customer_id, service_id, $1, 1, '{"kind":"wifi"}', 'failed', now(), now() from router
       where service_id = '100000100301'`,
      [requestId],
    );
    expect(
      (await maria.call('GET', '/help/subject', { query: { kind: 'router-change', id: `100000100301/${requestId}` } }))
        .body,
    ).toMatchObject({ title: 'Промяна на Wi-Fi', facts: expect.arrayContaining([]) });
    expect(
      (await maria.call('GET', '/help/subject', { query: { kind: 'refusal', id: `EC_Try_Later/${requestId}` } })).body,
    ).toMatchObject({ facts: [{ label: 'error', value: 'EC_Try_Later' }, { label: 'trace', value: requestId }, {}] });
  });

  it('about a failed change contains the screen, the title and the code, and nothing that looks otherwise [HE-001]', async () => {
    const trace = '0b7f4c7e-5d0a-4c1f-9a54-6f2c8f0a4001';
    const factsOf = async (...parts: string[]) => {
      const id = parts.map(encodeURIComponent).join('/');
      const { status, body } = await maria.call('GET', '/help/subject', { query: { kind: 'refusal', id } });
      expect(status).toBe(200);
      return (body as { facts: { label: string; value: string }[] }).facts
        .filter(({ label }) => label !== 'happened_at')
        .map(({ label, value }) => [label, value]);
    };
    expect(await factsOf('EC_Try_Later', trace, '/balance', 'Зареди')).toEqual([
      ['name', 'Зареди'],
      ['screen', '/balance'],
      ['error', 'EC_Try_Later'],
      ['trace', trace],
    ]);
    expect(await factsOf('EC_Generic_Error', '', '/usage', '')).toEqual([
      ['screen', '/usage'],
      ['error', 'EC_Generic_Error'],
    ]);
    const titleOf = async (id: string) =>
      ((await maria.call('GET', '/help/subject', { query: { kind: 'refusal', id } })).body as { title: string }).title;
    expect(await titleOf(`EC_Try_Later/${trace}`)).toBe('Промяна, която не стана');
    expect(await titleOf(`EC_Try_Later/${trace}/%2Fbalance/a`)).toBe('Промяна, която не стана');
    expect(await titleOf('EC_Generic_Error//%2Fusage/')).toBe('Страница, която не се показа');
    expect(await factsOf('EC_Try_Later', trace, '//evil.example/?q=<b>', 'а\u202eб\nв')).toEqual([
      ['name', 'а б в'],
      ['error', 'EC_Try_Later'],
      ['trace', trace],
    ]);
  });

  it('is confirmed by an e-mail without its text, and audited [HE-003]', async () => {
    await query('delete from sms_part');
    await query('delete from outbox');
    const id = await asked(maria, { text: 'Много личен въпрос' });
    const [mail] = await query<{ subject: string; body: string }>('select subject, body from outbox');
    expect(mail).toMatchObject({ subject: 'Получихме въпроса ти' });
    expect(mail!.body).toContain(`/help/${id}`);
    expect(mail!.body).not.toContain('Много личен въпрос');
    expect(await query('select action, facts from audit where subject = $1', [id])).toEqual([
      { action: 'question.ask', facts: '{}' },
    ]);
  });

  it('carries the files that were uploaded, each once and only of the same user [HE-003, HE-005]', async () => {
    const elena = await portal.browser().signIn('elena');
    const [own, foreign] = [await uploaded(maria), await uploaded(elena)];
    expect(await ask(maria, { files: [foreign] })).toMatchObject(refused);
    expect(await ask(maria, { files: [own, foreign] })).toMatchObject(refused);
    expect(await ask(maria, { files: [own, '-'.repeat(36)] })).toMatchObject(refused);
    const id = await asked(maria, { files: [own] });
    expect(await read(maria, id)).toMatchObject({ messages: [{ files: [{ file_id: own, name: 'снимка.png' }] }] });
    expect(await ask(maria, { files: [own] })).toMatchObject(refused);
  });

  it('has at most five files and a text [HE-003]', async () => {
    const six = Array.from({ length: 6 }, (_, index) => `0b7f4c7e-5d0a-4c1f-9a54-6f2c8f0a500${index}`);
    expect(await ask(maria, { files: six })).toMatchObject({ status: 400 });
    expect(await ask(maria, { text: '   ' })).toMatchObject({ status: 400 });
    expect(await ask(maria, { text: 'я'.repeat(2001) })).toMatchObject({ status: 400 });
  });

  it('is one question although it is sent twice under a key', async () => {
    const send = () =>
      maria.call('POST', '/help/questions', {
        body: { subject: line, text: 'Веднъж', files: [] },
        headers: { 'idempotency-key': 'question-1' },
      });
    const [first, second] = [await send(), await send()];
    expect(second.body).toEqual(first.body);
  });

  it('is refused beyond twenty a day, with the time to wait [HE-003]', async () => {
    for (let sent = 0; sent < 20; sent += 1) await asked(maria);
    expect(await ask(maria)).toMatchObject({ status: 429, body: { Properties: { WaitSeconds: expect.any(Number) } } });
    expect(await ask(await portal.browser().signIn('elena'), { subject: { kind: 'general', id: '' } })).toMatchObject({
      status: 200,
    });
  });
});

describe('the list of questions', () => {
  it('contains only those of the user, the last changed first [HE-002, HE-005]', async () => {
    const elena = await portal.browser().signIn('elena');
    const ofElena = (await elena.call('GET', '/help/questions')).body as { question_id: string }[];
    const ofMaria = (await maria.call('GET', '/help/questions')).body as { question_id: string; changed_at: string }[];
    expect(ofMaria.length).toBeGreaterThan(2);
    expect(ofElena.filter(({ question_id }) => ofMaria.some((each) => each.question_id === question_id))).toEqual([]);
    expect(ofMaria).toEqual(ofMaria.toSorted((a, b) => b.changed_at.localeCompare(a.changed_at)));
  });

  it('is not shared between accounts with the same pid [HE-005]', async () => {
    const id = await asked(await portal.browser().signIn('georgi'), { subject: { kind: 'general', id: '' } });
    await query(`insert into account_pid select account.account_id, own.customer_id from account, account_pid own
      where account.username = 'elena@demo.abonat.bg' and own.account_id = (
        select account_id from help_question where question_id = '${id}') on conflict do nothing`);
    const elena = await portal.browser().signIn('elena');
    expect(await elena.call('GET', `/help/questions/${id}`)).toMatchObject(refused);
    expect((await elena.call('GET', '/help/questions')).body).not.toContainEqual(
      expect.objectContaining({ question_id: id }),
    );
  });
});
