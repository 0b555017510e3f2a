import { expect, it } from 'vitest';
import type { LogEvent } from 'kysely';
import { summaryOf, traceQuery } from './trace-queries.ts';
import { setTracer } from './tracing.ts';

it.each([
  ['begin', 'begin'],
  ['select "name" from "service" where "msisdn" = $1', 'select service'],
  ['insert into "outbox" ("channel") values ($1)', 'insert outbox'],
  ['update "outbox" set "body" = $1', 'update outbox'],
  ['\n  with due as (select 1 from scheduled_job) delete from x', 'with scheduled_job'],
  ['select pg_advisory_xact_lock($1)', 'select'],
  ['', 'statement'],
])('%j is called %j', (text, summary) => {
  expect(summaryOf(text)).toBe(summary);
});

it('a failed statement has its error kind, a successful one has none', () => {
  const failed: string[] = [];
  const span = { run: <Value>(work: () => Value) => work(), set: () => undefined, end: () => undefined };
  const begin = () => ({ ...span, fail: (kind: string) => void failed.push(kind) });
  setTracer({ begin, isInside: () => true, headers: () => ({}) });
  const event = { query: { sql: 'select 1' }, queryDurationMillis: 1 };
  traceQuery({ ...event, level: 'query' } as LogEvent);
  const error = Object.assign(new Error('duplicate key 8307099971'), { code: '23505' });
  traceQuery({ ...event, level: 'error', error } as LogEvent);
  setTracer(null);
  expect(failed).toEqual(['23505']);
});
