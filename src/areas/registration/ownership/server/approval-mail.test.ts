import { afterAll, beforeAll, expect, it } from 'vitest';
import { renderMailForAnybody } from '#platform/server/messages/render-message.ts';
import { openPortal, type TestPortal } from '#testing/portal.ts';
import { registrationMessages } from '../../messages.ts';

let portal: TestPortal;
beforeAll(async () => void (portal = await openPortal()));
afterAll(() => portal.close());

const approval = (others: number) =>
  renderMailForAnybody(portal.platform.db, registrationMessages, {
    name: 'mail.approval',
    about: 'Дунав Логистик АД',
    values: {
      email: 'ivo@example.com',
      holderName: 'Дунав Логистик АД',
      number: '0888 100 801',
      others,
      until: '18.11.2026',
      link: 'https://abonat.example/approval',
    },
  });

it.each([
  [0, '0888 100 801 на Дунав', '0888 100 801 of Дунав'],
  [1, '0888 100 801 и още 1 услуга на', '0888 100 801 and 1 more service of'],
  [2, '0888 100 801 и още 2 услуги на', '0888 100 801 and 2 more services of'],
])('with %i other services the approver sees their number, in both languages', async (others, bg, en) => {
  const { subject, body } = await approval(others);
  expect(subject).toBe('Дунав Логистик АД: одобри профил / approve a profile');
  expect(body).toContain(bg);
  expect(body).toContain(en);
  expect(body).toContain('Отговори с „Да“ или „Не“ / Answer yes or no:\nhttps://abonat.example/approval');
});
