import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { auditOf } from '#testing/audit-of.ts';
import { asked, pdf, png, uploaded } from '#testing/help.ts';
import { openDesk, type DeskUser } from '#testing/desk.ts';
import { openPortal, type Browser, type TestPortal } from '#testing/portal.ts';

let portal: TestPortal;
let maria: Browser;
let first: DeskUser;
let second: DeskUser;
beforeAll(async () => {
  portal = await openPortal();
  maria = await portal.browser().signIn('maria');
  [first, second] = [await openDesk(portal, 'support'), await openDesk(portal, 'support')];
});
afterAll(() => portal.close());
beforeEach(async () => {
  await query(`delete from rate_limit where name like 'question-%'`);
  await query('delete from sms_part');
  await query('delete from outbox');
});

const query = async (text: string, values: unknown[] = []) =>
  (await portal.platform.pool.query(text, values)).rows as Record<string, unknown>[];
const read = async (id: string, { browser } = first) =>
  (await browser.call('GET', `/operator/questions/${id}`)).body as { version: number; state: string };
const answer = (id: string, version: number, { browser } = first) =>
  browser.call('POST', `/operator/questions/${id}/answer`, { body: { text: 'Ето защо.', files: [], version } });
const act = (id: string, what: 'close' | 'reopen', version: number) =>
  first.browser.call('POST', `/operator/questions/${id}/${what}`, { body: { version } });
const waiting = async () => {
  const { body } = await maria.call('GET', '/home/overview');
  const { attention } = body as { attention: { kind: string; subject: string }[] };
  return attention.filter(({ kind }) => kind === 'question-answered').map(({ subject }) => subject);
};

