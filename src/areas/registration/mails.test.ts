import { expect, it } from 'vitest';
import { approvalMail } from './mails.ts';

const asked = {
  email: 'ivo@example.com',
  holderName: 'Дунав Логистик АД',
  serviceNumber: '359888100801',
  until: '18.11.2026',
  link: 'https://abonat.example/approval',
};

it.each([
  [0, '0888 100 801 на Дунав', '0888 100 801 of Дунав'],
  [1, '0888 100 801 и още 1 услуга на', '0888 100 801 and 1 more service of'],
  [2, '0888 100 801 и още 2 услуги на', '0888 100 801 and 2 more services of'],
])('with %i other services the approver sees their number, in both languages', (otherServices, bg, en) => {
  const body = approvalMail({ ...asked, otherServices }).body.replaceAll('\u00a0', ' ');
  expect(body).toContain(bg);
  expect(body).toContain(en);
});
