import { PDF } from '@libpdf/core';
import { expect, it } from 'vitest';
import { platformMessages } from '#platform/messages.ts';
import { builtInReader } from '#testing/built-in-texts.ts';
import { renderDocument } from './render-document.ts';

it('the parties of a document sign side by side, within the page', async () => {
  const content = {
    title: 'Анекс',
    intro: 'Увод',
    clauses: [{ lead: 'Срок', text: 'Две години' }],
    operator: 'Абонат Телеком',
    agreedOn: '2026-11-12',
    subscriber: 'Мария Иванова',
  };
  const file = await renderDocument(content, new Date('2026-11-12T08:00:00Z'), builtInReader(platformMessages, 'bg'));
  const [page] = (await PDF.load(file)).extractText();
  const chars = page!.lines.flatMap((line) => line.spans.flatMap((span) => span.chars));
  const text = chars.map(({ char }) => char).join('');
  const placeOf = (who: string) => {
    const at = text.indexOf(who);
    expect(at).toBeGreaterThanOrEqual(0);
    const [first, last] = [chars[at]!, chars[at + who.length - 1]!];
    return { from: first.bbox.x, to: last.bbox.x + last.bbox.width, baseline: first.baseline };
  };
  const [operator, subscriber] = [placeOf(content.operator), placeOf(content.subscriber)];
  expect(operator.baseline).toBeCloseTo(subscriber.baseline);
  expect(operator.from).toBeGreaterThan(0);
  expect(subscriber.from).toBeGreaterThan(operator.to);
  expect(subscriber.to).toBeLessThan(page!.width);
});
