import { describe, expect, it } from 'vitest';
import { asked, pdf, png, uploaded } from '#testing/help.ts';
import { listenerToken, useTicketPortal } from '#testing/ticket-portal.ts';

const help = useTicketPortal();

const query = async (text: string) => (await help.portal.platform.pool.query(text)).rows as Record<string, unknown>[];

type Message = { text: string; files: { file_id: string; name: string }[]; refused_files: number };
const messagesOf = async (id: string) =>
  ((await help.maria.call('GET', `/help/questions/${id}`)).body as { messages: Message[] }).messages;

const note = (text: string) => ({ id: `A-${text}`, author: 'Иво', date: '2026-11-17T10:00:00Z', text });
const inline = (name: string, content: Buffer | string, more: object = {}) => ({
  '@type': 'Attachment',
  name,
  content: typeof content === 'string' ? content : content.toString('base64'),
  ...more,
});

/** The staff changes the ticket, and the portal reads it. */
async function change(notes: object[], attachments: object[]): Promise<void> {
  const [ticket] = help.system.tickets;
  ticket!.note.push(...(notes as Record<string, unknown>[]));
  ticket!.attachment.push(...attachments);
  await readAgain();
}

async function readAgain(): Promise<void> {
  await help.portal.app.inject({
    method: 'POST',
    url: '/tmf-api/troubleTicket/v4/listener/troubleTicketAttributeValueChangeEvent',
    headers: { authorization: `Bearer ${listenerToken}` },
    payload: {
      eventId: 'e',
      eventType: 'TroubleTicketAttributeValueChangeEvent',
      event: { troubleTicket: { id: help.system.tickets[0]!.id } },
    },
  });
  await help.portal.runDueJobs();
}

const askedWith = async (files: string[] = []) => {
  const id = await asked(help.maria, { files });
  await help.portal.runDueJobs();
  await query('delete from sms_part');
  await query('delete from outbox');
  return id;
};

describe('files that support attaches to a ticket', () => {
  it('are files of the answer, received once; the e-mail has their number [HE-003, HE-004]', async () => {
    const id = await askedWith();
    await change([note('Ето')], [inline('договор.exe', pdf()), inline('снимка', png())]);
    await readAgain();
    const [, answer, ...more] = await messagesOf(id);
    expect(more).toEqual([]);
    expect(answer).toMatchObject({ text: 'Ето', refused_files: 0 });
    expect(answer!.files.map(({ name }) => name).toSorted()).toEqual(['договор.pdf', 'снимка.png']);
    const file = answer!.files.find(({ name }) => name === 'договор.pdf')!.file_id;
    expect((await help.maria.call('GET', `/help/questions/${id}/files/${file}`)).bytes.equals(pdf())).toBe(true);
    expect(await query('select body from outbox')).toMatchObject([{ body: expect.stringContaining('с 2 файла') }]);
  });

  it('without a note are an answer without a text [HE-004]', async () => {
    const id = await askedWith();
    await change([], [inline('a.pdf', pdf())]);
    expect(await messagesOf(id)).toMatchObject([{}, { text: '', files: [{ name: 'a.pdf' }] }]);
    expect(await query('select state, is_unread from help_question')).toEqual([{ state: 'answered', is_unread: true }]);
  });

  it('that are not accepted are stated, once, and never opened by their address [HE-003, HE-004]', async () => {
    const id = await askedWith();
    const address = `${help.system.url}/secret.pdf`;
    help.system.asked = [];
    await change(
      [note('Ето')],
      [
        inline('a.png', Buffer.from('<svg onload="x"/>')),
        inline('b.png', 'no base64 here!'),
        inline('c.png', png().subarray(0, 40)),
        { '@type': 'Attachment', name: 'd.pdf', url: address, href: address },
        { id: 7, name: ['e'], content: { nested: true } },
        inline('whole.png', png()),
      ],
    );
    await readAgain();
    const messages = await messagesOf(id);
    expect(messages).toMatchObject([{}, { refused_files: 5, files: [{ name: 'whole.png' }] }]);
    expect(messages).toHaveLength(2);
    expect(help.system.asked.filter((path) => path.includes('secret'))).toEqual([]);
  });

  it('are five with an answer at most; the others are stated [HE-003]', async () => {
    const id = await askedWith();
    await change(
      [note('Ето')],
      Array.from({ length: 7 }, (_, at) => inline(`${at}.png`, png({ padding: at + 1 }))),
    );
    const [, answer] = await messagesOf(id);
    expect(answer).toMatchObject({ refused_files: 2 });
    expect(answer!.files).toHaveLength(5);
  });

  it('do not include those of the user, whatever the system makes of them [HE-004]', async () => {
    const id = await askedWith([await uploaded(help.maria, 'моя.png')]);
    const [sent] = help.system.tickets[0]!.attachment as Record<string, unknown>[];
    const { content, id: fileId, ...rest } = sent!;
    help.system.tickets[0]!.attachment = [
      { ...rest, content, id: 'renamed by the system' },
      { ...rest, url: 'https://tickets.example/files/1' },
      { id: fileId, name: 'other', url: 'https://tickets.example/files/1' },
    ];
    await readAgain();
    expect(await messagesOf(id)).toMatchObject([{ files: [{ name: 'моя.png' }] }]);
    expect(await messagesOf(id)).toHaveLength(1);
  });

  it('and those of the user may make a ticket larger than a usual answer [HE-004]', async () => {
    const large = png({ padding: 2_000_000 });
    const id = await askedWith([await uploaded(help.maria, 'голяма.png', large)]);
    expect(await query('select ticket_id from help_question')).toEqual([{ ticket_id: 'T-1' }]);
    await change([note('Ето')], [inline('b.png', png({ padding: 3_000_000 }))]);
    expect(await messagesOf(id)).toMatchObject([{}, { text: 'Ето', files: [{ name: 'b.png' }] }]);
  });
});
