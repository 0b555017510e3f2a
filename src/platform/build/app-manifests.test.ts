import { expect, it } from 'vitest';
import { readIcon } from './app-manifests.ts';

it('a brand without its icons is refused with the way to draw them [PK-001]', () => {
  expect(() => readIcon('unknown', 'touch-180.png')).toThrow(
    'The brand "unknown" has no icon app/touch-180.png. "npm run icons" draws it from icon.svg.',
  );
  expect(readIcon('abonat', 'touch-180.png').length).toBeGreaterThan(0);
});
