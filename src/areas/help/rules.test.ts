import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { fileTypes } from '#platform/attached-files.ts';
import {
  nextState,
  questionStates,
  safeFileName,
  titleOfText,
  unansweredSince,
  type QuestionEvent,
  type QuestionState,
} from './rules.ts';

describe('a question', () => {
  it.each<[QuestionState, QuestionEvent, QuestionState | null]>([
    ['open', 'answer', 'answered'],
    ['answered', 'reply', 'open'],
    ['answered', 'answer', 'answered'],
    ['open', 'reply', 'open'],
    ['open', 'close', 'closed'],
    ['answered', 'close', 'closed'],
    ['closed', 'reopen', 'open'],
    ['closed', 'reply', null],
    ['closed', 'answer', null],
    ['closed', 'close', null],
    ['open', 'reopen', null],
    ['answered', 'reopen', null],
  ])('that is %s becomes after %s %s [HE-003]', (state, event, next) => {
    expect(nextState(state, event)).toBe(next);
  });

  it('has a rule for every state and event', () => {
    const events: QuestionEvent[] = ['reply', 'answer', 'close', 'reopen'];
    for (const state of questionStates) for (const event of events) expect(nextState(state, event)).toBeDefined();
  });

  it('waits for an answer since the first message without one', () => {
    const [first, later] = [new Date('2026-11-01T10:00:00Z'), new Date('2026-11-02T10:00:00Z')];
    expect(unansweredSince('reply', null, first)).toEqual(first);
    expect(unansweredSince('reply', first, later)).toEqual(first);
    expect(unansweredSince('answer', first, later)).toBeNull();
    expect(unansweredSince('close', first, later)).toBeNull();
    expect(unansweredSince('reopen', null, later)).toEqual(later);
  });
});

describe('the name of a file', () => {
  it.each([
    ['../../etc/passwd', 'image/png', 'passwd.png'],
    ['C:\\photos\\Сметка май.JPG', 'image/jpeg', 'Сметка май.jpg'],
    ['invoice.pdf.exe', 'application/pdf', 'invoice.pdf.pdf'],
    ['a"b\r\nX-Header: 1.png', 'image/png', 'abX-Header 1.png'],
    ['', 'image/webp', 'file.webp'],
    ['...', 'image/webp', 'file.webp'],
    ['\u202egnp.exe', 'image/png', 'gnp.png'],
  ] as const)('%s becomes harmless [HE-003]', (given, type, name) => {
    expect(safeFileName(given, type)).toBe(name);
  });

  it('never contains a folder, a quote or a line break [HE-003]', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), fc.constantFrom(...fileTypes), (given, type) => {
        const name = safeFileName(given, type);
        expect(name).not.toMatch(/[/\\"\r\n\0]/);
        expect(name.length).toBeLessThan(180);
        expect(name).toMatch(/\.(jpg|png|webp|pdf)$/);
      }),
    );
  });
});

describe('the title of a question without a subject', () => {
  it('is its first line, cut where it is long', () => {
    expect(titleOfText('  Как да сменя тарифата?\nБлагодаря')).toBe('Как да сменя тарифата?');
    expect(titleOfText('я'.repeat(80))).toBe('я'.repeat(80));
    expect(titleOfText('я'.repeat(200))).toBe(`${'я'.repeat(79)}…`);
  });
});
