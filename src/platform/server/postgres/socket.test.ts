import { expect, it } from 'vitest';
import { fits } from './socket.ts';

const socketNameBytes = '/.s.PGSQL.5432'.length;
const directoryOf = (bytes: number) => `/${'d'.repeat(bytes - socketNameBytes - 1)}`;

it.each([
  ['linux', 107, true],
  ['linux', 108, false],
  ['darwin', 103, true],
  ['darwin', 104, false],
] as const)('on %s a socket path of %d bytes fits: %s', (platform, bytes, expected) => {
  expect(fits(directoryOf(bytes), platform)).toBe(expected);
});

it('the length counts bytes, not letters', () => {
  expect(fits(`/${'д'.repeat(60)}`, 'linux')).toBe(false);
});
