// Connections that prepare frequent statements, so PostgreSQL parses and plans each only once.

import pg from 'pg';

const preparedFromUse = 3;
/** Statements that differ in the length of a list would otherwise fill the memory of every connection. */
const mostPrepared = 300;
const mostWatched = 1000;

/** Names a statement for all connections of a pool; undefined while it is sent unprepared. */
export function createStatementNames(): (text: string) => string | undefined {
  const names = new Map<string, string>();
  const uses = new Map<string, number>();
  return (text) => {
    const name = names.get(text);
    if (name !== undefined || names.size === mostPrepared || tellsAllColumns(text)) return name;
    const used = (uses.get(text) ?? 0) + 1;
    if (used < preparedFromUse) {
      if (uses.size === mostWatched) uses.clear();
      uses.set(text, used);
      return undefined;
    }
    uses.delete(text);
    names.set(text, `often-${names.size + 1}`);
    return names.get(text);
  };
}

/** A migration that adds a column would break such a prepared statement. */
function tellsAllColumns(text: string): boolean {
  return /[^(]\*/.test(text);
}

export function preparingClient(): typeof pg.Client {
  const nameOf = createStatementNames();
  return class extends pg.Client {
    override query = ((statement: unknown, values: unknown, ...rest: unknown[]) => {
      const isPlain = typeof statement === 'string' && Array.isArray(values) && values.length > 0;
      const name = isPlain ? nameOf(statement) : undefined;
      const sent = name === undefined ? statement : { name, text: statement };
      return super.query(sent as string, values as unknown[], ...(rest as []));
    }) as pg.Client['query'];
  };
}
