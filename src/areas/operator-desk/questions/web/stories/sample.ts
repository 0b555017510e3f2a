// Sample data of the component tests and stories of questions at the desk.

import type { DeskQuestion, ListedQuestion } from '../queries.ts';

export const listed: ListedQuestion = {
  question: '0b7f4c7e-5d0a-4c1f-9a54-6f2c8f0a3001',
  title: 'Сметка 0001042614: Кинотека',
  kind: 'bill-line',
  state: 'open',
  name: 'Мария Иванова',
  asked_at: '2026-11-15T08:00:00.000Z',
  changed_at: '2026-11-15T08:00:00.000Z',
  unanswered_since: '2026-11-15T08:00:00.000Z',
};

export const questions = {
  counts: { open: 2, answered: 12, closed: 140 },
  questions: [listed, { ...listed, question: 'other', title: 'Как да сменя тарифата?', name: 'Елена Димитрова' }],
};

export const question: DeskQuestion = {
  ...listed,
  version: 3,
  email: 'maria@demo.abonat.bg',
  customer: 1,
  facts: [
    { label: 'bill', type: 'text', value: '0001042614' },
    { label: 'line', type: 'text', value: 'Кинотека' },
    { label: 'amount', type: 'money', value: 240 },
    { label: 'service', type: 'service', value: '359888100101' },
    { label: 'due_on', type: 'day', value: '2026-12-05' },
  ],
  ticket: null,
  is_elsewhere: false,
  messages: [
    {
      message_no: 1,
      author: 'user',
      by: null,
      text: 'Какво е това?',
      created_at: '2026-11-15T08:00:00.000Z',
      files: [{ file_id: 'f-1', name: 'сметка.png', type: 'image/png', size: 70_000 }],
      refused_files: 0,
    },
    {
      message_no: 2,
      author: 'support',
      by: 'Иво',
      text: 'Услугата беше безплатна до края на октомври.',
      created_at: '2026-11-15T09:30:00.000Z',
      files: [],
      refused_files: 0,
    },
  ],
};
