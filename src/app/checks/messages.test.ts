import { describe, expect, it } from 'vitest';
import { languages } from '#platform/languages.ts';
import { mailContent } from '#platform/mail.ts';
import { isTextOf, kindOf } from '#platform/texts/messages.ts';
import { renderText } from '#platform/texts/render-text.ts';
import { valuesOf } from '#platform/texts/text-fault.ts';
import { builtInTexts } from '#platform/texts/texts.ts';
import { messages } from '../server/messages.ts';

it('every feature with messages has its own name', () => {
  const features = messages.map(({ feature }) => feature);
  expect(new Set(features).size).toBe(features.length);
  expect(features.length).toBeGreaterThan(10);
});

describe.each(messages.map((catalogue) => [catalogue.feature, catalogue] as const))('%s', (_, catalogue) => {
  const keys = Object.keys(catalogue.texts.bg);
  const names = Object.keys(catalogue.samples) as (keyof typeof catalogue.samples)[];

  it('have every text in exactly one message', () => {
    expect(keys.filter((key) => names.filter((name) => isTextOf(name, key)).length !== 1)).toEqual([]);
  });

  it.each(names)('have example values for every text of %s, and no others', (name) => {
    const texts = keys.filter((key) => isTextOf(name, key)).map((key) => catalogue.texts.bg[key]!);
    const used = new Set(texts.flatMap((text) => valuesOf(text) ?? []));
    // The template shows the code and the link of an e-mail, not its texts.
    if (kindOf(name) === 'mail' && 'code' in catalogue.samples[name]!) used.add('code');
    if (keys.includes(`${name}.action`)) used.add('link');
    expect(Object.keys(catalogue.samples[name]!).toSorted()).toEqual([...used].toSorted());
  });

  it.each(languages)('can be rendered in %s', (language) => {
    const builtIn = builtInTexts(catalogue.texts, language);
    for (const name of names) {
      const values = catalogue.samples[name]!;
      const texts = keys.filter((key) => isTextOf(name, key));
      const rendered = texts.map((key) => renderText(language, builtIn[key]!, values));
      expect(rendered.join(' ')).not.toMatch(/[{}]|undefined/);
      if (kindOf(name) !== 'mail' || name === 'mail.frame') continue;
      const { subject, paragraphs } = mailContent(language, builtIn, name, values);
      expect([subject, ...paragraphs]).not.toContain('');
    }
  });
});
