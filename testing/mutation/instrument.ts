// Lets the code of a module note which mutations would have changed a result (differences.ts), with the same results.

import { parseSync, Visitor, type ESTree } from 'rolldown/utils';

/** The mutations of operators.ts by what they change. */
export const mutationNames: Record<string, string> = {
  '<': 'less than becomes at most',
  '>': 'more than becomes at least',
  '<=': 'at most becomes less than',
  '>=': 'at least becomes more than',
  '&&': 'and becomes or',
  '||': 'or becomes and',
  some: 'some becomes every',
  every: 'every becomes some',
};

type Edit = { from: number; to: number; text: string; rank: number };

export function instrument(file: string, source: string): string {
  const edits: Edit[] = [];
  const seen = new Set<string>();
  /** A mutation changes the first place of a line only. */
  const placeOf = (at: number, changed: string) => {
    const place = `${file}:${source.slice(0, at).split('\n').length} ${mutationNames[changed]}`;
    return seen.has(place) ? null : JSON.stringify(seen.add(place) && place);
  };
  const surround = ({ start, end }: ESTree.Span, before: string, after: string) => {
    const size = end - start;
    edits.push({ from: start, to: start, text: before, rank: source.length - size });
    edits.push({ from: end, to: end, text: after, rank: size - source.length });
  };
  for (const node of changeable(source)) {
    if (node.type === 'CallExpression') {
      const name = nameOf(node)!;
      const place = placeOf(node.callee.end, name);
      if (place === null) continue;
      const { object } = node.callee as ESTree.MemberExpression;
      surround(node, `globalThis.differences.${name}(${place}, `, '');
      edits.push({ from: object.end, to: source.indexOf('(', node.callee.end) + 1, text: ', [', rank: 0 });
      edits.push({ from: node.end - 1, to: node.end - 1, text: ']', rank: node.end - node.start - source.length });
      continue;
    }
    const from = source.indexOf(node.operator, node.left.end);
    const place = placeOf(from, node.operator);
    if (place === null) continue;
    const isLogical = node.type === 'LogicalExpression';
    const name = isLogical ? (node.operator === '&&' ? 'and' : 'or') : 'compare';
    surround(node, `globalThis.differences.${name}(${place}, `, isLogical ? '))' : `, '${node.operator}')`);
    edits.push({ from, to: from + node.operator.length, text: isLogical ? ', () => (' : ',', rank: 0 });
  }
  return applied(source, edits);
}

type Changeable = ESTree.CallExpression | ESTree.BinaryExpression | ESTree.LogicalExpression;

/** In the order of the text. An `await` cannot move into a function. */
function changeable(source: string): Changeable[] {
  const found: Changeable[] = [];
  const waits = ({ start, end }: ESTree.Span) => /\b(await|yield)\b/.test(source.slice(start, end));
  new Visitor({
    BinaryExpression: (node) => void (/^[<>]=?$/.test(node.operator) && found.push(node)),
    LogicalExpression: (node) => void (node.operator !== '??' && !waits(node.right) && found.push(node)),
    CallExpression: (node) => void (nameOf(node) !== null && !waits(node) && found.push(node)),
  }).visit(parseSync('source.ts', source).program);
  const placeIn = (node: Changeable) => (node.type === 'CallExpression' ? node.callee.end : node.left.end);
  return found.toSorted((one, other) => placeIn(one) - placeIn(other));
}

/** `list.some(…)`; after a question mark the call may have no list. */
function nameOf({ callee, optional, typeArguments }: ESTree.CallExpression): 'some' | 'every' | null {
  if (callee.type !== 'MemberExpression' || callee.property.type !== 'Identifier') return null;
  const { name } = callee.property;
  if (optional || callee.optional || typeArguments || (name !== 'some' && name !== 'every')) return null;
  return callee.object.type === 'ChainExpression' || hasChain(callee.object) ? null : name;
}

function hasChain(node: ESTree.Expression): boolean {
  if (node.type === 'CallExpression') return node.optional || hasChain(node.callee);
  return node.type === 'MemberExpression' && (node.optional || hasChain(node.object));
}

/** At one place the ends of inner parts come first, then the beginnings of outer ones. */
function applied(source: string, edits: readonly Edit[]): string {
  let [text, at] = ['', 0];
  for (const edit of edits.toSorted((one, other) => one.from - other.from || one.rank - other.rank)) {
    text += source.slice(at, edit.from) + edit.text;
    at = edit.to;
  }
  return text + source.slice(at);
}
