// Sample customers and catalogue items of the desk stories.

import type { Result } from '#platform/endpoint.ts';
import type { readCustomer } from '../../care/contract.ts';
import type { listFailures } from '../../care/contract-failures.ts';
import type { whoIsAtDesk } from '../../entrance/contract.ts';
import type { catalogueItems, catalogueKinds } from '../../catalogue/contract.ts';

type Failures = Result<typeof listFailures>;
type Customer = Result<typeof readCustomer>;
type CatalogueResource = Result<typeof catalogueKinds>[number];
type Item = Result<typeof catalogueItems>[number];

const at = '2026-11-15T09:24:00.000Z';
const trace_id = '4f1c2b7a-9d3e-4c58-8a61-0b7e5d2f9c34';

const message = {
  message: 1,
  channel: 'sms',
  recipient: '359888100301',
  subject: null,
  at,
  delivery: null,
  attempts: 1,
};

const group = { count: 1, first_at: at, last_at: at };

export const editor: Result<typeof whoIsAtDesk> = {
  name: 'Дора',
  roles: ['editor'],
  needs_approval: false,
  has_questions: true,
  today: '2026-11-15',
};

export const failures: Failures = {
  message_groups: [
    { ...group, group: 'm1', name: 'sms', cause: 'ETIMEDOUT', retryable: 0 },
    { ...group, group: 'm2', name: 'email', cause: '550 no such user', count: 12, retryable: 11 },
  ],
  messages: [
    { ...message, group: 'm1', text: null, state: 'waits', attempts: 3, last_error: 'ETIMEDOUT', can_retry: true },
    {
      ...message,
      group: 'm2',
      message: 2,
      text: 'Пакетът чака.',
      state: 'failed',
      last_error: '550 no such user',
      can_retry: true,
    },
  ],
  job_groups: [
    { ...group, group: 'j1', name: 'finish-provisioning', cause: 'ECONNREFUSED', retryable: 1 },
    { ...group, group: 'j2', name: 'of-another-version', cause: null, retryable: 1 },
  ],
  jobs: [
    { group: 'j1', job: 'b8a1', name: 'finish-provisioning', at, tries: 4, trace_id },
    { group: 'j2', job: 'b8a2', name: 'of-another-version', at, tries: 1, trace_id: null },
  ],
};

export const customer: Customer = {
  customer: 7,
  name: 'Елена Петрова',
  pid_end: '972',
  kind: 'Private',
  accounts: [
    { account: 3, email: 'elena@example.com', sessions: 2, is_closed: false },
    { account: 4, email: 'elena.old@example.com', sessions: 0, is_closed: true },
  ],
  services: [
    {
      service: '359888100301',
      type: 'MobilePhone',
      tariff: 'Простор 25',
      extras: [
        { code: '20101', name: 'Кинотека', status: 'Active' },
        { code: '20107', name: 'Ноти', status: 'InProgress' },
        { code: '20113', name: 'Облак', status: 'WaitingForDeactivation' },
        { code: '20051', name: 'Домашна помощ', status: 'PendingActivation' },
      ],
    },
    { service: '200000100201', type: 'TV', tariff: 'Екран', extras: [] },
  ],
  facts: [
    {
      service: '359888100301',
      topic: 'contract',
      name: null,
      facts: [
        { label: 'contract', type: 'name', value: 'M1000301' },
        { label: 'signed_on', type: 'day', value: '2025-03-01' },
        { label: 'monthly_price', type: 'money', value: 1299 },
      ],
    },
    {
      service: '359888100301',
      topic: 'extras',
      code: '20101',
      name: 'Кинотека',
      facts: [
        { label: 'price', type: 'money', value: 499 },
        { label: 'activated_on', type: 'day', value: '2025-03-01' },
      ],
    },
    {
      service: '359888100301',
      topic: 'roaming',
      name: 'Свобода',
      facts: [
        { label: 'price', type: 'money', value: 500 },
        { label: 'pending', type: 'choice', value: 'activate' },
      ],
    },
  ],
  notes: [{ note: 'n1', text: 'Обади се за сметката.', by: 'dora', at }],
  waiting: [
    { service: '359888100301', kind: 'limit-near', subject: 'credit-limit', name: null, at },
    { service: '359888100301', kind: 'in-progress', subject: '20107', name: 'Ноти', at },
  ],
  locks: [
    { guarded: 'number:359888100301', failures: 3, until: at },
    { guarded: 'account:3', failures: 1, until: null },
  ],
  changes: [
    {
      sequence: 12,
      at,
      action: 'extra.activate',
      subject: '359888100301',
      facts: '{"codes":["20107"]}',
      hash: '9f86d081884c7d65',
      trace_id,
    },
    {
      sequence: 11,
      at,
      action: 'password.change',
      subject: '3',
      facts: '{}',
      hash: '60303ae22b998861',
      trace_id: null,
    },
  ],
  messages: [
    { ...message, message: 3, text: 'Ноти се активира.', state: 'sent', last_error: null, can_retry: true },
    {
      ...message,
      message: 4,
      text: null,
      state: 'sent',
      delivery: { state: 'delivered', at, error: null },
      last_error: null,
      can_retry: false,
    },
    {
      ...message,
      message: 5,
      text: null,
      state: 'sent',
      delivery: { state: 'undeliverable', at, error: '011' },
      last_error: null,
      can_retry: false,
    },
    ...failures.messages,
  ],
  jobs: failures.jobs,
};

export const kind: CatalogueResource = {
  name: 'extras',
  key: ['code'],
  fields: [
    { name: 'code', type: 'text', is_required: true, choices: [] },
    { name: 'name_bg', type: 'text', is_required: true, choices: [] },
    { name: 'name_en', type: 'text', is_required: true, choices: [] },
    { name: 'regular_price_cents', type: 'money', is_required: true, choices: [] },
    { name: 'position', type: 'whole', is_required: true, choices: [] },
    { name: 'is_core_service', type: 'yes-no', is_required: false, choices: [] },
    { name: 'placement', type: 'choice', is_required: true, choices: ['slot', 'addon'] },
    { name: 'ends_on', type: 'day', is_required: false, choices: [] },
    { name: 'suggested_amounts', type: 'list', is_required: false, choices: [] },
  ],
};

const change = { begins_on: '2026-12-01', by: 'Дора', at, problem: null };

export const item: Item = {
  item: ['20107'],
  values: [
    { field: 'code', value: '20107' },
    { field: 'name_bg', value: 'Ноти' },
    { field: 'name_en', value: 'Noti' },
    { field: 'regular_price_cents', value: 499 },
    { field: 'position', value: 3 },
  ],
  changes: [
    { ...change, change: 3, state: 'waits', values: [{ field: 'regular_price_cents', value: 599 }] },
    {
      ...change,
      change: 2,
      state: 'failed',
      problem: { field: 'name_bg', reason: 'too_long', limit: 400 },
      values: [{ field: 'name_bg', value: 'Ноти без край' }],
    },
    { ...change, change: 1, state: 'done', values: [{ field: 'position', value: 3 }] },
  ],
};
