// Records every statement that the portals of this process send to PostgreSQL, with its values and the call that sent it.

import pg from 'pg';

export type RecordedStatement = { call: string; text: string; values: unknown[] };

export type StatementRecorder = {
  statements: RecordedStatement[];
  /** Following statements belong to this call; null stops recording. */
  of(call: string | null): void;
  stop(): void;
};

export function recordStatements(): StatementRecorder {
  const statements: RecordedStatement[] = [];
  let current: string | null = null;
  const client = pg.Client.prototype as { query: (...sent: unknown[]) => unknown };
  const { query } = client;
  client.query = function recorded(this: pg.Client, ...sent: unknown[]) {
    const statement = statementIn(sent);
    if (current !== null && statement !== null) statements.push({ call: current, ...statement });
    return query.apply(this, sent);
  };
  return {
    statements,
    of(call) {
      current = call;
    },
    stop() {
      client.query = query;
    },
  };
}

/** A text and its values, or an object with both. */
function statementIn([statement, values]: unknown[]): Omit<RecordedStatement, 'call'> | null {
  const named = typeof statement === 'string' ? { text: statement } : (statement as Partial<pg.QueryConfig>);
  if (typeof named.text !== 'string') return null;
  return { text: named.text, values: named.values ?? (Array.isArray(values) ? values : []) };
}
