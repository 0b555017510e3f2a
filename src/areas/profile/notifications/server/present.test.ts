import { expect, it } from 'vitest';
import { presentSettings } from './present.ts';

const stored = {
  matrix: { isOn: () => true },
  quietHours: null,
  contacts: { email: 'maria@demo.abonat.bg', language: 'bg', number: null },
  browsers: [],
};

it('a portal without push offers none', () => {
  expect(presentSettings({ ...stored, push: null }).push).toBeNull();
});
