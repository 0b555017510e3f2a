import { describe, expect, it } from 'vitest';
import { readingOrder } from './reading-order.ts';

const content = (id: string) => ({ type: 'content', id });
const begin = (id: string) => ({ type: 'beginMarkedContentProps', id });
const end = { type: 'endMarkedContent' };

describe('the text of a page', () => {
  it('comes in the order of the tags, not of the drawing', () => {
    const tree = {
      role: 'Root',
      children: [
        {
          role: 'Document',
          children: [
            { role: 'H1', children: [content('b')] },
            { role: 'L', children: [{ role: 'LI', children: [{ role: 'LBody', children: [content('a')] }] }] },
          ],
        },
      ],
    };
    const items = [
      begin('a'),
      { str: '1. Цена.', hasEOL: true },
      { str: 'Остава.' },
      end,
      begin('b'),
      { str: 'Анекс' },
      end,
    ];
    expect(readingOrder(tree, items)).toEqual([
      { kind: 'heading', text: 'Анекс' },
      { kind: 'item', text: '1. Цена. Остава.' },
    ]);
  });

  it('omits content outside the tags, such as page numbers', () => {
    const tree = { role: 'Root', children: [{ role: 'P', children: [content('a')] }] };
    const items = [{ type: 'beginMarkedContent' }, { str: '1 / 2' }, end, begin('a'), { str: 'Текст' }, end];
    expect(readingOrder(tree, items)).toEqual([{ kind: 'paragraph', text: 'Текст' }]);
  });

  it('is empty without tags', () => {
    expect(readingOrder(null, [{ str: 'x' }])).toEqual([]);
  });
});
