import { cleanup, render, screen } from '@testing-library/react';
import { IntlProvider } from 'use-intl/react';
import { afterEach, expect, it } from 'vitest';
import { forEachLanguage } from '#platform/languages.ts';
import { operatorDeskEn } from '../../texts/en.ts';
import { MessagePreview, type Message } from './message-preview.tsx';

afterEach(cleanup);

const texts = {
  'mail.voucher.subject': 'Your voucher',
  'mail.voucher.text': 'Good until {day}.',
  'mail.frame.hello': 'Hello!',
};
const mail: Message = {
  kind: 'mail',
  name: 'mail.voucher',
  sample: { code: '66385', day: '13.02.2027' },
  texts: forEachLanguage(() => texts),
};
const sms: Message = { kind: 'sms', name: 'sms.code', sample: { code: '240816' }, texts: forEachLanguage(() => ({})) };

function draw(message: Message, textKey: string, text: string) {
  return render(
    <IntlProvider locale="en" messages={{ 'operator-desk': operatorDeskEn }}>
      <MessagePreview language="en" message={message} textKey={textKey} text={text} />
    </IntlProvider>,
  );
}

const framed = () => screen.getByTitle(operatorDeskEn.preview_mail);

it('an e-mail is shown whole, with the typed text and example values, in a frame without any rights', () => {
  draw(mail, 'mail.voucher.text', 'Valid to {day}, not longer.');
  expect(framed().getAttribute('sandbox')).toBe('');
  const html = framed().getAttribute('srcdoc')!;
  for (const words of ['Your voucher', 'Hello!', 'Valid to 13.02.2027, not longer.', '66385']) {
    expect(html).toContain(words);
  }
  expect(html).not.toContain('Good until');
});

it('typed HTML stays text', () => {
  draw(mail, 'mail.voucher.subject', "Your '<img src=x>'");
  expect(framed().getAttribute('srcdoc')).not.toContain('<img');
});

it.each([
  ['Code {code}', '11 characters, 1 part'],
  [`${'a'.repeat(160)}{code}`, '166 characters, 2 parts'],
  ['Код {code}', '10 characters, 1 part'],
  [`${'я'.repeat(70)}{code}`, '76 characters, 2 parts'],
])('the SMS %s has its length', (text, length) => {
  const { container } = draw(sms, 'sms.code', text);
  expect(container.textContent).toContain(length);
});
