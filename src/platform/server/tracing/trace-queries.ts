// Statements as spans: their text has $1 instead of values, so it contains no personal data.

import type { LogEvent } from 'kysely';
import type pg from 'pg';
import { beginInnerSpan, inInnerSpan, kindOf, type SpanDescription } from './tracing.ts';

/** Handles Kysely's event of a finished statement. */
export function traceQuery(event: LogEvent): void {
  const description = querySpan(event.query.sql);
  const span = beginInnerSpan({ ...description, startedMsAgo: event.queryDurationMillis });
  if (event.level === 'error') span?.fail(kindOf(event.error));
  span?.end();
}

/** For the few statements that are sent to the pool directly. */
export function tracePool(pool: pg.Pool): void {
  const query = pool.query.bind(pool) as (statement: string | pg.QueryConfig, values?: unknown[]) => Promise<unknown>;
  const traced: typeof query = (statement, values) => {
    const description = typeof statement === 'string' ? querySpan(statement) : readSpan(statement.name);
    return inInnerSpan(description, () => query(statement, values));
  };
  pool.query = traced as never;
}

/** A prepared statement is identified by its name. */
export function readSpan(name = 'statement'): SpanDescription {
  return {
    name,
    kind: 'client',
    attributes: { 'db.system.name': 'postgresql', 'db.query.summary': name },
  };
}

function querySpan(text: string): SpanDescription {
  const summary = summaryOf(text);
  return {
    name: summary,
    kind: 'client',
    attributes: { 'db.system.name': 'postgresql', 'db.query.summary': summary, 'db.query.text': text },
  };
}

/** The operation and its first table: "select service". */
export function summaryOf(text: string): string {
  const [operation = 'statement'] = /\w+/.exec(text) ?? [];
  const [, table] = /\b(?:from|into|update|join)\s+"?([a-z_]\w*)/i.exec(text) ?? [];
  return table ? `${operation.toLowerCase()} ${table}` : operation.toLowerCase();
}
