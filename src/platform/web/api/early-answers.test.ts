import { expect, it, vi } from 'vitest';
import { withEarlyAnswers } from './early-answers.ts';

const headers = { 'accept-language': 'bg', authorization: 'Bearer one' };
const url = '/api/home/overview';

function prepared() {
  const early = Promise.resolve(new Response('early'));
  const send = vi.fn<typeof fetch>(() => Promise.resolve(new Response('sent')));
  const fetchThere = withEarlyAnswers(send, { headers, answers: new Map([[url, early]]) });
  return { ask: async (sent = headers, to = url) => (await fetchThere(to, { headers: sent })).text(), send };
}

it('an early answer is used once', async () => {
  const { ask, send } = prepared();
  expect(await ask()).toBe('early');
  expect(send).not.toHaveBeenCalled();
  expect(await ask()).toBe('sent');
});

it.each([
  ['language', { ...headers, 'accept-language': 'en' }],
  ['session', { ...headers, authorization: 'Bearer two' }],
])('the answer for another %s is not used', async (_, sent) => {
  const { ask } = prepared();
  expect(await ask(sent)).toBe('sent');
});

it('other requests are sent', async () => {
  const { ask } = prepared();
  expect(await ask(headers, '/api/home/services')).toBe('sent');
});

it('a page without early requests sends all', () => {
  const send = vi.fn<typeof fetch>();
  expect(withEarlyAnswers(send, undefined)).toBe(send);
});
