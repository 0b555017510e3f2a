// A query without one of its conditions.

type Node = Record<string, unknown> & { kind?: unknown };

/** Undefined for the condition itself. */
export function withoutNode(value: unknown, condition: object): unknown {
  if (value === condition) return undefined;
  if (Array.isArray(value)) return value.map((each: unknown) => withoutNode(each, condition));
  if (typeof value !== 'object' || value === null || Object.getPrototypeOf(value) !== Object.prototype) return value;
  const parts = Object.entries(value as Node).map(([name, part]) => [name, withoutNode(part, condition)] as const);
  const changed = Object.fromEntries(parts) as Node;
  if (changed.kind === 'AndNode') return changed['left'] === undefined ? changed['right'] : withRight(changed);
  return changed.kind === 'WhereNode' && changed['where'] === undefined ? undefined : changed;
}

const withRight = (node: Node) => (node['right'] === undefined ? node['left'] : node);
