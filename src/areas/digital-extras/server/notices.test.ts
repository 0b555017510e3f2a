import { afterEach, beforeEach, expect, it } from 'vitest';
import { numbers, openExtras, type ExtrasPortal } from '#testing/extras.ts';
import { outcomeOf } from '#testing/outcome-of.ts';

const { withAll, full, swapped } = numbers;
let extras: ExtrasPortal;

beforeEach(async () => {
  extras = await openExtras();
});
afterEach(() => extras.close());

const inbox = async (to: string) =>
  ((await extras.who.call('GET', '/dev/inbox', { query: { to } })).body as { text: string }[]).map(({ text }) => text);

/** Every message that the portal sends about extras. */
async function everyNotice(): Promise<string[]> {
  await extras.activate(withAll, ['20119']);
  await extras.pass(5);
  await extras.activate(withAll, ['20107', '20070']);
  await extras.activate(swapped, ['20069']);
  await extras.activate(full, ['20061']);
  await extras.pass(5);
  await extras.activate(swapped, ['20060']);
  await extras.call('POST', '/extras/resend-activation', { body: { msisdn: full, code: '20052' } });
  await extras.pass(5);
  await extras.pass(32 * 86_400);
  return [...(await inbox(withAll)), ...(await inbox(swapped)), ...(await inbox(full))];
}

it('notices are in Bulgarian by default', async () => {
  const texts = await everyNotice();
  expect(texts).toContainEqual('Услугата „Ретро радио“ не можа да се активира. Нищо не ти е таксувано.');
  expect(texts).toContainEqual('Услугата „Детски свят“ е активна.');
  expect(texts).toContainEqual(expect.stringMatching(/^Кодът ти за Е-Просвета е EP-\d+\./));
  expect(texts).toContainEqual(expect.stringContaining('Въведи го в портала: Екстри, Активни, „Потвърди с код“.'));
  expect(texts).toContainEqual('Полицата за „Домашен помощник Плюс“ е на път към теб. Прегледай я в портала.');
  expect(texts).toContainEqual('Периодът с отстъпка на „Защита в мрежата“ изтече. От днес важи редовната цена.');
});

it('notices are in English for an account with language English', async () => {
  await extras.portal.platform.pool.query(`update account set language = 'en'`);
  const texts = await everyNotice();
  expect(texts.filter((text) => /[а-я]/i.test(text))).toEqual([]);
  expect(texts).toContainEqual('The service “Retro radio” could not be activated. You are charged nothing.');
  expect(texts).toContainEqual('The service “Children’s world” is active.');
  expect(texts).toContainEqual('The policy for “Home assistance Plus” is on its way. You can read it in the portal.');
});

it('a code is sent in the language of the page that requested it', async () => {
  const asked = { body: { msisdn: withAll, extra_codes: ['20102'] }, headers: { 'accept-language': 'en' } };
  expect(outcomeOf(await extras.call('POST', '/extras/send-verification-code', asked))).toBe('200');
  expect((await inbox(withAll))[0]).toContain('Your code for extras is');
});
