// The text of a tagged PDF in reading order, with the type of each block: heading, paragraph, item.

export type TextBlock = { kind: 'heading' | 'subheading' | 'paragraph' | 'item'; text: string };

type StructContent = { type: string; id: string };
type StructNode = { role: string; children?: (StructNode | StructContent)[] };

type TextItem = { str: string; hasEOL?: boolean };
type TextMark = { type: string; id?: string | null };

const kinds: Record<string, TextBlock['kind']> = {
  H1: 'heading',
  H2: 'subheading',
  P: 'paragraph',
  LBody: 'item',
};

/** For one page; empty without tags. */
export function readingOrder(tree: StructNode | null, items: readonly (TextItem | TextMark)[]): TextBlock[] {
  if (!tree) return [];
  const texts = textsById(items);
  return blocksIn(tree, texts);
}

function blocksIn(node: StructNode, texts: ReadonlyMap<string, string>): TextBlock[] {
  const kind = kinds[node.role];
  if (!kind) return (node.children ?? []).flatMap((child) => ('role' in child ? blocksIn(child, texts) : []));
  const text = wordsIn(node, texts).replace(/\s+/g, ' ').trim();
  return text === '' ? [] : [{ kind, text }];
}

function wordsIn(node: StructNode | StructContent, texts: ReadonlyMap<string, string>): string {
  if (!('role' in node)) return texts.get(node.id) ?? '';
  return (node.children ?? []).map((child) => wordsIn(child, texts)).join(' ');
}

/** The text between the marks of each piece of content. */
function textsById(items: readonly (TextItem | TextMark)[]): Map<string, string> {
  const texts = new Map<string, string>();
  const open: (string | null)[] = [];
  for (const item of items) {
    if ('str' in item) {
      const id = open.findLast((each) => each !== null);
      if (id) texts.set(id, `${texts.get(id) ?? ''}${item.str}${item.hasEOL ? ' ' : ''}`);
    } else if (item.type.startsWith('begin')) open.push(item.id ?? null);
    else open.pop();
  }
  return texts;
}
