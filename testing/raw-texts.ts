// Finds texts written in components instead of the catalogues.

import { parseSync } from 'vite';

type Node = { type: string; value?: unknown; name?: unknown; [field: string]: unknown };

const shownAttributes =
  /^(aria-(label|description|roledescription|valuetext|placeholder)|title|alt|placeholder|label|heading|text|caption|summary)$/;

/** Every Cyrillic word, and every visible word of any alphabet. */
export function rawTextsIn(file: string, source: string): string[] {
  const found: string[] = [];
  walk(parseSync(file, source).program as unknown as Node, null, (node, parent) => {
    const text = textOf(node);
    if (text === null) return;
    const isShown = node.type === 'JSXText' || isShownIn(parent);
    if (/\p{Script=Cyrillic}/u.test(text) || (isShown && /\p{L}{2}/u.test(text))) found.push(text.trim());
  });
  return found;
}

function textOf(node: Node): string | null {
  if (node.type === 'JSXText') return String(node.value);
  if (node.type === 'Literal' && typeof node.value === 'string') return node.value;
  if (node.type === 'TemplateElement') return (node.value as { cooked?: string }).cooked ?? '';
  return null;
}

function isShownIn(parent: Node | null): boolean {
  if (parent?.type === 'JSXExpressionContainer') return true;
  if (parent?.type !== 'JSXAttribute') return false;
  return shownAttributes.test(String((parent['name'] as Node).name));
}

function walk(node: Node, parent: Node | null, visit: (node: Node, parent: Node | null) => void): void {
  visit(node, parent);
  for (const value of Object.values(node)) {
    for (const child of Array.isArray(value) ? value : [value])
      if (isNode(child)) walk(child, containerOf(node, parent), visit);
  }
}

const transparent = new Set([
  'JSXExpressionContainer',
  'TemplateLiteral',
  'ConditionalExpression',
  'LogicalExpression',
]);

/** A text in braces, in a template or in a conditional belongs to its container. */
function containerOf(node: Node, parent: Node | null): Node {
  const isBare = node.type === 'JSXExpressionContainer' && parent?.type !== 'JSXAttribute';
  return transparent.has(node.type) && !isBare && parent ? parent : node;
}

function isNode(value: unknown): value is Node {
  return typeof value === 'object' && value !== null && typeof (value as Node).type === 'string';
}
