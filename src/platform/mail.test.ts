import { expect, it } from 'vitest';
import { writeMail, type MailContent } from './mail.ts';

const content = (words: string): MailContent => ({
  subject: `Subject ${words}`,
  paragraphs: [`First ${words}.`, 'Second.'],
  code: '123456',
  actions: [
    { text: 'Yes', link: 'https://my.example/yes?a=1&b=2' },
    { text: 'No', link: 'https://my.example/no' },
  ],
  note: 'Good for an hour.',
});
const contents = { bg: content('bg'), en: content('en') };

it('an e-mail has the same content as text and HTML, in the language of the user', () => {
  const { subject, body, html } = writeMail('en', contents);
  expect(subject).toBe('Subject en');
  expect(body).toBe(
    'Hello!\n\nFirst en.\n\nSecond.\n\nCode: 123456\n\nYes:\nhttps://my.example/yes?a=1&b=2\n\nNo:\nhttps://my.example/no\n\nGood for an hour.',
  );
  for (const said of ['lang="en"', 'First en.', 'Second.', '123456', 'Good for an hour.']) expect(html).toContain(said);
  expect(html).toContain('href="https://my.example/yes?a=1&amp;b=2"');
});

it.each(['bg', 'de', ''])('the language %j falls back to Bulgarian', (language) =>
  expect(writeMail(language, contents).subject).toBe('Subject bg'),
);

it('user input is escaped in the HTML of an e-mail', () => {
  const wild = '<img src=x onerror="alert(1)">';
  const { html } = writeMail('bg', { ...contents, bg: { ...content(wild), note: wild } });
  expect(html).not.toContain('<img');
  expect(html).toContain('&lt;img src=x onerror=&quot;alert(1)&quot;&gt;');
});

it('contains no external resources, so that nobody learns when it was read', () =>
  expect(writeMail('bg', contents).html).not.toMatch(/<(img|link|script|style)|url\(|background=/));
