import { describe, expect, it } from 'vitest';
import { imageOf, nameOf } from './configured-look.ts';
import { homeAssistanceCodes } from './home-assistance/rules.ts';

const all = { '20068_image_new': 'new.svg', '20068_image': 'old.svg', School_image_web: 'group.svg' };

describe('the picture of an extra', () => {
  it('is the new one of its code if configured [EX-035]', () => {
    expect(imageOf(all, '20068', 'School')).toBe('new.svg');
  });

  it('is the older one of its code otherwise [EX-036]', () => {
    expect(imageOf({ ...all, '20068_image_new': '' }, '20068', 'School')).toBe('old.svg');
  });

  it('is that of its group if its code has none [EX-037]', () => {
    expect(imageOf(all, '20069', 'School')).toBe('group.svg');
  });

  it('is none when nothing is configured', () => {
    expect(imageOf(all, '20069', 'Video')).toBeNull();
  });
});

it('the name of an extra is the configured one, else the catalogue name [EX-038]', () => {
  expect(nameOf({ '20068_service_name': 'Училище' }, '20068', 'School')).toBe('Училище');
  expect(nameOf({ '20068_service_name': 'Училище' }, '20069', 'School')).toBe('School');
});

it.each([
  ['20051,20052', ['20051', '20052']],
  [' 20051 , 20052 ,', ['20051', '20052']],
  ['', []],
])('the home-assistance codes are read from the comma list %j [EX-244]', (list, codes) => {
  expect([...homeAssistanceCodes(list)]).toEqual(codes);
});
