import { createTranslator } from 'use-intl/core';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { Language } from '#platform/languages.ts';
import { homeBg } from '../texts/bg.ts';
import { homeEn } from '../texts/en.ts';
import { greetEarly, greetingTexts } from './greet-early.ts';

const url = '/api/home/overview';
const textsOf = (locale: Language, messages: Record<string, string>) =>
  greetingTexts(createTranslator<Record<string, string>>({ locale, messages: { ...messages } }));
const bulgarian = textsOf('bg', homeBg);
const overview = (waiting: number) => ({ first_name: 'Мария', hour: 12, attention: Array.from({ length: waiting }) });
const shown = () => document.querySelector('.hello > div')?.innerHTML;

async function greet(answer: Response, texts = bulgarian): Promise<void> {
  window.earlyAnswers = { headers: {}, answers: new Map([[url, Promise.resolve(answer)]]) };
  greetEarly(url, texts);
  await new Promise((resolve) => setTimeout(resolve));
}

beforeEach(() => {
  document.body.innerHTML =
    '<div id="first-paint"><div class="hello"><div><i></i><i></i><i>links</i></div></div></div>';
});
afterEach(() => {
  delete window.earlyAnswers;
});

describe('the first picture of home', () => {
  it('greets by name, with the number of pending tasks, above the place of its links', async () => {
    await greet(Response.json(overview(2)));
    expect(shown()).toBe(
      '<h1>Добър ден, Мария</h1><p><b>Две неща те чакат.</b> Останалото си върви и няма нужда от нищо.</p><i>links</i>',
    );
  });

  it('says in English that nothing waits', async () => {
    await greet(Response.json({ ...overview(0), hour: 7 }), textsOf('en', homeEn));
    expect(shown()).toBe(
      '<h1>Good morning, Мария</h1><p><b>Nothing waits for you.</b> All is running.</p><i>links</i>',
    );
  });

  it.each([
    [4, 'Лека нощ'],
    [5, 'Добро утро'],
    [10, 'Добро утро'],
    [11, 'Добър ден'],
    [18, 'Добър вечер'],
    [23, 'Лека нощ'],
  ])('greets users without a name at %i o’clock', async (hour, greeting) => {
    await greet(Response.json({ ...overview(1), hour, first_name: '' }));
    expect(document.querySelector('h1')?.textContent).toBe(greeting);
  });

  it('shows a name as text', async () => {
    await greet(Response.json({ ...overview(1), first_name: '<img src=x>$&' }));
    expect(document.querySelector('h1')?.textContent).toBe('Добър ден, <img src=x>$&');
    expect(document.querySelector('img')).toBeNull();
  });

  it.each([
    ['more tasks than it has texts for', () => Response.json(overview(13))],
    ['a refused request', () => Response.json(overview(1), { status: 503 })],
    ['an answer without JSON', () => new Response('<html>')],
  ])('keeps its placeholder after %s', async (_, answer) => {
    await greet(answer());
    expect(shown()).toBe('<i></i><i></i><i>links</i>');
  });

  it('leaves the answer for the screen to read', async () => {
    const answer = Response.json(overview(1));
    await greet(answer);
    expect(answer.bodyUsed).toBe(false);
  });

  it('does nothing once the screen has replaced it, or without a session', async () => {
    document.body.innerHTML = '<div id="root"><div class="hello"><div>screen</div></div></div>';
    await greet(Response.json(overview(1)));
    expect(shown()).toBe('screen');
    delete window.earlyAnswers;
    expect(() => greetEarly(url, bulgarian)).not.toThrow();
  });
});
