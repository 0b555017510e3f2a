import { expect, it } from 'vitest';
import { areas as serverAreas } from '../server/areas.ts';
import { texts } from '../server/texts.ts';
import { areas } from './areas.ts';
import { firstTexts } from './register-texts.ts';

it('every area but the operator desk has a browser side under the same name', () => {
  const names = serverAreas.map(({ name }) => name).filter((name) => name !== 'operator-desk');
  expect(areas.map(({ name }) => name)).toEqual(names);
});

it('the browser loads the texts of every feature', () => {
  const features = [...Object.keys(firstTexts), ...areas.flatMap((area) => Object.keys(area.texts))];
  const known = Object.keys(texts).filter((feature) => feature !== 'operator-desk');
  expect([...new Set(features)].toSorted()).toEqual(known.toSorted());
});
