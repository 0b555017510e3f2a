import { expect, it } from 'vitest';
import { joinContents, layOutMail, mailContent } from './mail.ts';
import { platformMessages } from './messages.ts';

const texts = {
  ...platformMessages.texts.en,
  'mail.greeting.subject': 'Hello {name}',
  'mail.greeting.text': 'First of {name}.\n\nSecond.',
  'mail.greeting.action': 'Open',
  'mail.greeting.note': 'Good for an hour.',
  'mail.short.subject': 'Short',
  'mail.short.text': 'Only text.',
};
const values = { name: 'Ana', code: '123456', link: 'https://my.example/yes?a=1&b=2' };
const mailWith = (name: string) =>
  layOutMail('en', texts, mailContent('en', texts, 'mail.greeting', { ...values, name }));

it('an e-mail has the same content as text and HTML, in the language of the user', () => {
  const { subject, body, html } = mailWith('Ana');
  expect(subject).toBe('Hello Ana');
  expect(body).toBe(
    'Hello!\n\nFirst of Ana.\n\nSecond.\n\nCode: 123456\n\nOpen:\nhttps://my.example/yes?a=1&b=2\n\nGood for an hour.',
  );
  for (const said of ['lang="en"', 'First of Ana.', 'Second.', '123456', 'Good for an hour.']) {
    expect(html).toContain(said);
  }
  expect(html).toContain('href="https://my.example/yes?a=1&amp;b=2"');
});

it('an e-mail without action, code and note has only its paragraphs', () => {
  expect(layOutMail('en', texts, mailContent('en', texts, 'mail.short', {})).body).toBe('Hello!\n\nOnly text.');
});

it('user input is escaped in the HTML of an e-mail', () => {
  const { html } = mailWith('<img src=x onerror="alert(1)">');
  expect(html).not.toContain('<img');
  expect(html).toContain('&lt;img src=x onerror=&quot;alert(1)&quot;&gt;');
});

it('user input is not read as a placeholder', () => expect(mailWith('{code}').subject).toBe('Hello {code}'));

it('contains no external resources, so that nobody learns when it was read', () =>
  expect(mailWith('Ana').html).not.toMatch(/<(img|link|script|style)|url\(|background=/));

it('contents in two languages share the code and the link', () => {
  const content = (word: string) => ({
    subject: word,
    paragraphs: [word],
    code: '1',
    actions: [{ text: word, link: 'https://my.example' }],
    note: word,
  });
  expect(joinContents([content('да'), content('yes')])).toEqual({
    subject: 'да / yes',
    paragraphs: ['да', 'yes'],
    code: '1',
    actions: [{ text: 'да / yes', link: 'https://my.example' }],
    note: 'да / yes',
  });
});

it('contents without an action and a note have none in two languages', () => {
  const content = (word: string) => ({ subject: word, paragraphs: [word] });
  expect(joinContents([content('да'), content('yes')])).toStrictEqual({
    subject: 'да / yes',
    paragraphs: ['да', 'yes'],
  });
});