describe('at the desk, a question', () => {
  it('shows its facts, its user and the customer, without a lookup [HE-005]', async () => {
    const id = await asked(maria);
    const [owner] = await query(`select customer_id from customer_pid where pid = '8307099971'`);
    expect(await read(id)).toMatchObject({
      title: 'Сметка 0001042614: Кинотека',
      name: 'Мария Иванова',
      email: 'maria@demo.abonat.bg',
      customer: owner!['customer_id'],
      facts: expect.arrayContaining([expect.objectContaining({ label: 'amount', value: 240 })]),
      messages: [{ author: 'user', by: null, text: 'Защо?' }],
      is_elsewhere: false,
    });
  });

  it('is answered: the user gets an e-mail, and the bell until it is read [HE-003]', async () => {
    const id = await asked(maria);
    await query('delete from outbox');
    expect(await answer(id, 1)).toMatchObject({ status: 204 });
    const [mail] = await query('select recipient, subject, body from outbox');
    expect(mail).toMatchObject({ recipient: 'maria@demo.abonat.bg', subject: 'Отговорихме на въпроса ти' });
    expect(mail!['body']).not.toContain('Ето защо.');
    expect(await waiting()).toEqual([id]);
    expect((await maria.call('GET', `/help/questions/${id}`)).body).toMatchObject({
      state: 'answered',
      is_unread: true,
      messages: [{ author: 'user' }, { author: 'support', text: 'Ето защо.' }],
    });
    expect(await maria.call('POST', `/help/questions/${id}/read`)).toMatchObject({ status: 204 });
    expect(await waiting()).toEqual([]);
  });

  it('does not tell the user who answered [HE-003]', async () => {
    const id = await asked(maria);
    await answer(id, 1);
    expect(JSON.stringify((await maria.call('GET', `/help/questions/${id}`)).body)).not.toContain(first.name);
    expect(await read(id)).toMatchObject({ messages: [{}, { by: first.name }] });
  });

  it('is answered by one of two operators; the second is told that it changed [HE-003]', async () => {
    const id = await asked(maria);
    const replies = await Promise.all([answer(id, 1, first), answer(id, 1, second)]);
    expect(replies.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([204, 409]);
    expect(replies.find(({ status }) => status === 409)?.body).toMatchObject({ ErrorCode: 'EC_Settings_Changed' });
    const { messages } = (await maria.call('GET', `/help/questions/${id}`)).body as { messages: unknown[] };
    expect(messages).toHaveLength(2);
  });

  it('that the user completed meanwhile is not answered unseen [HE-003]', async () => {
    const id = await asked(maria);
    await maria.call('POST', `/help/questions/${id}/messages`, { body: { text: 'Още нещо', files: [] } });
    expect(await answer(id, 1)).toMatchObject({ status: 409, body: { ErrorCode: 'EC_Settings_Changed' } });
    expect(await answer(id, 2)).toMatchObject({ status: 204 });
  });

  it('is closed and opened again, and the user is told of the end [HE-003]', async () => {
    const id = await asked(maria);
    await query('delete from outbox');
    expect(await act(id, 'close', 1)).toMatchObject({ status: 204 });
    expect(await query('select subject from outbox')).toEqual([{ subject: 'Затворихме въпроса ти' }]);
    expect(await answer(id, 2)).toMatchObject({ status: 409, body: { ErrorCode: 'EC_Question_Closed' } });
    expect(await act(id, 'reopen', 2)).toMatchObject({ status: 204 });
    expect(await act(id, 'reopen', 3)).toMatchObject({ status: 409 });
    expect(await auditOf(portal, 'question.reopen')).toEqual([{ subject: id, facts: { by: first.name } }]);
    expect(await answer(id, 3)).toMatchObject({ status: 204 });
  });

  it('is audited with its operator, viewing included, and without texts [HE-003]', async () => {
    const id = await asked(maria);
    await read(id);
    await answer(id, 1);
    const entries = await query('select action, facts from audit where customer_id = 0 and subject = $1', [id]);
    expect(entries).toEqual([
      { action: 'question.open', facts: JSON.stringify({ by: first.name }) },
      { action: 'question.answer', facts: JSON.stringify({ by: first.name, files: 0 }) },
    ]);
  });

  it('is refused to editors and to customers [HE-005]', async () => {
    const id = await asked(maria);
    const editor = await openDesk(portal, 'editor');
    expect(await editor.browser.call('GET', `/operator/questions/${id}`)).toMatchObject({ status: 403 });
    expect(await maria.call('GET', `/operator/questions/${id}`)).toMatchObject({ status: 401 });
  });

  it('that does not exist is not found', async () => {
    const unknown = '0b7f4c7e-5d0a-4c1f-9a54-6f2c8f0a9999';
    expect(await first.browser.call('GET', `/operator/questions/${unknown}`)).toMatchObject({ status: 404 });
    expect(await answer(unknown, 1)).toMatchObject({ status: 404 });
  });
});

describe('the files of an answer', () => {
  const deskUpload = (id: string, content: Buffer, { browser } = first, name = 'схема.exe') =>
    browser.call('POST', `/operator/questions/${id}/files`, { body: { name, content: content.toString('base64') } });
  const uploadedAt = async (id: string, who = first) =>
    ((await deskUpload(id, png(), who)).body as { file_id: string }).file_id;
  const answerWith = (id: string, files: string[], { browser } = first) =>
    browser.call('POST', `/operator/questions/${id}/answer`, { body: { text: 'Ето.', files, version: 1 } });

  it('reach the user, who saves them; the e-mail has only their number, as has the audit log [HE-003]', async () => {
    const id = await asked(maria);
    const files = [await uploadedAt(id), ((await deskUpload(id, pdf())).body as { file_id: string }).file_id];
    await query('delete from outbox');
    expect(await answerWith(id, files)).toMatchObject({ status: 204 });
    expect((await maria.call('GET', `/help/questions/${id}`)).body).toMatchObject({
      messages: [{ files: [] }, { author: 'support', files: [{ name: 'схема.png' }, { name: 'схема.pdf' }] }],
    });
    const saved = await maria.call('GET', `/help/questions/${id}/files/${files[0]}`);
    expect(saved.bytes.equals(png())).toBe(true);
    const opened = await second.browser.call('GET', `/operator/questions/${id}/files/${files[1]}`);
    expect(opened.bytes.equals(pdf())).toBe(true);
    expect(await auditOf(portal, 'question.file')).toEqual([{ subject: id, facts: { by: second.name } }]);
    const [mail] = await query('select body from outbox');
    expect(mail!['body']).toContain('с 2 файла');
    expect(mail!['body']).not.toContain('схема');
    const [entry] = await query(`select facts from audit where action = 'question.answer' and subject = $1`, [id]);
    expect(JSON.parse(entry!['facts'] as string)).toEqual({ by: first.name, files: 2 });
  });

  it('are pictures and PDF by content, five at most, and of an existing question [HE-003]', async () => {
    const id = await asked(maria);
    for (const content of [Buffer.from('<svg/>'), Buffer.from('MZ'), png().subarray(0, 40)])
      expect(await deskUpload(id, content)).toMatchObject({ body: { ErrorCode: 'EC_File_Not_Accepted' } });
    const files = await Promise.all(Array.from({ length: 6 }, () => uploadedAt(id)));
    expect(await answerWith(id, files)).toMatchObject({ status: 400 });
    const unknown = '0b7f4c7e-5d0a-4c1f-9a54-6f2c8f0a9999';
    expect(await deskUpload(unknown, png())).toMatchObject({ status: 404 });
    expect(await answerWith(id, [unknown])).toMatchObject({ status: 404, body: { ErrorCode: 'EC_Not_Found' } });
    expect(await read(id)).toMatchObject({ state: 'open', messages: [{}] });
  });

  it('are sent by the operator who uploaded them, once, and by no user [HE-005]', async () => {
    const [id, otherId] = [await asked(maria), await asked(maria)];
    const elena = await portal.browser().signIn('elena');
    const ofElena = await asked(elena, { subject: { kind: 'general', id: '' } });
    const file = await uploadedAt(id);
    expect(await answerWith(id, [file], second)).toMatchObject({ status: 404 });
    expect(await answerWith(ofElena, [file])).toMatchObject({ status: 404 });
    const reply = { body: { text: 'Мой', files: [file] } };
    expect(await maria.call('POST', `/help/questions/${id}/messages`, reply)).toMatchObject({ status: 403 });
    expect(await maria.call('GET', `/help/questions/${id}/files/${file}`)).toMatchObject({ status: 403 });
    expect(await answerWith(id, [await uploaded(maria)])).toMatchObject({ status: 404 });
    expect(await answerWith(id, [file])).toMatchObject({ status: 204 });
    expect(await answerWith(otherId, [file])).toMatchObject({ status: 404 });
  });

  it('are refused beyond two hundred of an operator in a day', async () => {
    const id = await asked(maria);
    expect(await deskUpload(id, png())).toMatchObject({ status: 200 });
    await query(`update rate_limit set hits = 200 where name = 'question-desk-files'`);
    expect(await deskUpload(id, png())).toMatchObject({ status: 429 });
  });
});

describe('the list of the desk', () => {
  it('has the open questions, the oldest without an answer first, and counts all [HE-003]', async () => {
    const { body } = await first.browser.call('GET', '/operator/questions');
    const { counts, questions } = body as { counts: Record<string, number>; questions: { unanswered_since: string }[] };
    expect(counts['open']).toBe(questions.length);
    expect(counts['answered']).toBeGreaterThan(1);
    const since = questions.map(({ unanswered_since }) => unanswered_since);
    expect(since).toEqual(since.toSorted());
    const closed = await first.browser.call('GET', '/operator/questions', { query: { state: 'closed' } });
    expect((closed.body as { questions: unknown[] }).questions).toHaveLength(counts['closed']!);
  });
});
