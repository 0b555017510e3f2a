// Greets the user in the first picture of home when the overview arrives, before any other script is loaded.

import type { HomeOverview } from '../contract.ts';
import { greetingAt } from '../rules.ts';

export type GreetingTexts = {
  /** By hour; `{name}` stands for the first name. */
  named: readonly string[];
  unnamed: readonly string[];
  /** By number of pending tasks. Larger numbers keep the placeholder. */
  waiting: readonly (readonly [count: string, rest: string])[];
};

type Translate = (key: string, values?: Record<string, string | number>) => string;

const hours = Array.from({ length: 24 }, (_, hour) => hour);
const largestCount = 12;

export function greetingTexts(t: Translate): GreetingTexts {
  const greetings = (named: 'yes' | 'no') =>
    hours.map((hour) => t(`greeting_${greetingAt(hour)}`, { named, name: '{name}' }));
  return {
    named: greetings('yes'),
    unnamed: greetings('no'),
    waiting: Array.from({ length: largestCount + 1 }, (_, count) =>
      count === 0
        ? ([t('waiting_none'), t('waiting_none_rest')] as const)
        : ([t('waiting_count', { count }), t('waiting_rest')] as const),
    ),
  };
}

/** The page contains it as text, so it uses nothing outside itself. */
export function greetEarly(overviewUrl: string, texts: GreetingTexts): void {
  const greet = ({ first_name: name, hour, attention }: HomeOverview) => {
    const place = document.querySelector('#first-paint .hello > div');
    const greeting = (name === '' ? texts.unnamed : texts.named)[hour];
    const waiting = texts.waiting[attention.length];
    if (!place || greeting === undefined || !waiting) return;
    const [title, text, count] = ['h1', 'p', 'b'].map((tag) => document.createElement(tag));
    title!.textContent = greeting.replace('{name}', () => name);
    count!.textContent = waiting[0];
    text!.append(count!, ` ${waiting[1]}`);
    const links = place.lastElementChild ?? '';
    place.replaceChildren(title!, text!, links);
  };
  // The screen reads the answer itself, and shows what went wrong.
  window.earlyAnswers?.answers
    .get(overviewUrl)
    ?.then(async (answer) => answer.ok && greet((await answer.clone().json()) as HomeOverview))
    .catch(() => {});
}
