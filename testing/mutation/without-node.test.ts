import { Kysely, PostgresDialect, type OperationNode } from 'kysely';
import pg from 'pg';
import { expect, it } from 'vitest';
import { withoutNode } from './without-node.ts';

const db = new Kysely<{ address: { account_id: number; address_id: number; city: string } }>({
  dialect: new PostgresDialect({ pool: new pg.Pool() }),
});
const query = db
  .selectFrom('address')
  .select('city')
  .where('account_id', '=', 1)
  .where('address_id', '=', 2)
  .where('city', '=', 'Русе')
  .toOperationNode();
type And = { left: OperationNode; right: OperationNode };

function sqlWithout(...conditions: OperationNode[]): string {
  const changed = conditions.reduce<unknown>((node, condition) => withoutNode(node, condition), query);
  const { sql } = db.getExecutor().compileQuery(changed as never, { queryId: 'any' });
  return sql.split(' where ')[1] ?? '';
}

it('a query loses one condition, or all', () => {
  const { left, right: third } = query.where!.where as unknown as And;
  const { left: first, right: second } = left as unknown as And;
  expect(sqlWithout(first)).toBe('"address_id" = $1 and "city" = $2');
  expect(sqlWithout(second)).toBe('"account_id" = $1 and "city" = $2');
  expect(sqlWithout(third)).toBe('"account_id" = $1 and "address_id" = $2');
});
