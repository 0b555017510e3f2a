// Writes the title of a screen into the first picture of its page when its data arrives, before the scripts of the portal
// are loaded. Built into the page by itself (build/bundle-script.ts).

import { createFormatter, createTranslator } from 'use-intl/core';
import type { Language } from '#platform/languages.ts';
import type { Feature, Texts } from '#platform/texts/texts.ts';

export type TitleFacts = {
  /** Of the early answer. What follows a `:` is a parameter. */
  url: string;
  language: Language;
  feature: Feature;
  /** The compiled texts of the title. */
  texts: object;
};

export type TitleTools<F extends Feature> = {
  t: ReturnType<typeof createTranslator<Texts, F>>;
  format: ReturnType<typeof createFormatter>;
  language: Language;
};

/** The note is a sentence elsewhere on the screen. */
export type Title = { title: string; text?: string; note?: string };

/** From the answer to the URL of the facts, and the tools of their feature. Null: the screen has no such title. */
type TitleOf = (answer: never, tools: never) => Title | null;

/** The screen reads the same answer, writes the same title, and shows what went wrong. */
export async function showEarlyTitle(facts: TitleFacts, titleOf: TitleOf): Promise<void> {
  const answer = await earlyAnswer(facts.url);
  if (!answer?.ok) return;
  const title = titleOf((await answer.clone().json()) as never, toolsOf(facts) as never);
  if (title) place(title);
}

async function earlyAnswer(url: string): Promise<Response | undefined> {
  const [start = ''] = url.split(':');
  for (const [known, answer] of window.earlyAnswers?.answers ?? []) {
    if (known.startsWith(start)) return answer.catch(() => undefined);
  }
  return undefined;
}

function toolsOf({ language, feature, texts }: TitleFacts): TitleTools<Feature> {
  const messages = { [feature]: texts } as unknown as Texts;
  const timeZone = 'Europe/Sofia';
  return {
    t: createTranslator({ locale: language, messages, namespace: feature, timeZone }),
    format: createFormatter({ locale: language, timeZone }),
    language,
  };
}

function place({ title, text = '', note = '' }: Title): void {
  const place = document.querySelector('#first-paint [data-title]');
  const drawn = document.querySelector<HTMLTemplateElement>('#drawn-title')?.content.cloneNode(true);
  if (!place || !(drawn instanceof DocumentFragment)) return;
  const [heading, words] = [drawn.querySelector('h1, h2'), drawn.querySelector('p')];
  if (heading) heading.textContent = title;
  if (words) words.textContent = text;
  place.replaceChildren(drawn);
  document.querySelector('#first-paint [data-note]')?.replaceChildren(note);
}
