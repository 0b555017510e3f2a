import { expect, it } from 'vitest';
import { brandSettingsKind } from './brand-settings.ts';

it.each([
  ['/my-a1/pictures/20101.svg', true],
  ['data:image/png;base64,AAAA', true],
  ['//pictures.example/1.png', false],
  ['/\\pictures.example/1.png', false],
  ['https://pictures.example/1.png', false],
  ['data:text/html,1', false],
])('a picture at %s is accepted: %s', (value, isTaken) => {
  const problem = brandSettingsKind.problemOf?.({ brand: 'abonat', key: '20101_image', value, is_withdrawn: false });
  expect(problem == null).toBe(isTaken);
});
