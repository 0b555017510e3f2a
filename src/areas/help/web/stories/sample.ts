// Sample data of the component tests and stories of help.

import { inLanguage, type Language } from '#platform/languages.ts';
import { shellBg } from '#platform/texts/shell.bg.ts';
import { shellEn } from '#platform/texts/shell.en.ts';
import type { ListedQuestion, Question } from '../../question.ts';
import { answersBg } from '../../texts/answers.bg.ts';
import { answersEn } from '../../texts/answers.en.ts';
import { helpBg } from '../../texts/bg.ts';
import { helpEn } from '../../texts/en.ts';

export const textsIn = (language: Language) => ({
  help: inLanguage({ bg: helpBg, en: helpEn }, language),
  'help-answers': inLanguage({ bg: answersBg, en: answersEn }, language),
  shell: inLanguage({ bg: shellBg, en: shellEn }, language),
});

export const subject = { kind: 'bill-line', id: 'M1000101-01/9' } as const;

export const subjectFacts = {
  title: 'Сметка 0001042614: Кинотека',
  facts: [
    { label: 'bill', type: 'text', value: '0001042614' },
    { label: 'line', type: 'text', value: 'Кинотека' },
    { label: 'amount', type: 'money', value: 240 },
    { label: 'service', type: 'service', value: '359888100101' },
    { label: 'from', type: 'day', value: '2026-10-01' },
    { label: 'to', type: 'day', value: '2026-10-31' },
  ] satisfies Question['facts'],
};

export const listed: ListedQuestion = {
  question_id: '0b7f4c7e-5d0a-4c1f-9a54-6f2c8f0a3001',
  title: subjectFacts.title,
  kind: 'bill-line',
  state: 'open',
  is_unread: false,
  asked_at: '2026-11-15T08:00:00.000Z',
  changed_at: '2026-11-15T08:00:00.000Z',
};

export const questionsInEveryState: ListedQuestion[] = [
  listed,
  { ...listed, question_id: 'unread', state: 'answered', is_unread: true },
  { ...listed, question_id: 'answered', state: 'answered' },
  { ...listed, question_id: 'closed', state: 'closed', title: 'Как да сменя тарифата?' },
];

export const question: Question = {
  ...listed,
  state: 'answered',
  subject,
  facts: subjectFacts.facts,
  messages: [
    {
      message_no: 1,
      author: 'user',
      text: 'Какво е това?\nНе съм го искала.',
      created_at: '2026-11-15T08:00:00.000Z',
      files: [{ file_id: 'f-1', name: 'сметка.png', type: 'image/png', size: 70_000 }],
      refused_files: 0,
    },
    {
      message_no: 2,
      author: 'support',
      text: 'Услугата беше безплатна до края на октомври.',
      created_at: '2026-11-15T09:30:00.000Z',
      files: [],
      refused_files: 0,
    },
  ],
};
