// The functions of a file around a line, by the names that V8 reports.

import { parseSync, Visitor, type ESTree } from 'rolldown/utils';

type NamedFunction = { name: string; start: number; end: number };

/** From the innermost to the outermost. */
export function functionsAround(source: string, line: number): string[] {
  const start = source.split('\n').slice(0, line).join('\n').length + 1;
  const end = start + (source.split('\n')[line]?.length ?? 0);
  return functionsOf(source)
    .filter((found) => found.start <= end && found.end >= start)
    .toSorted((one, other) => one.end - one.start - (other.end - other.start))
    .map(({ name }) => name);
}

function functionsOf(source: string): NamedFunction[] {
  const found: NamedFunction[] = [];
  const add = (name: string, { start, end }: ESTree.Span) => found.push({ name, start, end });
  new Visitor({
    FunctionDeclaration: (node) => node.id && add(node.id.name, node),
    VariableDeclarator: ({ id, init }) => id.type === 'Identifier' && isFunction(init) && add(id.name, init),
    Property: ({ key, value }) => key.type === 'Identifier' && isFunction(value) && add(key.name, value),
    MethodDefinition: ({ key, value }) => key.type === 'Identifier' && add(key.name, value),
  }).visit(parseSync('source.ts', source).program);
  return found;
}

function isFunction(node: ESTree.Node | null): node is ESTree.Function | ESTree.ArrowFunctionExpression {
  return node?.type === 'ArrowFunctionExpression' || node?.type === 'FunctionExpression';
}
