import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { platformMessages } from '#platform/messages.ts';
import { defineMessages } from '#platform/texts/messages.ts';
import { application } from '#platform/texts/texts.ts';
import { openPortal, type TestPortal } from '#testing/portal.ts';
import { renderMail, renderSms, renderSmsForAnybody } from './render-message.ts';

let portal: TestPortal;
beforeAll(async () => void (portal = await openPortal()));
afterAll(() => portal.close());

const messages = defineMessages(
  'sample',
  {
    bg: { 'mail.code.subject': 'Твоят код', 'mail.code.text': 'Въведи кода.', 'sms.code': 'Кодът е {code}.' },
    en: { 'mail.code.subject': 'Your code', 'mail.code.text': 'Enter the code.', 'sms.code': 'The code is {code}.' },
  },
  { 'mail.code': { code: '1' }, 'sms.code': { code: '1' } },
);

const db = () => portal.platform.db;
const changeText = (key: string, text: string, feature = messages.feature) =>
  db()
    .insertInto('translation')
    .values({ application, feature, language: 'en', key, text })
    .onConflict((conflict) => conflict.columns(['application', 'feature', 'language', 'key']).doUpdateSet({ text }))
    .execute();

const values = { code: '240816' };
const mailIn = (language: string) => renderMail(db(), messages, { name: 'mail.code', language, values });
const sms = () => renderSms(db(), messages, { name: 'sms.code', language: 'en', values });

describe('a message', () => {
  it.each([
    ['bg', 'Твоят код'],
    ['en', 'Your code'],
    ['xx', 'Твоят код'],
    ['', 'Твоят код'],
  ])('in the language %j has the subject %s', async (language, subject) => {
    expect((await mailIn(language)).subject).toBe(subject);
  });

  it('of an e-mail names its template, by which sent ones are counted', async () => {
    expect((await mailIn('en')).template).toBe('sample-messages mail.code');
  });

  it('has the built-in text until the operator changes it in its language, and then the new one', async () => {
    expect(await sms()).toBe('The code is 240816.');
    await changeText('sms.code', 'Type {code} to go on.');
    expect(await sms()).toBe('Type 240816 to go on.');
    const inBulgarian = await renderSms(db(), messages, { name: 'sms.code', language: 'bg', values });
    expect(inBulgarian).toBe('Кодът е 240816.');
  });

  it.each(['No code here.', 'Code {code', 'Code {code} {other}'])(
    'keeps its built-in text if the change is %j',
    async (text) => {
      await changeText('sms.code', text);
      expect(await sms()).toBe('The code is 240816.');
    },
  );

  it('to a recipient with unknown language has two languages', async () => {
    const text = await renderSmsForAnybody(db(), messages, { name: 'sms.code', values });
    expect(text).toBe('Кодът е 240816. / The code is 240816.');
  });

  it('has the changed frame of all e-mails', async () => {
    await changeText('mail.frame.hello', 'Good day!', platformMessages.feature);
    const { body, html } = await mailIn('en');
    expect(body).toBe('Good day!\n\nEnter the code.\n\nCode: 240816');
    expect(html).toContain('Good day!');
  });
});
