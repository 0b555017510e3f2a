// Runs every query also without each of its conditions, in a savepoint, and notes whether its result differs.

import {
  CompiledQuery,
  createSelectQueryBuilder,
  DefaultQueryExecutor,
  DeleteQueryBuilder,
  NoopQueryExecutor,
  SelectQueryNode,
  UpdateQueryBuilder,
  type DatabaseConnection,
  type OperationNode,
  type QueryId,
  type QueryResult,
} from 'kysely';
import type { Differences } from './differences.ts';
import { withoutNode } from './without-node.ts';

export const whereMutation = 'a where-clause is dropped';

type Condition = OperationNode & { right?: OperationNode };
type Builder = { where(...given: unknown[]): { toOperationNode(): { where?: { where: Condition } } } };
type Executor = {
  executeQuery(compiled: CompiledQuery, options?: object): Promise<QueryResult<unknown>>;
  compileQuery(node: OperationNode, id: QueryId): CompiledQuery;
  provideConnection<Value>(use: (connection: DatabaseConnection) => Promise<Value>, options?: object): Promise<Value>;
};

/** A condition that is looked at so often without a difference will not make one. */
const mostLooks = 400;

export function watchQueries({ noted, note }: Differences, placeOfCaller: () => string | null): void {
  const placeOf = new WeakMap<OperationNode, string>();
  const query = {
    queryId: { queryId: 'none' },
    queryNode: SelectQueryNode.create(),
    executor: new NoopQueryExecutor(),
  };
  const select = Object.getPrototypeOf(createSelectQueryBuilder(query)) as Builder;
  for (const builder of [select, UpdateQueryBuilder.prototype, DeleteQueryBuilder.prototype] as unknown as Builder[]) {
    const { where } = builder;
    builder.where = function placed(this: Builder, ...given) {
      const next = where.apply(this, given);
      const all = next.toOperationNode().where?.where;
      const own = all?.kind === 'AndNode' ? all.right : all;
      const place = placeOfCaller();
      if (own && place) placeOf.set(own, `${place} ${whereMutation}`);
      return next;
    };
  }
  const executor = Object.getPrototypeOf(DefaultQueryExecutor.prototype) as Executor;
  const { executeQuery } = executor;
  const isOpen = (place: string) => {
    const { runs, differences } = noted.get(place) ?? { runs: 0, differences: 0 };
    return differences === 0 && runs < mostLooks;
  };
  executor.executeQuery = function watched(this: Executor, compiled, options) {
    const found = nodesIn(compiled.query).flatMap((node) => {
      const place = placeOf.get(node);
      return place !== undefined && isOpen(place) ? [{ node, place }] : [];
    });
    if (found.length === 0) return executeQuery.call(this, compiled, options);
    const compile = (node: OperationNode) =>
      this.compileQuery(withoutNode(compiled.query, node) as OperationNode, compiled.queryId);
    return this.provideConnection(async (connection) => {
      const others = await resultsOf(
        connection,
        found.map(({ node }) => compile(node)),
      );
      const result = await connection.executeQuery(compiled);
      for (const [index, { place }] of found.entries()) note(place, () => others[index] !== textOf(result));
      return result;
    }, options);
  };
}

/** Of each query alone, as texts; in a savepoint of the transaction, or in a transaction that is rolled back. */
async function resultsOf(connection: DatabaseConnection, queries: readonly CompiledQuery[]): Promise<string[]> {
  const run = (text: string) => connection.executeQuery(CompiledQuery.raw(text));
  const isInTransaction = await run('savepoint before').then(
    () => true,
    () => false,
  );
  if (!isInTransaction) {
    await run('begin');
    await run('savepoint before');
  }
  const results: string[] = [];
  for (const query of queries) {
    // Another transaction may hold rows that only this one reads.
    await run(`set local lock_timeout = '50ms'`);
    results.push(await connection.executeQuery(query).then(textOf, (error: Error) => error.message));
    await run('rollback to savepoint before');
  }
  await run(isInTransaction ? 'release savepoint before' : 'rollback');
  return results;
}

function textOf({ rows, numAffectedRows }: QueryResult<unknown>): string {
  const plain = (_name: string, value: unknown) => (typeof value === 'bigint' ? value.toString() : value);
  return JSON.stringify([rows, String(numAffectedRows)], plain);
}

function nodesIn(value: unknown): OperationNode[] {
  if (typeof value !== 'object' || value === null || Buffer.isBuffer(value)) return [];
  const inner = Object.values(value).flatMap(nodesIn);
  return 'kind' in value ? [value as OperationNode, ...inner] : inner;
}
