import { cleanup, render } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import demoCatalogue from '../../../../database/demo/operator/extras.ndjson?raw';
import { defaultPicture, type PicturedExtra } from './default-pictures.tsx';

afterEach(cleanup);

const extras = demoCatalogue
  .trim()
  .split('\n')
  .map((line) => JSON.parse(line) as PicturedExtra & { name_en: string });

const drawing = (extra: PicturedExtra) => render(defaultPicture(extra)).container.innerHTML;

it('every extra of the demo has its own picture', () => {
  const nameOfDrawing = new Map<string, string>();
  const shared = extras.flatMap((extra) => {
    const drawn = drawing(extra);
    const other = nameOfDrawing.get(drawn);
    nameOfDrawing.set(drawn, extra.name_en);
    return other ? [`${other} and ${extra.name_en}`] : [];
  });
  expect(shared).toEqual([]);
});

it('the picture for extras of unknown groups is none of theirs', () => {
  expect(extras.map(drawing)).not.toContain(drawing({ code: '1', group_type: 'Unknown' }));
});
