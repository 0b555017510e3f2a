import { afterAll, beforeAll, expect, it } from 'vitest';
import { shownMoment } from '#platform/clock.ts';
import { renderMailForAnybody } from '#platform/server/messages/render-message.ts';
import { newestMessage } from '#testing/registrant.ts';
import { openRegistration, type RegistrationPortal } from '#testing/registration.ts';
import { registrationMessages } from '../../messages.ts';

let registration: RegistrationPortal;
beforeAll(async () => void (registration = await openRegistration()));
afterAll(() => registration.close());

const approval = (others: number) =>
  renderMailForAnybody(registration.portal.platform.db, registrationMessages, {
    name: 'mail.approval',
    about: 'Дунав Логистик АД',
    values: {
      email: 'ivo@example.com',
      holderName: 'Дунав Логистик АД',
      number: '0888 100 801',
      others,
      until: '18.11.2026 09:41',
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

it('the approver sees the moment at which the link expires, in both languages', async () => {
  const { email } = await registration.awaitingApproval();
  const until = shownMoment((await registration.rowOf(email))?.['expires_at'] as Date);
  const { text } = await newestMessage(registration.portal, 'approve@demo.abonat.bg');
  expect(text).toContain(`Линкът важи до ${until}`);
  expect(text).toContain(`good until ${until}`);
});
