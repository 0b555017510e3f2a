import { expect, it } from 'vitest';
import { createTranslator } from 'use-intl/core';
import { errorsBg } from '#platform/texts/errors.bg.ts';
import { errorsEn } from '#platform/texts/errors.en.ts';
import { lockSentence } from './lock-sentence.ts';

const say = (properties: Record<string, string | number>, language: 'bg' | 'en') => {
  const { key, values } = lockSentence(properties, language);
  const messages: Record<string, string> = { bg: errorsBg, en: errorsEn }[language];
  return createTranslator({ locale: language, messages })(key, values);
};

const hour = { Locked: 'number', WaitSeconds: 3600, LockedUntil: '2026-03-02T10:05:00.000Z' };
const helped = { Locked: 'account', HelpLine: '0700 00 123' };

it('the lock of a number shows its end in Sofia time', () => {
  expect(say(hour, 'bg')).toMatch(/код на този номер е спряно до 2 март.*12:05/);
  expect(say(hour, 'en')).toMatch(/code on this number is stopped until 2 March.*12:05/);
});

it('a permanent lock shows the help line', () => {
  expect(say(helped, 'bg')).toContain('в профила ти е спряно. Обади се на 0700 00 123');
  expect(say(helped, 'en')).toContain('in your profile is stopped. Call 0700 00 123');
});

it('a lock without details has a generic text', () => {
  expect(say({}, 'en')).toContain('stopped for a while');
});
