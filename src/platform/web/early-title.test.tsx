import { afterEach, beforeEach, expect, it } from 'vitest';
import { showEarlyTitle, type TitleFacts, type TitleTools } from './early-title.ts';

/** Compiled in the page; tests use the parser. */
const texts = { title_open: 'You owe {amount}' };
const facts: TitleFacts = { url: '/api/usage/:msisdn', language: 'en', feature: 'bills', texts };
const drawn = '<template id="drawn-title"><div><h1> </h1><p> </p></div></template>';
const shown = () => document.querySelector('#first-paint [data-title]')?.innerHTML;

async function arrives(answer: Promise<Response>, url = '/api/usage/359888100101'): Promise<void> {
  window.earlyAnswers = { headers: {}, answers: new Map([[url, answer]]) };
  await showEarlyTitle(facts, ({ amount }: { amount: string }, { t, format }: TitleTools<'bills'>) => ({
    title: t('title_open', { amount }),
    text: format.number(1.5),
    note: 'A rule',
  }));
}

beforeEach(() => {
  document.body.innerHTML = `<div id="first-paint"><div data-title><i></i></div><p data-note></p></div>${drawn}`;
});
afterEach(() => {
  delete window.earlyAnswers;
});

it('writes the title of the answer in place of its placeholder', async () => {
  await arrives(Promise.resolve(Response.json({ amount: '5 EUR' })));
  expect(shown()).toBe('<div><h1>You owe 5 EUR</h1><p>1.5</p></div>');
  expect(document.querySelector('[data-note]')?.textContent).toBe('A rule');
});

it('keeps the placeholder if the screen has no such title', async () => {
  window.earlyAnswers = { headers: {}, answers: new Map([[facts.url, Promise.resolve(Response.json({}))]]) };
  await showEarlyTitle(facts, () => null);
  expect(shown()).toBe('<i></i>');
});

it('shows data as text', async () => {
  await arrives(Promise.resolve(Response.json({ amount: '<img src=x>' })));
  expect(document.querySelector('h1')?.textContent).toBe('You owe <img src=x>');
});

it('leaves the answer to the screen', async () => {
  const answer = Response.json({ amount: '5 EUR' });
  await arrives(Promise.resolve(answer));
  expect(await answer.json()).toEqual({ amount: '5 EUR' });
});

it.each<[string, () => Promise<Response>, string?]>([
  ['is refused', () => Promise.resolve(Response.json({}, { status: 503 }))],
  ['is lost', () => Promise.reject(new TypeError('no connection'))],
  ['belongs to another call', () => Promise.resolve(Response.json({ amount: '5 EUR' })), '/api/billing/bills'],
])('keeps the placeholder if the answer %s', async (_what, answer, url) => {
  await arrives(answer(), url);
  expect(shown()).toBe('<i></i>');
});
