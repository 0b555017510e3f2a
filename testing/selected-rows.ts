// Which rows the queries of a source file select, read from its code: the tables and the columns that they compare.

import { parseSync, Visitor, type ESTree } from 'rolldown/utils';

export type SelectedTable = {
  table: string;
  /** Its columns that equal a value, or a column of another table that does. */
  columns: string[];
  /** The first one is. */
  isJoined: boolean;
};

export type SelectedRows = {
  line: number;
  isChange: boolean;
  /** Only the first row is used, in no order. */
  isOfOneRow: boolean;
  /** First the one that is changed or read, then those that are joined. */
  tables: SelectedTable[];
};

type Call = { name: string; arguments: ESTree.CallExpression['arguments'] };

const starts = new Set(['selectFrom', 'updateTable', 'deleteFrom']);
const inOrder = new Set(['orderBy', 'limit']);
const equal = new Set(['=', 'in', 'is', 'is not distinct from']);

export function selectedRows(source: string): SelectedRows[] {
  return chainsIn(source).flatMap(({ start, calls }) => {
    const [first, ...others] = calls;
    const table = tableOf(first!);
    if (table === null) return [];
    return {
      line: source.slice(0, start).split('\n').length,
      isChange: first!.name !== 'selectFrom',
      isOfOneRow: others.some(({ name }) => name.startsWith('executeTakeFirst')) && !isSorted(others),
      tables: withColumns([table, ...others.flatMap((call) => (isJoin(call) ? (tableOf(call) ?? []) : []))], others),
    };
  });
}

/** A count has one row, too. */
function isSorted(calls: readonly Call[]): boolean {
  return calls.some(({ name, arguments: given }) => inOrder.has(name) || (name === 'select' && countsRows(given)));
}

const countsRows = (given: Call['arguments']) => given.some((each) => each.type === 'ArrowFunctionExpression');

/** Calls on the result of a call, from the first that names a table. */
function chainsIn(source: string): { start: number; calls: Call[] }[] {
  const found: { start: number; calls: Call[] }[] = [];
  const inner = new Set<ESTree.Node>();
  new Visitor({
    CallExpression(node) {
      if (inner.has(node)) return;
      const calls: Call[] = [];
      for (let at: ESTree.Node = node; at.type === 'CallExpression';) {
        const callee: ESTree.Expression = at.callee;
        inner.add(at);
        if (callee.type !== 'MemberExpression' || callee.property.type !== 'Identifier') break;
        calls.unshift({ name: callee.property.name, arguments: at.arguments });
        at = callee.object;
      }
      const first = calls.findIndex(({ name }) => starts.has(name));
      if (first >= 0) found.push({ start: node.start, calls: calls.slice(first) });
    },
  }).visit(parseSync('source.ts', source).program);
  return found;
}

type NamedTable = { table: string; alias: string };

/** Null if the code does not name the table. */
function tableOf({ arguments: [named] }: Call): NamedTable | null {
  const text = textOf(named);
  if (text === null) return null;
  const [table = '', alias = table] = text.split(' as ');
  return { table, alias };
}

const isJoin = ({ name }: Call) => name.endsWith('Join');

function withColumns(tables: readonly NamedTable[], calls: readonly Call[]): SelectedTable[] {
  const names = (column: string) => (column.includes('.') ? column : `${tables[0]!.alias}.${column}`);
  const known = new Set(calls.flatMap((call) => comparedTo(call)).map(names));
  const pairs = calls.flatMap((call) => pairsOf(call)).map((pair) => pair.map(names));
  const isNew = (pair: readonly string[]) =>
    pair.some((each) => known.has(each)) && pair.some((each) => !known.has(each));
  for (let next = pairs.find(isNew); next; next = pairs.find(isNew)) for (const each of next) known.add(each);
  return tables.map(({ table, alias }, index) => ({
    table,
    isJoined: index === 0 || pairs.some((pair) => pair.some((each) => each.startsWith(`${alias}.`))),
    columns: [...known]
      .flatMap((each) => (each.startsWith(`${alias}.`) ? each.slice(alias.length + 1) : []))
      .toSorted(),
  }));
}

/** A column that must equal a value. */
function comparedTo({ name, arguments: [column, operator] }: Call): string[] {
  const [left, how] = [textOf(column), textOf(operator)];
  return name === 'where' && left !== null && how !== null && equal.has(how) ? [left] : [];
}

/** Two columns that must be equal. */
function pairsOf(call: Call): string[][] {
  const [one, two, three] = call.arguments.map(textOf);
  if (call.name === 'whereRef') return one && three ? [[one, three]] : [];
  if (!isJoin(call)) return [];
  if (two && three) return [[two, three]];
  const condition = call.arguments[1];
  return condition?.type === 'ArrowFunctionExpression' ? pairsOfCondition(condition) : [];
}

/** `join.onRef('a.x', '=', 'b.x').on('b.y', '=', value)`. */
function pairsOfCondition(condition: ESTree.ArrowFunctionExpression): string[][] {
  const found: string[][] = [];
  new Visitor({
    CallExpression({ callee, arguments: given }) {
      const [one, , three] = given.map(textOf);
      const isPair =
        callee.type === 'MemberExpression' && 'name' in callee.property && callee.property.name === 'onRef';
      if (isPair && one && three) found.push([one, three]);
    },
  }).visit({
    type: 'Program',
    body: [{ type: 'ExpressionStatement', expression: condition }],
  } as unknown as ESTree.Program);
  return found;
}

function textOf(node: ESTree.Node | undefined): string | null {
  return node?.type === 'Literal' && typeof node.value === 'string' ? node.value : null;
}
