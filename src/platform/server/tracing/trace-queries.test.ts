import { expect, it } from 'vitest';
import { summaryOf } from './trace-queries.ts';

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
