import { expect, test } from 'vitest';
import { wireHeight, wirePath, type Wire } from './wire.ts';

const level: Wire = [0, 50, 30, 50, 60, 50, 90, 50];
const hanging: Wire = [0, 0, 30, 100, 60, 100, 90, 0];

test('a wire is drawn as one curve', () => {
  expect(wirePath(hanging)).toBe('M0 0C30 100 60 100 90 0');
});

test('a bird on a level wire sits at its height', () => {
  expect(wireHeight(level, 20)).toBeCloseTo(50);
});

test('a hanging wire is lowest in the middle and even on both sides', () => {
  expect(wireHeight(hanging, 45)).toBeCloseTo(75);
  expect(wireHeight(hanging, 20)).toBeCloseTo(wireHeight(hanging, 70), 3);
  expect(wireHeight(hanging, 20)).toBeLessThan(wireHeight(hanging, 45));
});
